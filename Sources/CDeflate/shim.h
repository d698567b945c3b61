// SPDX-License-Identifier: MIT
#include <libdeflate.h>

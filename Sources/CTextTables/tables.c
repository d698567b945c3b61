#include "CTextTables.h"
int diorama_text_tables = 1;

# SPDX-License-Identifier: MIT
"""Evaluates the second column of a table of expressions, compiled once.

    expressions.py EVALUATIONS < TABLE

Prints nanoseconds for one evaluation and the results of one round as JSON.
"""
import json
import sys
import time

NAMES = {
    "count": 3, "ratio": 0.5, "name": "Ann", "flag": True, "names": ["a", "b", "c"],
    "items": list(range(1, 11)), "user": {"name": "Bob", "age": 42},
}


def typed(value):
    """As `diorama eval` prints a value."""
    if isinstance(value, bool):
        return {"bool": value}
    if isinstance(value, int):
        return {"int": str(value)}
    if isinstance(value, float):
        return {"double": repr(value)}
    if isinstance(value, str):
        return {"string": value}
    return {"list": [typed(element) for element in value]}


def main():
    codes = [compile(line.rstrip("\n").split("\t")[1], "<>", "eval") for line in sys.stdin]
    rounds = -(-int(sys.argv[1]) // len(codes))
    # One dictionary for all: names are looked up where CPython looks for globals.
    names = dict(NAMES)
    start = time.perf_counter_ns()
    for _ in range(rounds):
        for code in codes:
            eval(code, names)
    spent = time.perf_counter_ns() - start
    print(spent / (rounds * len(codes)), json.dumps([typed(eval(code, names)) for code in codes]))


main()

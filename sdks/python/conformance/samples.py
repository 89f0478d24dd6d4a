"""Runs programs one after the other, and prints which failed."""

import runpy
import sys

for file in sys.argv[1:]:
    try:
        runpy.run_path(file)
    except Exception as error:
        print("FAILED", file, repr(error), file=sys.stderr)

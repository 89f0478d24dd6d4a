#!/bin/sh
# langchain-mcp-adapters 0.3.2 (PyPI): a refused call, invoked with its arguments, returns text like any success.
#
# A server answers a refusal as a result with `isError: true`. Our guess was that the tool raises a ToolException, as
# the same adapters on npm do (@langchain/mcp-adapters 1.1.4), or marks what it returns. Invoked with a dict of
# arguments, as programs and tests do, it returns only the refusal's content, which nothing distinguishes from an
# answer. Only when it is invoked with a whole tool call, as in a model's turn, does the result have `status="error"`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install langchain-mcp-adapters==0.3.2 mcp==1.30.0

cat >server.py <<'PROGRAM'
from mcp.server.fastmcp import FastMCP

server = FastMCP("stand-in")


@server.tool()
def look() -> str:
    raise ValueError("nothing is there")


server.run()
PROGRAM
cat >ask.py <<'PROGRAM'
import asyncio
import sys

from langchain_mcp_adapters.client import MultiServerMCPClient


async def main():
    place = {"transport": "stdio", "command": sys.executable, "args": ["server.py"]}
    (tool,) = await MultiServerMCPClient({"s": place}).get_tools()
    for given in ({}, {"type": "tool_call", "id": "1", "name": "look", "args": {}}):
        try:
            result = await tool.ainvoke(given)
            print("returns", type(result).__name__, getattr(result, "status", "without a status"))
        except Exception as error:
            print("raises", type(error).__name__)


asyncio.run(main())
PROGRAM
seen="returns list without a status
returns ToolMessage error"
read=$(own/bin/python ask.py 2>/dev/null)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }

#!/bin/sh
# mcpadapt 0.1.19 (PyPI): a limit in whole seconds limits nothing, and the default is a whole number.
#
# `client_session_timeout_seconds`, "timeout for MCP ClientSession calls", is 5 by default, and smolagents 1.26.0 leaves
# it so. Our guess was that a call without an answer ends after five seconds. Only a float or a timedelta counts: an
# int, such as the default, is silently dropped, and the call waits as long as the server does. The annotation `float`
# lets an int through every type checker.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv own
own/bin/pip --quiet --disable-pip-version-check install mcpadapt==0.1.19 mcp==1.30.0

cat >server.py <<'PROGRAM'
import asyncio

from mcp.server.fastmcp import FastMCP

server = FastMCP("stand-in")


@server.tool()
async def wait() -> str:
    await asyncio.sleep(3)
    return "late"


server.run()
PROGRAM
cat >ask.py <<'PROGRAM'
import inspect
import sys

from mcp import StdioServerParameters
from mcpadapt.core import MCPAdapt, ToolAdapter


class Plain(ToolAdapter):
    def adapt(self, func, mcp_tool):
        return func


print("default", repr(inspect.signature(MCPAdapt).parameters["client_session_timeout_seconds"].default))
place = StdioServerParameters(command=sys.executable, args=["server.py"])
for limit in (1, 1.0):
    with MCPAdapt(place, Plain(), client_session_timeout_seconds=limit) as (wait,):
        try:
            print(repr(limit), "answers", wait({}).content[0].text)
        except Exception as error:
            print(repr(limit), "raises", type(error).__name__)
PROGRAM
seen="default 5
1 answers late
1.0 raises McpError"
read=$(own/bin/python ask.py 2>/dev/null)
echo "$read"
[ "$read" = "$seen" ] || { echo "Expected: $seen" >&2; exit 1; }

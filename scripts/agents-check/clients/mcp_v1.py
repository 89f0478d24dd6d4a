"""Calls with Python's `mcp` package, version 1, in the protocol revision 2025-11-25."""

import asyncio
import json
from contextlib import asynccontextmanager

from checks import KEY, URL, answers, check_reads, check_second_call, met
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


@asynccontextmanager
async def opened():
    headers = {"Authorization": f"Bearer {KEY}"}
    async with streamablehttp_client(URL, headers=headers) as (read, write, _):
        async with ClientSession(read, write) as session:
            told = await session.initialize()

            async def call(name, arguments):
                result = await session.call_tool(name, arguments)
                return result.isError, result.content[0].text, result.structuredContent

            yield session, call, told.protocolVersion


async def refused_with(status):
    """Makes a call in a session of its own, because a refusal by HTTP status ends the whole session."""
    try:
        async with opened() as (_, call, _):

            async def is_marked(name, arguments):
                return (await call(name, arguments))[0]

            return await met(is_marked, status), await answers(is_marked)
    except ExceptionGroup:
        return "exception", False


async def main():
    async with opened() as (session, call, version):
        await check_reads(call, [tool.name for tool in (await session.list_tools()).tools])
        await check_second_call(call)
        print(version)
    limited, goes_on = await refused_with(429)
    unauthorized, still = await refused_with(401)
    print(json.dumps({"limited": limited, "unauthorized": unauthorized, "goesOn": goes_on and still}))


asyncio.run(main())

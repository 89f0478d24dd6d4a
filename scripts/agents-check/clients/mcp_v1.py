"""The `mcp` package of Python, version 1: the revision 2025-11-25."""

import asyncio

from checks import KEY, URL, check_reads, check_second_call
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


async def main():
    headers = {"Authorization": f"Bearer {KEY}"}
    async with streamablehttp_client(URL, headers=headers) as (read, write, _):
        async with ClientSession(read, write) as session:
            opened = await session.initialize()

            async def call(name, arguments):
                result = await session.call_tool(name, arguments)
                return result.isError, result.content[0].text, result.structuredContent

            await check_reads(call, [tool.name for tool in (await session.list_tools()).tools])
            await check_second_call(call)
            print(opened.protocolVersion)


asyncio.run(main())

"""Calls with FastMCP's client, which takes the key directly."""

import asyncio
import json

from checks import KEY, URL, check_http, check_reads, check_second_call
from fastmcp import Client


async def main():
    async with Client(URL, auth=KEY) as client:

        async def call(name, arguments):
            result = await client.call_tool(name, arguments, raise_on_error=False)
            return result.is_error, result.content[0].text, result.structured_content

        await check_reads(call, [tool.name for tool in await client.list_tools()])
        await check_second_call(call)

        async def is_marked(name, arguments):
            return (await call(name, arguments))[0]

        print(json.dumps(await check_http(is_marked)))


asyncio.run(main())

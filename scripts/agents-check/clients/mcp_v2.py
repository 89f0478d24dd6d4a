"""Calls with Python's `mcp` package, version 2, in both protocol revisions, with and without forms."""

import asyncio
import json

import httpx2
from checks import KEY, URL, check_form, check_http, check_reads, check_second_call
from mcp import Client, types
from mcp.client.streamable_http import streamable_http_client


async def run(mode, with_forms):
    asked, answers = [], []

    async def elicit(_context, params):
        asked.append(params.message)
        return types.ElicitResult(action="accept", content={"save": answers[0]})

    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {KEY}"}) as http:
        transport = streamable_http_client(URL, http_client=http)
        callback = {"elicitation_callback": elicit} if with_forms else {}
        async with Client(transport, mode=mode, **callback) as client:

            async def call(name, arguments):
                result = await client.call_tool(name, arguments)
                return bool(result.is_error), result.content[0].text, result.structured_content

            await check_reads(call, [tool.name for tool in (await client.list_tools()).tools])
            if with_forms and mode == "auto":
                await check_form(call, asked, answers)
            else:
                await check_second_call(call)
            print(f"{mode}, forms {with_forms}: {client.protocol_version}")
            if mode == "legacy" or with_forms:
                return

            async def is_marked(name, arguments):
                return (await call(name, arguments))[0]

            print(json.dumps(await check_http(is_marked)))


for mode in ("auto", "legacy"):
    for with_forms in (True, False):
        asyncio.run(run(mode, with_forms))

"""Signs a person in with Python's `mcp` package, version 1."""

import asyncio

from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamablehttp_client
from mcp.shared.auth import OAuthClientMetadata
from signing_in import REDIRECT, URL, Kept, check, redirected, tell


async def callback():
    brought = await redirected()
    return brought["code"], brought.get("state")


async def main():
    kept = Kept()
    metadata = OAuthClientMetadata(client_name="Python 1", redirect_uris=[REDIRECT], token_endpoint_auth_method="none")
    provider = OAuthClientProvider(URL, metadata, kept, tell, callback)
    async with streamablehttp_client(URL, auth=provider) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()
            tools = (await session.list_tools()).tools
            check(tools, (await session.call_tool("get_me", {})).isError, kept)


asyncio.run(main())

"""Signs a person in with Python's `mcp` package, version 2."""

import asyncio

import httpx2
from mcp import Client
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata
from signing_in import REDIRECT, URL, Kept, check, redirected, tell


async def callback():
    brought = await redirected()
    return AuthorizationCodeResult(code=brought["code"], state=brought.get("state"), iss=brought.get("iss"))


async def main():
    kept = Kept()
    metadata = OAuthClientMetadata(client_name="Python 2", redirect_uris=[REDIRECT], token_endpoint_auth_method="none")
    provider = OAuthClientProvider(URL, metadata, kept, tell, callback)
    async with httpx2.AsyncClient(auth=provider, timeout=90) as http:
        async with Client(streamable_http_client(URL, http_client=http)) as client:
            tools = (await client.list_tools()).tools
            check(tools, (await client.call_tool("get_me", {})).is_error, kept)


asyncio.run(main())

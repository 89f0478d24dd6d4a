"""The parts of a sign-in that a program adds to the library: it stores tokens, and waits for the browser's redirect."""

import asyncio
import os
from urllib.parse import parse_qs, urlsplit

URL = os.environ["AGENTS_URL"]
TOOLS = int(os.environ["AGENTS_TOOLS"])
PORT = int(os.environ["AGENTS_PORT"])
REDIRECT = f"http://127.0.0.1:{PORT}/callback"


class Kept:
    tokens = None
    client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client_info):
        self.client = client_info


async def tell(address):
    print(address, flush=True)


async def redirected():
    """The query that the browser brings to the redirect's address."""
    brought = asyncio.get_running_loop().create_future()

    async def serve(reader, writer):
        line = (await reader.readline()).decode()
        if not brought.done() and "code=" in line:
            brought.set_result({name: values[0] for name, values in parse_qs(urlsplit(line.split()[1]).query).items()})
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", PORT):
        return await asyncio.wait_for(brought, 60)


def require(condition, what):
    if not condition:
        raise SystemExit(f"failed: {what}")


def check(tools, is_error, kept):
    require(len(tools) == TOOLS, f"{TOOLS} tools that read, not {len(tools)}")
    require(not is_error, "get_me answers")
    require(kept.tokens.refresh_token, "there is a token to go on with")

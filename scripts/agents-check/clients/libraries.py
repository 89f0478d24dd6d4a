"""Tries a library as its users do, and prints what they see as one line of JSON."""

import asyncio
import json
import os
import re
import sys

from checks import KEY, URL, check_http, lead, require

HEADERS = {"Authorization": f"Bearer {KEY}"}


def text_of(result):
    """The text that the model reads, however a library wraps it."""
    if isinstance(result, str):
        return result
    if isinstance(result, (list, tuple)):
        return "".join(text_of(one) for one in result)
    if isinstance(result, dict):
        return result["text"] if isinstance(result.get("text"), str) else json.dumps(result, ensure_ascii=False)
    for name in ("text", "content", "raw_output"):
        if hasattr(result, name):
            return text_of(getattr(result, name))
    return str(result)


def is_marked(result):
    if isinstance(result, dict):
        return result.get("isError") is True or result.get("status") == "error"
    return any(getattr(result, name, False) is True for name in ("is_error", "isError"))


async def openai_agents(use):
    from agents.mcp import MCPServerStreamableHttp

    async with MCPServerStreamableHttp(params={"url": URL, "headers": HEADERS}) as server:
        await use([tool.name for tool in await server.list_tools()], server.call_tool)


async def langchain(use):
    from langchain_mcp_adapters.client import MultiServerMCPClient

    client = MultiServerMCPClient({"re": {"transport": "streamable_http", "url": URL, "headers": HEADERS}})
    tools = {tool.name: tool for tool in await client.get_tools()}
    await use(list(tools), lambda name, given: tools[name].ainvoke(given))


async def llama_index(use):
    from llama_index.tools.mcp import BasicMCPClient, McpToolSpec

    client = BasicMCPClient(URL, headers=HEADERS)
    tools = {tool.metadata.name: tool for tool in await McpToolSpec(client).to_tool_list_async()}
    await use(list(tools), lambda name, given: tools[name].acall(**given))


async def pydantic_ai(use):
    from pydantic_ai.mcp import MCPToolset

    async with MCPToolset(URL, headers=HEADERS) as server:
        await use([tool.name for tool in await server.list_tools()], server.direct_call_tool)


async def agent_framework(use):
    from agent_framework import MCPStreamableHTTPTool

    # It would offer the prompts to the model as functions too.
    async with MCPStreamableHTTPTool(name="re", url=URL, static_headers=HEADERS, load_prompts=False) as tool:
        await use([one.name for one in tool.functions], lambda name, given: tool.call_tool(name, **given))


async def google_adk(use):
    from google.adk.agents.invocation_context import InvocationContext
    from google.adk.sessions import InMemorySessionService
    from google.adk.tools.mcp_tool import McpToolset
    from google.adk.tools.mcp_tool.mcp_session_manager import StreamableHTTPConnectionParams
    from google.adk.tools.tool_context import ToolContext

    sessions = InMemorySessionService()
    session = await sessions.create_session(app_name="try", user_id="1")
    invocation = InvocationContext.model_construct(
        session_service=sessions, session=session, invocation_id="1", agent=None
    )
    toolset = McpToolset(connection_params=StreamableHTTPConnectionParams(url=URL, headers=HEADERS))
    tools = {tool.name: tool for tool in await toolset.get_tools()}
    context = ToolContext(invocation)
    await use(list(tools), lambda name, given: tools[name].run_async(args=given, tool_context=context))


async def semantic_kernel(use):
    from semantic_kernel import Kernel
    from semantic_kernel.connectors.mcp import MCPStreamableHttpPlugin

    # It would offer the prompts to the model as functions too.
    async with MCPStreamableHttpPlugin(name="re", url=URL, headers=HEADERS, load_prompts=False) as plugin:
        functions = Kernel().add_plugin(plugin).functions
        await use(list(functions), lambda name, given: plugin.call_tool(name, **given))


async def smolagents(use):
    from smolagents import MCPClient

    with MCPClient({"url": URL, "headers": HEADERS}, structured_output=False) as listed:
        tools = {tool.name: tool for tool in listed}
        await use(list(tools), lambda name, given: asyncio.to_thread(tools[name], **given))


async def strands(use):
    from strands.tools.mcp import MCPClient

    async def call(name, given):
        return await client.call_tool_async(tool_use_id="1", name=name, arguments=given)

    with MCPClient(url=URL, headers=HEADERS) as client:
        await use([tool.tool_name for tool in client.list_tools_sync()], call)


async def facts(names, call):
    cities = text_of(await call("list_cities", {"uf": "SP", "q": "são", "limit": 2}))
    # One library shows the model every accented letter as an escape.
    require("São" in cities or "S\\u00e3o" in cities, f"accents reach the model: {cities[:200]}")
    try:
        refused = await call("get_property", {"propertyId": "nope"})
        require("not_found" in text_of(refused), "a refusal says why")
        refusal = "result" if is_marked(refused) else "text"
    except Exception as error:  # noqa: BLE001
        require("not_found" in str(error), f"a refusal says why: {error!r}")
        refusal = "exception"
    arguments = lead()
    preview = text_of(await call("create_lead", arguments))
    # Some libraries escape the text once more.
    token = re.search(r'confirmation[\\"]+:\s*[\\"]+([\w-]{43})', preview).group(1)
    saved = text_of(await call("create_lead", {**arguments, "confirmation": token}))
    require(re.search(r'saved[\\"]+:\s*true', saved), f"a write is saved once confirmed: {saved[:200]}")

    async def refused_or_not(name, given):
        result = await call(name, given)
        return is_marked(result) or "account" not in text_of(result)

    print(json.dumps({"tools": len(names), "refusal": refusal, **await check_http(refused_or_not)}), flush=True)
    # Some libraries keep a thread that waits forever for an answer.
    os._exit(0)


async def main():
    await globals()[sys.argv[1]](facts)


asyncio.run(main())

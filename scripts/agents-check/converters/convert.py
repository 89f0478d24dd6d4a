"""What the converters of PyPI make of the tools in a file, as JSON in another: the schema of each, by converter."""

import json
import sys

from mcp.types import Tool

with open(sys.argv[1], encoding="utf-8") as file:
    LISTED = json.load(file)
TOOLS = [Tool.model_validate(tool) for tool in LISTED]


def by_google_genai():
    from google.genai._mcp_utils import mcp_to_gemini_tool

    for tool in TOOLS:
        (declared,) = mcp_to_gemini_tool(tool).function_declarations
        yield declared.name, declared.parameters_json_schema or declared.parameters.model_dump(exclude_none=True)


def by_openai_agents(strict):
    from agents.mcp import MCPServerStreamableHttp
    from agents.mcp.util import MCPUtil

    # Nothing is called: the converter asks it for its settings.
    server = MCPServerStreamableHttp({"url": "http://127.0.0.1:9/mcp"})
    for tool in TOOLS:
        made = MCPUtil.to_function_tool(tool, server, convert_schemas_to_strict=strict)
        yield made.name, made.params_json_schema


def by_langchain_anthropic():
    from langchain_anthropic.chat_models import convert_to_anthropic_tool

    for tool in LISTED:
        made = convert_to_anthropic_tool(
            {"name": tool["name"], "description": tool["description"], "parameters": tool["inputSchema"]}
        )
        yield made["name"], made["input_schema"]


CONVERTERS = {
    "google-genai, mcp_to_gemini_tool": by_google_genai,
    "openai-agents": lambda: by_openai_agents(False),
    "openai-agents, strict": lambda: by_openai_agents(True),
    "langchain-anthropic": by_langchain_anthropic,
}

made = {}
for name, convert in CONVERTERS.items():
    try:
        made[name] = dict(convert())
    except Exception as error:  # The next converter is tried all the same.
        made[name] = {"fault": f"{type(error).__name__}: {error}"}
with open(sys.argv[2], "w", encoding="utf-8") as file:
    json.dump(made, file, default=str)

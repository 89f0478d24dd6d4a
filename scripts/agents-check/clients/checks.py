"""Checks what every client of the tools must find, whatever its library."""

import asyncio
import json
import os
import urllib.request
import uuid

URL = os.environ["AGENTS_URL"]
KEY = os.environ["AGENTS_KEY"]
TOOLS = int(os.environ["AGENTS_TOOLS"])


# A client that has not answered by then would wait forever.
PATIENCE_S = 15


def lead():
    name = f"Ana {uuid.uuid4().hex[:12]}"
    return {"name": name, "email": f"{name.split()[1]}@cliente.test", "consentGiven": True}


def require(condition, what):
    if not condition:
        raise SystemExit(f"failed: {what}")


def same(text, structure):
    require(json.loads(text) == structure, "text and structure say the same")
    return structure


async def check_reads(call, tools):
    """Checks the tools; `call(name, arguments)` returns (is_error, text, structure)."""
    require(len(tools) == TOOLS, f"{TOOLS} tools, not {len(tools)}")
    require(tools == sorted(tools), "tools are sorted")
    error, text, me = await call("get_me", {})
    require(not error and same(text, me)["data"]["account"]["id"], "get_me tells the account")
    error, text, cities = await call("list_cities", {"uf": "PR", "limit": 2})
    require(not error and len(same(text, cities)["data"]) == 2, "two cities are listed")
    error, text, problem = await call("get_property", {"propertyId": ".."})
    require(error and same(text, problem)["code"] == "not_found", "a hostile id is not found")
    error, text, problem = await call("list_properties", {"status": "OPEN", "limit": 0})
    names = sorted(fault["name"] for fault in same(text, problem)["invalidParams"])
    require(error and names == ["limit", "status"], "every fault is told at once")


async def check_second_call(call):
    """Checks that a client without forms sees the preview, and writes by a second call."""
    arguments = lead()
    error, text, preview = await call("create_lead", arguments)
    require(not error and same(text, preview)["saved"] is False, "a write is a preview first")
    confirmed = {**arguments, "confirmation": preview["confirmation"]}
    error, text, saved = await call("create_lead", confirmed)
    require(not error and same(text, saved)["saved"] is True, "it is saved with its confirmation")
    error, text, used = await call("create_lead", confirmed)
    require(error and same(text, used)["code"] == "confirmation_used", "and once")


async def check_form(call, asked, answers):
    """Checks that a client with forms asks the person; `answers` is set to what the person says next."""
    answers[:] = [False]
    error, _, left = await call("create_lead", lead())
    require(not error and left["saved"] is False and "confirmation" not in left, "no means no")
    answers[:] = [True]
    arguments = lead()
    error, text, saved = await call("create_lead", arguments)
    require(not error and same(text, saved)["saved"] is True, "yes saves")
    require(any(arguments["name"] in message for message in asked), "the form shows what is saved")


async def met(call, status):
    """How a call's refusal by HTTP status reaches the program; `call(name, arguments)` returns whether it is marked."""
    address = URL.removesuffix("/mcp") + f"/refuse/{status}"
    await asyncio.to_thread(lambda: urllib.request.urlopen(address).close())
    try:
        marked = await asyncio.wait_for(call("get_me", {}), PATIENCE_S)
    except TimeoutError:
        return "waits"
    except Exception:  # noqa: BLE001
        return "exception"
    return "result" if marked else "text"


async def check_http(call):
    """How a 429 and a 401 reach the program, and whether later calls work. The 401 is last: it ends some sessions."""
    limited = await met(call, 429)
    goes_on = await answers(call)
    unauthorized = await met(call, 401)
    return {"limited": limited, "unauthorized": unauthorized, "goesOn": goes_on and await answers(call)}


async def answers(call):
    try:
        return await asyncio.wait_for(call("get_me", {}), PATIENCE_S) is False
    except Exception:  # noqa: BLE001
        return False

"""Performs the tasks of the vectors' runner: one line for each task, and one for each outcome.

With `--async` it uses the asynchronous client.
"""

import asyncio
import json
import keyword
import re
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_type_hints

sys.path.insert(0, str(Path(__file__).parent.parent))

from receivers import receive

import real_estate_account as sdk

# Options that are in milliseconds in the vectors, by the names of those in seconds here.
SECONDS = {"timeoutMs": "timeout", "backoffMs": "backoff", "maxWaitMs": "max_wait", "pollMs": "poll"}

AWAITED = "--async" in sys.argv
LOOP = asyncio.new_event_loop()
Client = sdk.AsyncRealEstateClient if AWAITED else sdk.RealEstateClient


def snake(name: str) -> str:
    """A name as Python spells it; a reserved word gets an underscore at its end."""
    said = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return f"{said}_" if keyword.iskeyword(said) else said


def named(options: dict[str, Any]) -> dict[str, Any]:
    return {
        SECONDS.get(name, snake(name)): value / 1000 if name in SECONDS else value for name, value in options.items()
    }


# The client's report of each answer, and what its hooks received.
responses: list[dict[str, Any]] = []
told: list[str] = []


def tell(hook: str, info: sdk.AttemptInfo) -> None:
    told.append(f"{hook} {info.method} {info.path} {info.attempt}")


def on_response(response: sdk.ResponseInfo) -> None:
    limits = {
        name: {"remaining": limit.remaining, "resetSeconds": limit.reset_seconds}
        for name, limit in response.limits.items()
    }
    responses.append(
        {
            "status": response.status,
            "requestId": response.request_id,
            "etag": response.etag,
            "rateLimit": response.headers.get("RateLimit"),
            "limits": limits,
        }
    )
    tell(f"response {response.status}", response)


def client_of(task: dict[str, Any]) -> Any:
    return Client(
        **named(task["client"]),
        on_request=lambda info: tell("request", info),
        on_response=on_response,
        on_retry=lambda info: tell("retry", info),
    )


def settled(answer: Any) -> Any:
    """Awaits an answer, if that is necessary."""
    return LOOP.run_until_complete(answer) if isinstance(answer, Coroutine) else answer


def iterated(items: Any) -> Iterator[Any]:
    """Iterates over items, awaiting each if that is necessary."""
    if not isinstance(items, AsyncIterator):
        yield from items
        return
    end = object()
    while (item := LOOP.run_until_complete(anext(items, end))) is not end:
        yield item


def invoke(task: dict[str, Any], suffix: str = "") -> Any:
    return invoke_of(client_of(task), task, suffix)


def call(task: dict[str, Any]) -> Any:
    client = client_of(task)
    if task.get("isSecond"):
        settled(invoke_of(client, task))
    return settled(invoke_of(client, task)).to_json()


def invoke_of(client: Any, task: dict[str, Any], suffix: str = "") -> Any:
    method = getattr(getattr(client, snake(task["resource"])), snake(task["verb"]) + suffix)
    arguments: list[Any] = list(task.get("path", []))
    if "body" in task:
        body = get_type_hints(method)["body"]
        model = next(one for one in getattr(body, "__args__", (body,)) if issubclass(one, sdk.Model))
        arguments.append(model.from_json(task["body"]))
    return method(*arguments, **named(task.get("options", {})))


def items(task: dict[str, Any]) -> list[Any]:
    read: list[Any] = []
    for item in iterated(invoke(task, "_all")):
        read.append(item.to_json())
        if len(read) == task.get("take"):
            break
    return read


class Store:
    def __init__(self, position: str | None) -> None:
        self.position = position

    def load(self) -> str | None:
        return self.position

    def save(self, position: str) -> None:
        self.position = position


def stream(task: dict[str, Any]) -> dict[str, Any]:
    events: list[Any] = []
    store = Store(task.get("position"))
    options = {"until_current": "take" not in task, **named(task.get("options", {}))}
    failed = False
    for event in iterated(client_of(task).events.stream(store, **options)):
        failed = len(events) + 1 == task.get("failAt")
        if failed:
            break
        events.append(event.to_json())
        if len(events) == task.get("take"):
            break
    return {"events": events, "position": store.position, "failed": failed}


def verify(task: dict[str, Any]) -> dict[str, Any]:
    options = {"tolerance": task["tolerance"]} if "tolerance" in task else {}
    message = sdk.verify_webhook(task["text"], task["headers"], task["secrets"], now=task["now"], **options)
    return vars(message)


def sign(task: dict[str, Any]) -> dict[str, Any]:
    at = datetime.fromtimestamp(task["now"], UTC)
    signed = sdk.make_test_delivery(task["secrets"][0], timestamp=at, **task["message"])
    return {"headers": signed.headers, "body": signed.body.decode()}


def typed(task: dict[str, Any]) -> dict[str, Any]:
    data = sdk.event_data(sdk.WebhookMessage(timestamp="", **task["message"]))
    return {"model": data and type(data).__name__, "data": data and data.to_json()}


def make(task: dict[str, Any]) -> dict[str, Any]:
    client_of(task)
    return {}


def env(_: dict[str, Any]) -> dict[str, Any]:
    Client.from_env()
    return {}


def perform(task: dict[str, Any]) -> Any:
    tasks = {
        "make": make,
        "env": env,
        "call": call,
        "all": items,
        "stream": stream,
        "verify": verify,
        "receive": receive,
        "sign": sign,
        "typed": typed,
    }
    return tasks[task["do"]](task)


def without_nones(members: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}


def failure(error: Exception) -> dict[str, Any]:
    if isinstance(error, sdk.UnexpectedAnswerError):
        return {
            "class": type(error).__name__,
            "message": str(error),
            "status": error.status,
            "contentType": error.content_type,
        }
    if isinstance(error, sdk.ApiError):
        return {
            "class": type(error).__name__,
            "message": str(error),
            "contentType": error.content_type,
            "status": error.status,
            "code": error.code,
            "title": error.title,
            "detail": error.detail,
            "requestId": error.request_id,
            "invalidParams": [
                {k: v for k, v in one.to_json().items() if v is not None} for one in error.invalid_params
            ],
            "retryAfter": error.retry_after,
            "retryable": error.retryable,
        }
    name = type(error).__name__ if isinstance(error, sdk.RealEstateError) else "Other"
    return {"class": name, "message": repr(error)}


for line in sys.stdin:
    asked = json.loads(line)
    responses.clear()
    told.clear()
    try:
        outcome = {"answer": perform(asked)}
    except Exception as error:
        outcome = {"error": failure(error)}
    print(json.dumps({"id": asked["id"], "responses": responses, "told": told, **outcome}), flush=True)

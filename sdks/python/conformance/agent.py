"""Does what the runner of the vectors asks, a line for each task and each outcome."""

import json
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_type_hints

sys.path.insert(0, str(Path(__file__).parent.parent))

import real_estate_account as sdk

HINTS = {**vars(sdk)}
# The vectors' names of options, with what a second of theirs is here.
SECONDS = {"timeoutMs": "timeout", "backoffMs": "backoff", "maxWaitMs": "max_wait"}


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def named(options: dict[str, Any]) -> dict[str, Any]:
    return {
        SECONDS.get(name, snake(name)): value / 1000 if name in SECONDS else value for name, value in options.items()
    }


# What the client told of each answer.
responses: list[dict[str, Any]] = []


def told(response: sdk.ResponseInfo) -> None:
    rate_limit = response.headers.get("RateLimit")
    responses.append({"status": response.status, "requestId": response.request_id, "rateLimit": rate_limit})


def client_of(task: dict[str, Any]) -> sdk.RealEstateClient:
    return sdk.RealEstateClient(**named(task["client"]), on_response=told)


def invoke(task: dict[str, Any], suffix: str = "") -> Any:
    return invoke_of(client_of(task), task, suffix)


def call(task: dict[str, Any]) -> Any:
    client = client_of(task)
    if task.get("isSecond"):
        invoke_of(client, task)
    return invoke_of(client, task).to_json()


def invoke_of(client: sdk.RealEstateClient, task: dict[str, Any], suffix: str = "") -> Any:
    method = getattr(getattr(client, snake(task["resource"])), snake(task["verb"]) + suffix)
    arguments: list[Any] = list(task.get("path", []))
    if "body" in task:
        body = get_type_hints(method, HINTS)["body"]
        model = next(one for one in getattr(body, "__args__", (body,)) if issubclass(one, sdk.Model))
        arguments.append(model.from_json(task["body"]))
    return method(*arguments, **named(task.get("options", {})))


def items(task: dict[str, Any]) -> list[Any]:
    found: Iterator[Any] = invoke(task, "_all")
    read: list[Any] = []
    for item in found:
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


def follow(task: dict[str, Any]) -> dict[str, Any]:
    events: list[Any] = []
    store = Store(task.get("position"))

    def handle(event: sdk.Event) -> None:
        if len(events) + 1 == task.get("failAt"):
            raise RuntimeError("The handler failed.")
        events.append(event.to_json())

    failed = False
    try:
        client_of(task).events.follow(handle, store=store, until_current=True, **named(task.get("options", {})))
    except RuntimeError:
        failed = True
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


def perform(task: dict[str, Any]) -> Any:
    tasks = {
        "make": make,
        "call": call,
        "all": items,
        "follow": follow,
        "verify": verify,
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
    try:
        outcome = {"answer": perform(asked)}
    except Exception as error:
        outcome = {"error": failure(error)}
    print(json.dumps({"id": asked["id"], "responses": responses, **outcome}), flush=True)

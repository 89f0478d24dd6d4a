"""Receives a delivery with each framework that the SDK has a receiver for."""

import asyncio
from collections.abc import Callable
from typing import Any

import django
import fastapi
import flask
import httpx
from django.conf import settings
from django.test import Client
from django.urls import path

import real_estate_account as sdk

Handle = Callable[[sdk.WebhookMessage], None]
Delivery = dict[str, Any]

# Django reads its routes from a module: this one.
urlpatterns: list[Any] = []
settings.configure(ROOT_URLCONF=__name__, MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"])
django.setup()


def with_flask(delivery: Delivery, handle: Handle, options: dict[str, Any]) -> int:
    app = flask.Flask(__name__)
    app.logger.disabled = True
    app.post("/webhooks")(sdk.flask_webhook(delivery["secrets"], handle, **options))
    return app.test_client().post("/webhooks", data=delivery["body"], headers=delivery["headers"]).status_code


def with_django(delivery: Delivery, handle: Handle, options: dict[str, Any]) -> int:
    urlpatterns[:] = [path("webhooks", sdk.django_webhook(delivery["secrets"], handle, **options))]
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    sent: Any = {"data": delivery["body"], "content_type": "application/json", "headers": delivery["headers"]}
    return client.post("/webhooks", **sent).status_code


def with_fastapi(delivery: Delivery, handle: Handle, options: dict[str, Any]) -> int:
    async def handle_async(message: sdk.WebhookMessage) -> None:
        handle(message)

    async def send(chosen: Callable[[sdk.WebhookMessage], Any]) -> int:
        app = fastapi.FastAPI()
        app.post("/webhooks")(sdk.fastapi_webhook(delivery["secrets"], chosen, **options))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            sent = await client.post("/webhooks", content=delivery["body"], headers=delivery["headers"])
        return sent.status_code

    return asyncio.run(send(handle_async if delivery["isAwaited"] else handle))


def receive(task: dict[str, Any]) -> dict[str, Any]:
    """Receives a delivery with every framework, and returns the answer, which must be the same."""
    options = {"now": task["now"], **({"tolerance": task["tolerance"]} if "tolerance" in task else {})}
    body = b" " * task["bytes"] if "bytes" in task else task["text"].encode()
    answers: list[dict[str, Any]] = []
    for way, is_awaited in ((with_flask, False), (with_django, False), (with_fastapi, False), (with_fastapi, True)):
        handled: list[str] = []

        def handle(message: sdk.WebhookMessage, handled: list[str] = handled) -> None:
            handled.append(message.id)
            if task.get("isFailing"):
                raise RuntimeError("The handling fails.")

        status = way({**task, "body": body, "isAwaited": is_awaited}, handle, options)
        answers.append({"status": status, "handled": handled})
    if any(answer != answers[0] for answer in answers):
        raise RuntimeError(f"The frameworks answer differently: {answers}")
    return answers[0]

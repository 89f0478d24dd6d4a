"""Deliveries: their verification, their data, receivers for frameworks, and some to test them with.

Generated from the contract by `npm run sdk`: changes made here by hand are lost.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import importlib
import inspect
import json
import re
import time
import uuid
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from ._base import Model
from .errors import WebhookVerificationError
from .models import (
    BatchDoneData,
    CaptacaoOfferAcceptedData,
    CaptacaoOfferReceivedData,
    CaptacaoOfferWithdrawnData,
    Event,
    EventType,
    FeedHeldData,
    LeadEventData,
    LeadUpdatedData,
    PartnershipCreatedData,
    PartnershipUpdatedData,
    PropertyEventData,
    PropertyPhotosDoneData,
    PropertyUpdatedData,
    RadarClientSummaryData,
    RadarMatchLostData,
    RadarPriceDropData,
    WebhookDisabledData,
    WebhookRecoveredData,
    WebhookTestData,
)

_EVENT_DATA: Final[Mapping[str, type[Model]]] = {
    "property.created": PropertyEventData,
    "property.updated": PropertyUpdatedData,
    "property.photos_done": PropertyPhotosDoneData,
    "property.deleted": PropertyEventData,
    "property.restored": PropertyEventData,
    "property.purged": PropertyEventData,
    "lead.created": LeadEventData,
    "lead.updated": LeadUpdatedData,
    "lead.deleted": LeadEventData,
    "lead.restored": LeadEventData,
    "lead.purged": LeadEventData,
    "radar.client_summary": RadarClientSummaryData,
    "radar.price_drop": RadarPriceDropData,
    "radar.match_lost": RadarMatchLostData,
    "partnership.created": PartnershipCreatedData,
    "partnership.updated": PartnershipUpdatedData,
    "captacao.offer_received": CaptacaoOfferReceivedData,
    "captacao.offer_accepted": CaptacaoOfferAcceptedData,
    "captacao.offer_withdrawn": CaptacaoOfferWithdrawnData,
    "feed.held": FeedHeldData,
    "webhook.disabled": WebhookDisabledData,
    "webhook.recovered": WebhookRecoveredData,
    "batch.done": BatchDoneData,
    "webhook.test": WebhookTestData,
}


def event_data(event: Event | WebhookMessage) -> Model | None:
    """The data of an event, by its type; None for a type unknown to this SDK."""
    known = _EVENT_DATA.get(event.type)
    return known.from_json(event.data) if known else None


@dataclass(frozen=True)
class WebhookMessage:
    """The content of a webhook."""

    # The event's id: the same on every attempt and redelivery.
    id: str
    type: EventType
    timestamp: str
    data: dict[str, Any]


@dataclass(frozen=True)
class SignedWebhook:
    headers: dict[str, str]
    body: bytes


def _sign(secret: str, message_id: str, timestamp: str, body: bytes) -> str:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except ValueError:
        key = b""
    if not key:  # It would be anybody's.
        raise WebhookVerificationError("The secret is empty or malformed.")
    digest = hmac.digest(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(digest).decode()}"


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> WebhookMessage:
    """Verifies and reads a delivery. Pass the raw body as received, not parsed and serialized again.

    Several secrets may be given during a rotation. `tolerance` is how many seconds the message's clock may
    be from this one. Raises WebhookVerificationError.
    """
    values = {name.lower(): value for name, value in headers.items()}
    message_id = values.get("webhook-id", "")
    timestamp = values.get("webhook-timestamp", "")
    if message_id == "" or not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("Headers are missing.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise WebhookVerificationError("The timestamp is too far off.")
    raw = body.encode() if isinstance(body, str) else body
    secrets = [secret] if isinstance(secret, str) else secret
    expected = [_sign(one, message_id, timestamp, raw).encode() for one in secrets]
    given = [part.encode() for part in values.get("webhook-signature", "").split(" ")]
    # Compares all of them, so that the time taken does not reveal which one matches.
    matches = [hmac.compare_digest(left, right) for left in expected for right in given]
    if not any(matches):
        raise WebhookVerificationError("No signature matches.")
    message = json.loads(raw)
    return WebhookMessage(message_id, message["type"], message["timestamp"], message["data"])


# Deliveries are far shorter.
_LONGEST_BODY = 1_000_000


class _Receiver:
    """A receiver in a framework, which its view alone imports: the SDK needs none."""

    def __init__(
        self,
        secret: str | Sequence[str],
        handle: Callable[[WebhookMessage], Any],
        tolerance: float,
        now: float | None,
    ) -> None:
        self._secret = secret
        self.handle = handle
        self._tolerance = tolerance
        self._now = now

    def verify(self, body: bytes, headers: Mapping[str, str]) -> tuple[WebhookMessage | None, str, int]:
        """The message, or why it is refused; text and status of the answer."""
        if len(body) > _LONGEST_BODY:
            return None, "The body is too long.", 413
        try:
            message = verify_webhook(body, headers, self._secret, tolerance=self._tolerance, now=self._now)
        except WebhookVerificationError as error:
            return None, str(error), 400
        return message, "", 204

    def receive(self, body: bytes, headers: Mapping[str, str]) -> tuple[str, int]:
        message, text, status = self.verify(body, headers)
        if message is not None and inspect.isawaitable(done := self.handle(message)):
            if inspect.iscoroutine(done):
                done.close()
            raise TypeError("This view is synchronous: handle must not be an async function.")
        return text, status


def flask_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[], tuple[str, int]]:
    """A view of Flask: `app.post("/webhooks")(flask_webhook(secret, handle))`.

    It answers 204, or 400 if the signature is not the service's. If `handle` raises, Flask answers 500, and the
    delivery comes again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    def webhook() -> tuple[str, int]:
        request = importlib.import_module("flask").request
        length = request.content_length
        if length is not None and length <= _LONGEST_BODY:
            return receiver.receive(request.get_data(), request.headers)
        return receiver.receive(request.stream.read(_LONGEST_BODY + 1), request.headers)

    return webhook


def django_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[Any], Any]:
    """A view of Django: `path("webhooks", django_webhook(secret, handle))`. It needs no CSRF token.

    It answers 204, or 400 if the signature is not the service's. If `handle` raises, Django answers 500, and the
    delivery comes again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    def webhook(request: Any) -> Any:
        text, status = receiver.receive(request.body, request.headers)
        response = importlib.import_module("django.http").HttpResponse
        return response(text, status=status, content_type="text/plain")

    # The signature is what proves the sender.
    webhook.csrf_exempt = True  # type: ignore[attr-defined]
    return webhook


def fastapi_webhook(
    secret: str | Sequence[str],
    handle: Callable[[WebhookMessage], Any],
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> Callable[[Any], Awaitable[Any]]:
    """An endpoint of FastAPI: `app.post("/webhooks")(fastapi_webhook(secret, handle))`.

    `handle` may be awaited; if not, it runs in a thread. The endpoint answers 204, or 400 if the signature is not
    the service's. If `handle` raises, FastAPI answers 500, and the delivery is sent again.
    """
    receiver = _Receiver(secret, handle, tolerance, now)

    async def webhook(request: Any) -> Any:
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > _LONGEST_BODY:
                break
        message, text, status = receiver.verify(bytes(body), request.headers)
        if message is not None:
            is_async = inspect.iscoroutinefunction(handle)
            done = handle(message) if is_async else await asyncio.to_thread(handle, message)
            if inspect.isawaitable(done):
                await done
        return importlib.import_module("starlette.responses").PlainTextResponse(text or None, status)

    # What FastAPI reads to know that it is given the request.
    webhook.__annotations__ = {"request": importlib.import_module("starlette.requests").Request}
    return webhook


def make_test_delivery(
    secret: str,
    *,
    type: EventType,
    data: Any,
    id: str | None = None,
    timestamp: datetime | None = None,
) -> SignedWebhook:
    """Builds a delivery as the service would send it, to test a receiver."""
    at = (timestamp or datetime.now(UTC)).astimezone(UTC)
    message_id = id or f"evt_{uuid.uuid4()}"
    seconds = str(int(at.timestamp()))
    written = at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    body = json.dumps({"type": type, "timestamp": written, "data": data}).encode()
    headers = {
        "webhook-id": message_id,
        "webhook-timestamp": seconds,
        "webhook-signature": _sign(secret, message_id, seconds, body),
    }
    return SignedWebhook(headers, body)

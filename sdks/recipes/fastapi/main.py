"""Receives webhooks with FastAPI."""

import os

import uvicorn
from fastapi import FastAPI

from real_estate_account import WebhookMessage, fastapi_webhook

# A delivery may come twice. In production this is a table, whose rows are deleted after some days.
handled: set[str] = set()


async def handle(message: WebhookMessage) -> None:
    if message.id in handled:
        return
    # Put longer work into a queue: the answer is due within 10 seconds.
    print(message.type, message.data, flush=True)
    handled.add(message.id)


app = FastAPI()
app.post("/webhooks")(fastapi_webhook(os.environ["WEBHOOK_SECRET"].split(" "), handle))

if __name__ == "__main__":
    uvicorn.run(app, port=int(os.environ.get("PORT", "3000")), log_level="warning")

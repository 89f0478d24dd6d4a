"""Receives webhooks with Django, as a project of one file."""

import os
import sys

from django.conf import settings
from django.core.management import execute_from_command_line
from django.urls import path

from real_estate_account import WebhookMessage, django_webhook

# A delivery may come twice. In production this is a table, whose rows are deleted after some days.
handled: set[str] = set()


def handle(message: WebhookMessage) -> None:
    if message.id in handled:
        return
    # Put longer work into a queue: the answer is due within 10 seconds.
    print(message.type, message.data, flush=True)
    handled.add(message.id)


urlpatterns = [path("webhooks", django_webhook(os.environ["WEBHOOK_SECRET"].split(" "), handle))]

settings.configure(
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["localhost", "127.0.0.1"],
    MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"],
)

if __name__ == "__main__":
    execute_from_command_line([sys.argv[0], "runserver", "--noreload", os.environ.get("PORT", "3000")])

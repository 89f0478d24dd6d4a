"""Checks what users of the installed package rely on besides its calls."""

import ast
import inspect
import re
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import real_estate_account as sdk
from real_estate_account import models


def names() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", sdk.__version__), sdk.__version__
    own = {name for name, value in vars(sdk).items() if name[0] != "_" and not inspect.ismodule(value)}
    assert own == set(sdk.__all__) - {"__version__"}, own ^ set(sdk.__all__)


def docstrings() -> None:
    bare: list[str] = []
    for model in ast.parse(inspect.getsource(models)).body:
        for field, below in pairwise(model.body if isinstance(model, ast.ClassDef) else []):
            told = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and bool(below.value.value)
            if isinstance(field, ast.AnnAssign) and field.value is None and not told:
                bare.append(f"{cast(ast.ClassDef, model).name}.{cast(ast.Name, field.target).id}")
    assert bare == [], bare


def dates() -> None:
    written = "2026-11-29T11:46:18.508Z"
    read = datetime(2026, 11, 29, 11, 46, 18, 508000, UTC)
    beside = cast(property, inspect.getattr_static(models.Property, "created_at_datetime"))
    assert beside.fget is not None and beside.fget(SimpleNamespace(created_at=written)) == read
    assert sdk.moment(written) == read


def bodies() -> None:
    client = sdk.RealEstateClient("http://127.0.0.1:9/v1", "a-key")
    wrong = cast(Any, {"title": "Casa"})
    calls: list[Callable[[], object]] = [
        lambda: client.properties.create(wrong),
        lambda: client.leads.patch("lead-1", wrong),
    ]
    for call in calls:
        try:
            call()
        except TypeError as error:
            assert str(error) == "The body is a model of this SDK: use its class, or from_json with a dict."
        else:
            raise AssertionError("a dict is no body")


for check in (names, docstrings, dates, bodies):
    check()

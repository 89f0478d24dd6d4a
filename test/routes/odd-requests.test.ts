import { expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";

const url = "https://crm.example.com/eventos";

it("an Idempotency-Key on a route that accepts none is refused and creates nothing", async () => {
  const { api } = await makeAccount();
  const headers = { "Idempotency-Key": "again" };
  const { status, body } = await api.post("/webhooks", { body: { url }, headers });
  expect([status, body.code]).toEqual([400, "invalid_idempotency_key"]);
  expect((await api.get("/webhooks")).body.data).toEqual([]);
});

it("a compressed body is refused, naming its header", async () => {
  const { api } = await makeAccount();
  const { status, body } = await api.post("/webhooks", {
    body: { url },
    headers: { "Content-Encoding": "gzip" },
  });
  expect([status, body.invalidParams[0].name]).toEqual([400, "Content-Encoding"]);
});

it("a search for punctuation finds no city", async () => {
  const { api } = await makeAccount();
  expect((await api.get("/geo/cities?q=!!!")).body).toMatchObject({ data: [], total: 0 });
});

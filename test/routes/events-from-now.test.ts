import { expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import { makeProperty } from "../support/portfolio.ts";

it("GET /events?from=now answers no event, and a cursor after everything logged", async () => {
  const account = await makeAccount();
  await makeProperty(account, { externalRef: "OLD" });
  const now = await account.api.get("/events?from=now");
  expect(now.body).toEqual({ events: [], nextCursor: expect.any(String), hasMore: false });
  const next = () => account.api.get(`/events?cursor=${encodeURIComponent(now.body.nextCursor)}`);
  expect((await next()).body.events).toEqual([]);
  await makeProperty(account, { externalRef: "NEW" });
  const { events } = (await next()).body;
  expect(
    events.map(({ type, data }: { type: string; data: { externalRef: string } }) => [type, data.externalRef]),
  ).toEqual([["property.created", "NEW"]]);
});

it("GET /events?from=now of an account without events is followed from the first one", async () => {
  const account = await makeAccount();
  const { nextCursor } = (await account.api.get("/events?from=now")).body;
  await makeProperty(account);
  const { events } = (await account.api.get(`/events?cursor=${encodeURIComponent(nextCursor)}`)).body;
  expect(events).toHaveLength(1);
});

it.each(["from=now&since=2026-11-01T00:00:00Z", "from=yesterday"])(
  "GET /events?%s is refused",
  async (query) => {
    const { api } = await makeAccount();
    const answer = await api.get(`/events?${query}`);
    expect([answer.status, answer.body.invalidParams[0].name]).toEqual([400, "from"]);
  },
);

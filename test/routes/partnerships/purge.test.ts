import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { consumeRadar } from "../../../queues/radar.ts";
import { backgroundServicesOf, servicesOf } from "../../../src/services.ts";
import { backoffice } from "../../support/api.ts";
import { drained } from "../../support/dump.ts";
import type { Json } from "../../support/http.ts";
import {
  type MadePartnership,
  makePartnership,
  moved,
  partnershipIn,
  readPartnership,
  type Side,
} from "../../support/partnership.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { runWhole } from "../../support/whole-job.ts";

const MESSAGE = "A Dona Zulmira quer visitar no sábado.";

const partners = { client: sharedAccount(), property: sharedAccount() };

const trashAndPurge = async (side: Side, { propertyId, leadId }: MadePartnership): Promise<void> => {
  const { path, api } = partners[side];
  if (side === "property") await api.delete(`/properties/${propertyId}`);
  else await backoffice.post(`${path}/leads/${leadId}/trash`);
  const object = side === "property" ? `properties/${propertyId}` : `leads/${leadId}`;
  expect((await backoffice.post(`${path}/${object}/purge`)).status).toBe(200);
};

/** Purges one side's object; the message about it is processed, or lost. */
const purge = async (side: Side, made: MadePartnership, isLost = false): Promise<void> => {
  const messages: unknown[] = [];
  const queue = vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (batch) => {
    messages.push(...[...batch].map(({ body }) => body));
    return undefined as never;
  });
  await trashAndPurge(side, made);
  await drained(partners[side].accountId);
  queue.mockRestore();
  if (!isLost) await consumeRadar(backgroundServicesOf(env), messages);
};

const ENDS = [
  ["PENDING", "client", "client", "CANCELLED"],
  ["PENDING", "client", "property", "DECLINED"],
  ["PENDING", "property", "property", "CANCELLED"],
  ["PENDING", "property", "client", "DECLINED"],
  ["ACCEPTED", "client", "client", "LOST"],
  ["NEGOTIATING", "property", "property", "LOST"],
  ["WON", "client", "client", "WON"],
  ["DECLINED", "client", "property", "DECLINED"],
] as const;

const KEPT = { client: "property", property: "client" } as const;

describe("a purge", () => {
  it.each(ENDS)(
    "in a partnership that is %s, requested by the %s's side, by the %s's side leaves it %s",
    async (stage, asks, purger, end) => {
      const made = await partnershipIn(partners, stage, asks);
      await purge(purger, made);
      for (const account of [partners.client, partners.property]) {
        const seen = await readPartnership(account, made.id);
        expect(seen).toMatchObject({
          status: end,
          message: null,
          summary: null,
          reasons: [],
          [purger]: null,
          propertyId: made.propertyId,
          leadId: made.leadId,
          score: 100,
        });
        expect(seen[KEPT[purger]]).not.toBeNull();
        await drained(account.accountId);
        const { body } = await account.api.get("/events?limit=500&types=partnership.updated");
        const published = body.events.filter((event: Json) => event.data.id === made.id).at(-1).data;
        const moves = end === stage ? [] : ["status", "lastProgressAt"];
        expect(published).toEqual({
          id: made.id,
          status: end,
          ...(end === stage ? {} : { previousStatus: stage }),
          changedFields: [...moves, "message", "summary", "reasons", purger],
        });
      }
    },
  );

  it("of both sides removes both", async () => {
    const made = await partnershipIn(partners, "ACCEPTED");
    await purge("client", made);
    await purge("property", made);
    expect(await readPartnership(partners.client, made.id)).toMatchObject({ client: null, property: null });
  });

  it.each(["PENDING", "WON"])("without a message is found by the sweep, if it is %s", async (stage) => {
    const made = await partnershipIn(partners, stage);
    await purge("client", made, true);
    expect((await readPartnership(partners.property, made.id)).client).not.toBeNull();
    await runWhole("partnership-sweep", servicesOf(env), Date.now());
    expect((await readPartnership(partners.property, made.id)).client).toBeNull();
  });

  it("leaves no trace of the message to the partner in a row, receipt or stored answer", async () => {
    const made = await makePartnership(partners, "client", { message: MESSAGE });
    const { property } = partners;
    const accepted = { headers: { "Idempotency-Key": made.id }, body: { status: "ACCEPTED" } };
    const answer = await property.api.post(`/partnerships/${made.id}/status`, accepted);
    expect(answer.body.data.message).toBe(MESSAGE);
    await moved(partners.client, made.id, "WON");
    await purge("client", made);
    const row = await query`SELECT * FROM partnerships WHERE id = ${made.id}`;
    const receipts = await query`SELECT * FROM directory_receipts WHERE subject = ${made.id}`;
    const kept = await runInDurableObject(env.ACCOUNT_GATE.getByName(property.accountId), (_, { storage }) =>
      storage.sql.exec("SELECT * FROM idempotency WHERE key = ?", made.id).toArray(),
    );
    expect(JSON.stringify(row)).not.toContain("Zulmira");
    expect([receipts, kept]).toEqual([[], []]);
  });

  it("repeated changes nothing", async () => {
    const made = await partnershipIn(partners, "ACCEPTED");
    await purge("client", made);
    const after = await readPartnership(partners.client, made.id);
    await runWhole("partnership-sweep", servicesOf(env), Date.now() + 60_000);
    expect(await readPartnership(partners.client, made.id)).toEqual(after);
  });
});

describe("the export of a client", () => {
  it("lists the client's partnerships in both directions, and none of another client", async () => {
    const made = await partnershipIn(partners, "ACCEPTED", "property");
    await makePartnership(partners);
    const { body } = await backoffice.get(`${partners.client.path}/leads/${made.leadId}/export`);
    expect(body.data.partnerships).toEqual([
      {
        id: made.id,
        propertyId: made.propertyId,
        kind: "CLIENT_FOR_PROPERTY",
        status: "ACCEPTED",
        score: 100,
        message: "Vamos conversar?",
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });
});

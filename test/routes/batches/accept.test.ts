import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BATCH_BODY_BYTES } from "../../../src/contract/body.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/lib/clock.ts";
import { type BatchStage, batchStage, listings } from "../../support/batch-stage.ts";
import { answerOf, type Json } from "../../support/http.ts";
import { person } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { query } from "../../support/query.ts";

let stage: BatchStage;

beforeEach(async () => {
  stage = await batchStage();
});

const post = (items: unknown) => stage.api.post("/properties/batch", { body: { items } });

describe("an accepted batch", () => {
  it("is answered at once and says where to look", async () => {
    const { status, headers, body } = await post([...listings(2), { externalRef: "AP-9", nonsense: 1 }]);
    expect(status).toBe(202);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^b-[0-9a-z]{16}$/),
      type: "properties",
      status: "QUEUED",
      total: 3,
      accepted: 2,
      rejected: 1,
      dryRun: false,
    });
    expect(headers.get("Location")).toBe(`${env.PUBLIC_URL}/v1/properties/batch/${body.data.id}`);
  });

  it("shows its items pending, in the order of the request", async () => {
    const { id } = await stage.post("properties", [...listings(9), { externalRef: "bad", title: 1 }]);
    const { body, headers } = await stage.api.get(`/properties/batch/${id}`);
    expect(body.data).toMatchObject({ status: "QUEUED", total: 10, processed: 1, startedAt: null });
    expect(body.data.counts).toEqual({ PENDING: 9, REJECTED: 1 });
    expect(body.data.results.map(({ index }: Json) => index)).toEqual([...Array(10).keys()]);
    expect(body.data.results[0]).toEqual({
      index: 0,
      externalRef: "AP-0",
      outcome: "PENDING",
      id: null,
      code: null,
      detail: null,
      invalidParams: [],
      result: null,
      photos: null,
    });
    expect(headers.get("Retry-After")).toBe("3");
  });

  it("asks for no further poll once it is done", async () => {
    const { id } = await stage.post("properties", listings(1));
    await stage.workAll();
    const { body, headers } = await stage.api.get(`/properties/batch/${id}`);
    expect(body.data.status).toBe("DONE");
    expect(body.data.finishedAt).not.toBeNull();
    expect(headers.get("Retry-After")).toBeNull();
  });

  it("is done at once when no item is valid", async () => {
    const { body } = await post([{ externalRef: "AP-1", nonsense: 1 }, 7]);
    expect(body.data).toMatchObject({ status: "DONE", accepted: 0, rejected: 2 });
    expect(body.result).toEqual({ outcome: "DONE", dryRun: false });
    expect((await stage.read("properties", body.data.id)).status).toBe("DONE");
  });

  it("is found only by its own account and only under its own type", async () => {
    const { id } = await stage.post("leads", [person({ externalRef: "C-1" })]);
    const stranger = await batchStage();
    expect((await stage.api.get(`/properties/batch/${id}`)).body.code).toBe("not_found");
    expect((await stranger.api.get(`/leads/batch/${id}`)).body.code).toBe("not_found");
    expect((await stage.api.get(`/leads/batch/${id}`)).status).toBe(200);
  });

  it("can be read for 7 days", async () => {
    const { id } = await stage.post("properties", listings(1));
    vi.setSystemTime(Date.now() + 7 * DAY_MS - MINUTE_MS);
    expect((await stage.api.get(`/properties/batch/${id}`)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    expect((await stage.api.get(`/properties/batch/${id}`)).status).toBe(404);
  });

  it("is stored once under one Idempotency-Key", async () => {
    const send = () =>
      stage.api.post("/properties/batch", {
        body: { items: listings(2) },
        headers: { "Idempotency-Key": "import-1" },
      });
    const first = await send();
    const second = await send();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.text).toBe(first.text);
    expect(await stage.reminders()).toHaveLength(1);
  });
});

describe("a malformed item", () => {
  it.each<[string, unknown, string | null, string, object[]]>([
    ["without a code", listing(), null, "invalid_param", [{ name: "externalRef", code: "required" }]],
    [
      "with an unknown field",
      { externalRef: "AP-1", bedroms: 2 },
      "AP-1",
      "invalid_body",
      [{ name: "bedroms", pointer: "/bedroms", code: "unknown_field" }],
    ],
    [
      "with several faults",
      { externalRef: "AP-1", bedrooms: -1, address: { cityId: "1" } },
      "AP-1",
      "invalid_param",
      [
        { name: "address.cityId", code: "invalid_format" },
        { name: "bedrooms", code: "too_low" },
      ],
    ],
    ["that is not an object", "AP-1", null, "invalid_param", [{ name: "", code: "wrong_type" }]],
    ["that is null", null, null, "invalid_param", [{ name: "", code: "wrong_type" }]],
    [
      "with a code that no path can name",
      { externalRef: ".." },
      null,
      "invalid_param",
      [{ name: "externalRef", code: "invalid_format" }],
    ],
  ])("only %s is refused", async (_, item, externalRef, code, invalidParams) => {
    const { id } = await stage.post("properties", [item, ...listings(1, "ok-")]);
    const [refused, other] = (await stage.read("properties", id)).results;
    expect(refused).toMatchObject({ outcome: "REJECTED", externalRef, code, id: null });
    expect(refused.invalidParams).toHaveLength(invalidParams.length);
    expect(refused.invalidParams).toEqual(
      expect.arrayContaining(invalidParams.map((fault) => expect.objectContaining({ in: "body", ...fault }))),
    );
    expect(other.outcome).toBe("PENDING");
  });

  it("keeps at most a hundred of its faults", async () => {
    const nonsense = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x${at}`, 1]));
    const { id } = await stage.post("properties", [
      { externalRef: "AP-1", ...nonsense },
      { externalRef: "AP-2", ["y".repeat(10_000)]: 1 },
    ]);
    const [many, long] = (await stage.read("properties", id)).results;
    expect(many.invalidParams).toHaveLength(100);
    expect(long.invalidParams[0].name).toHaveLength(100);
  });
});

describe("an item of broken JSON", () => {
  const item = (text: string): string => `{"items": [${text}, ${JSON.stringify(listings(1)[0])}]}`;

  it.each([
    ["a member twice", '{"externalRef":"X","title":"a","title":"b"}', "duplicate_member", "title"],
    ["half an emoji", '{"externalRef":"X","title":"\\ud83d"}', "lone_surrogate", "title"],
    ["a number above the highest", '{"externalRef":"X","salePrice":1e999}', "not_finite", "salePrice"],
    [
      "a forbidden name",
      '{"externalRef":"X","address":{"__proto__":1}}',
      "forbidden_member",
      "address.__proto__",
    ],
  ])("with %s is the only one refused", async (_, text, code, name) => {
    const { status, body } = await stage.api.post("/properties/batch", { body: item(text) });
    expect([status, body.data?.accepted]).toEqual([202, 1]);
    const [refused, other] = (await stage.read("properties", body.data.id)).results;
    expect(refused).toMatchObject({ outcome: "REJECTED", externalRef: "X", code: "invalid_body" });
    expect(refused.invalidParams).toMatchObject([{ name, code, pointer: `/${name.replace(".", "/")}` }]);
    expect(other.outcome).toBe("PENDING");
  });

  it.each([
    ["beside the list", '{"items": [{"externalRef":"X"}], "items": []}'],
    ["that cannot be read at all", '{"items": [{"externalRef":]}'],
    ["in more places than are listed", item(`{"a":1${',"a":1'.repeat(1)}},`.repeat(120).slice(0, -1))],
  ])("is a fault of the whole body %s", async (_, text) => {
    const { status, body } = await stage.api.post("/properties/batch", { body: text });
    expect([status, body.code]).toEqual([400, "invalid_body"]);
  });
});

describe("a code that appears again", () => {
  it("is accepted once, and refused each later time", async () => {
    const { id } = await stage.post("properties", [
      listing({ externalRef: "AP-1" }),
      listing({ externalRef: "AP-2" }),
      listing({ externalRef: "AP-1" }),
      listing({ externalRef: "AP-1", nonsense: 1 }),
    ]);
    const { results } = await stage.read("properties", id);
    const outcomes = results.map(({ outcome }: Json) => outcome);
    expect(outcomes).toEqual(["PENDING", "PENDING", "REJECTED", "REJECTED"]);
    expect(results[2].invalidParams).toMatchObject([{ name: "externalRef", code: "repeated" }]);
    expect(results[3].invalidParams).toHaveLength(2);
  });

  it("is the same code however its letters are composed", async () => {
    const codes = ["São-1", "São-1".normalize("NFD")];
    const { id } = await stage.post(
      "properties",
      codes.map((externalRef) => listing({ externalRef })),
    );
    const { results } = await stage.read("properties", id);
    expect(results.map(({ externalRef, outcome }: Json) => [externalRef, outcome])).toEqual([
      ["São-1", "PENDING"],
      ["São-1", "REJECTED"],
    ]);
  });

  it("is another code if its case or its spaces differ, as in a PUT", async () => {
    const codes = ["AP-1", "ap-1", "AP 1", "AP  1"];
    const { id } = await stage.post(
      "properties",
      codes.map((externalRef) => listing({ externalRef })),
    );
    await stage.workAll();
    const outcomes = [];
    for (const code of codes) {
      const { status } = await stage.api.put(`/properties/by-ref/${encodeURIComponent(code)}`, {
        body: listing(),
      });
      outcomes.push(status);
    }
    expect(outcomes).toEqual([200, 200, 200, 200]);
    expect((await stage.read("properties", id)).counts).toEqual({ CREATED: 4 });
  });
});

describe("the list", () => {
  it.each<[string, unknown, object]>([
    ["that is missing", undefined, { name: "items", code: "required" }],
    ["that is not a list", { 0: listing() }, { name: "items", code: "wrong_type" }],
    ["that is empty", [], { name: "items", code: "too_few" }],
    ["of 501 items", Array(501).fill({}), { name: "items", code: "too_many" }],
    ["of a hundred thousand items", Array(100_000).fill(1), { name: "items", code: "too_many" }],
  ])("%s refuses the whole batch", async (_, items, fault) => {
    const { status, body } = await post(items);
    expect([status, body.code]).toEqual([400, "invalid_param"]);
    expect(body.invalidParams).toEqual([expect.objectContaining({ in: "body", ...fault })]);
  });

  it("accepts 500 items", async () => {
    expect((await post(listings(500))).body.data).toMatchObject({ total: 500, accepted: 500 });
  });
});

describe("the body", () => {
  const padded = (bytes: number): string => {
    const text = JSON.stringify({ items: listings(1) });
    return text + " ".repeat(bytes - text.length);
  };

  it("may have 4 MB and not a byte more", async () => {
    const send = (bytes: number) => stage.api.post("/properties/batch", { body: padded(bytes) });
    expect((await send(BATCH_BODY_BYTES)).status).toBe(202);
    expect((await send(BATCH_BODY_BYTES + 1)).body.code).toBe("payload_too_large");
  });

  it("is counted in bytes, not in characters", async () => {
    const items = [listing({ externalRef: "AP-1", description: "é".repeat(2_100_000) })];
    expect((await post(items)).body.code).toBe("payload_too_large");
  });

  it("is refused before it is read completely", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(500_000).fill(32));
      },
    });
    const response = await exports.default.fetch(
      new Request(`${env.PUBLIC_URL}/v1/properties/batch`, {
        method: "POST",
        headers: { Authorization: `Bearer ${stage.key}`, "Content-Type": "application/json" },
        body: endless,
      }),
    );
    expect((await answerOf(response, "POST /v1/properties/batch")).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  it("of large items is stored completely", async () => {
    const description = "ã".repeat(4_000);
    const items = listings(480).map((item) => ({ ...item, description }));
    expect(JSON.stringify(items).length * 2).toBeGreaterThan(3_500_000);
    const { id } = await stage.post("properties", items);
    const results = await query`SELECT count(*) AS items, min(length(body ->> '$.sent.description')) AS least
      FROM batch_items WHERE batch_id = ${id}`;
    expect(results).toEqual([{ items: 480, least: 4_000 }]);
  });
});

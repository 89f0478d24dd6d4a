import { describe, expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { PERMISSIONS } from "../../../src/vocabulary/permissions.ts";
import { makeKey } from "../../support/api.ts";
import { askWith, boardWith, HANGING_BOARD, holding, NO_BOARD } from "../../support/board.ts";
import { setColumns } from "../../support/dashboard.ts";
import { stage } from "../../support/development-stage.ts";
import type { Method } from "../../support/http.ts";
import { interest, makeLead, person } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { recommended } from "../../support/match.ts";
import { queryOne } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();

const rowOf = async (table: string, id: string) =>
  (await queryOne(`SELECT * FROM ${table} WHERE id = ?`, id))!;

/** A matching property and client of the account, and a board that has them. */
const matchingPair = async () => {
  const ref = crypto.randomUUID();
  const { id: propertyId } = await recommended(account, { externalRef: ref });
  const { id: leadId } = await makeLead(account, { externalRef: ref });
  const offer = offerOf(propertyTable.decode(await rowOf("properties", propertyId)))!;
  const wish = wishOf(leadTable.decode(await rowOf("leads", leadId)))!;
  return { propertyId, leadId, ref, newRef: crypto.randomUUID(), board: boardWith(holding([offer], [wish])) };
};

type Ids = Readonly<Record<"propertyId" | "leadId" | "ref" | "newRef", string>>;
type Effect = Readonly<Record<"gained" | "lost" | "changed" | "topScore", number>>;
type Write = readonly [string, Method, (ids: Ids) => string, object, Partial<Effect>];

const property = ({ propertyId }: Ids) => `/properties/${propertyId}`;
const client = ({ leadId }: Ids) => `/leads/${leadId}`;

const otherWish = { interest: interest({ propertyTypes: ["STUDIO"] }) };

const WRITES: readonly Write[] = [
  ["a property with a higher price", "PATCH", property, { salePrice: 1_100_000 }, { lost: 1 }],
  [
    "a property put by its code with another price",
    "PUT",
    ({ ref }) => `/properties/by-ref/${ref}`,
    listing({ salePrice: 880_000 }),
    { changed: 1 },
  ],
  [
    "a client put by a code with another wish",
    "PUT",
    ({ ref }) => `/leads/by-ref/${ref}`,
    otherWish,
    { lost: 1 },
  ],
  ["a property with one bedroom fewer", "PATCH", property, { bedrooms: 1 }, { changed: 1 }],
  [
    "a property that is sold",
    "POST",
    ({ propertyId }) => `/properties/${propertyId}/status`,
    { status: "SOLD" },
    { lost: 1 },
  ],
  ["a client with another wish", "PATCH", client, otherWish, { lost: 1 }],
  [
    "a client who is archived",
    "POST",
    ({ leadId }) => `/leads/${leadId}/state`,
    { state: "ARCHIVED" },
    { lost: 1 },
  ],
  ["a new client", "POST", () => "/leads", person(), { gained: 1, topScore: 100 }],
  [
    "a new client under a code",
    "PUT",
    ({ newRef }) => `/leads/by-ref/${newRef}`,
    person(),
    { gained: 1, topScore: 100 },
  ],
  [
    "a new property, which waits for its review",
    "PUT",
    ({ newRef }) => `/properties/by-ref/${newRef}`,
    listing(),
    {},
  ],
];

describe("the preview of a write", () => {
  it.each(WRITES)("of %s is the same in a dry run", async (_, method, pathOf, body, effect) => {
    const { board, ...ids } = await matchingPair();
    const path = pathOf(ids);
    const expected = { gained: 0, lost: 0, changed: 0, topScore: null, ...effect };
    const dry = await askWith(board, account, method, `${path}?preview=radar&dryRun=true`, { body });
    const real = await askWith(board, account, method, `${path}?preview=radar`, { body });
    expect(dry.body.result.radar, dry.text).toEqual(expected);
    expect(real.body.result.radar).toEqual(expected);
    expect(real.headers.get("Server-Timing")).toContain('objects;desc="2"');
  });

  it("is absent unless it is asked for", async () => {
    const { propertyId, leadId } = await matchingPair();
    for (const path of [`/properties/${propertyId}`, `/leads/${leadId}`]) {
      const { body } = await askWith(NO_BOARD, account, "PATCH", path, { body: {} });
      expect(body.result).not.toHaveProperty("radar");
    }
  });

  it("is null if the board fails or does not answer in time, and the write is made", async () => {
    const { leadId } = await matchingPair();
    for (const [board, notes] of [
      [NO_BOARD, "a"],
      [HANGING_BOARD, "b"],
    ] as const) {
      const path = `/leads/${leadId}?preview=radar`;
      const { status, body } = await askWith(board, account, "PATCH", path, { body: { notes } });
      expect([status, body.data.notes, body.result.radar]).toEqual([200, notes, null]);
    }
  });

  it("counts the unit types of a development, and the development that they represent", async () => {
    const developer = await stage({ salePrice: 500_000, type: "APARTAMENTO", bedrooms: 2 });
    await setColumns(developer.development, { pending: "[]", radar: "READY" });
    const unitRow = async () => propertyTable.decode(await rowOf("properties", developer.unit));
    const { id: leadId } = await makeLead(developer);
    const wish = wishOf(leadTable.decode(await rowOf("leads", leadId)))!;
    const development = propertyTable.decode(await rowOf("properties", developer.development));
    const offer = offerOf(await unitRow(), { development, hasReadyUnits: false })!;
    expect(offer).not.toBeNull();
    const board = boardWith(holding([offer], [wish]));
    const ask = (id: string) =>
      askWith(board, developer, "POST", `/properties/${id}/status?preview=radar&dryRun=true`, {
        body: { status: "INACTIVE" },
      });
    const whole = await ask(developer.development);
    expect(whole.body.result.radar, whole.text).toEqual({ gained: 0, lost: 1, changed: 0, topScore: null });
    const unit = await ask(developer.unit);
    expect(unit.body.result.radar).toMatchObject({ gained: 1, lost: 1 });
  });

  it("is null for a key that may not read opportunities", async () => {
    const { board, leadId } = await matchingPair();
    const scopes = PERMISSIONS.filter((permission) => permission !== "radar:read");
    const { key } = await makeKey(account.path, { scopes });
    const path = `/leads/${leadId}?preview=radar`;
    const body = { interest: interest({ salePriceMax: 1 }) };
    const answer = await askWith(board, { ...account, key }, "PATCH", path, { body });
    expect([answer.status, answer.body.result.radar]).toEqual([200, null]);
  });

  it("refuses an unknown word", async () => {
    const { leadId } = await matchingPair();
    const { body } = await askWith(NO_BOARD, account, "PATCH", `/leads/${leadId}?preview=all`, { body: {} });
    expect(body.invalidParams).toMatchObject([{ in: "query", name: "preview" }]);
  });
});

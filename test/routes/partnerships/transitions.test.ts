import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type Row, run, sql } from "../../../src/db/statement.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { PARTNERSHIP_STAGES, type PartnershipStage } from "../../../src/vocabulary/value-lists.ts";
import { makeAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import {
  type MadePartnership,
  makePartnership,
  move,
  otherSide,
  type Partners,
  readPartnership,
  type Side,
} from "../../support/partnership.ts";

const SIDES: readonly Side[] = ["client", "property"];
const RUNNING = ["ACCEPTED", "LEAD_REGISTERED", "CONTACTED", "NEGOTIATING", "PROPOSAL"];

/** Milliseconds since an unanswered request for an update; null if there is none. */
const ASKED = [null, 15 * DAY_MS - 60_000, 15 * DAY_MS] as const;

interface Cell {
  readonly asks: Side;
  readonly from: PartnershipStage;
  readonly mover: Side;
  readonly asked: (typeof ASKED)[number];
}

/** The table of rules 28.8 in its own notation. */
const allowed = ({ asks, from, mover, asked }: Cell): readonly string[] => {
  if (from === "PENDING") return mover === asks ? ["CANCELLED"] : ["ACCEPTED", "DECLINED"];
  if (!RUNNING.includes(from)) return [];
  if (mover === "client") return ["CONTACTED", "NEGOTIATING", "PROPOSAL", "WON", "LOST"];
  return asked === 15 * DAY_MS ? ["LOST"] : [];
};

const cells: Cell[] = SIDES.flatMap((asks) =>
  PARTNERSHIP_STAGES.flatMap((from) =>
    SIDES.flatMap((mover) =>
      (RUNNING.includes(from) ? ASKED : [null]).map((asked) => ({ asks, from, mover, asked })),
    ),
  ),
);

let partners: Partners;
const made = new Map<Side, MadePartnership>();

beforeAll(async () => {
  partners = { client: await makeAccount(), property: await makeAccount() };
  for (const asks of SIDES) made.set(asks, await makePartnership(partners, asks));
});

/** Puts a partnership into a cell's initial state. */
const begin = ({ asks, from, asked }: Cell): Promise<unknown> => {
  const { id } = made.get(asks)!;
  const at = asked === null ? null : Date.now() - asked;
  return run(env.DB, [
    sql("UPDATE partnerships SET status = ?, update_asked_at = ? WHERE id = ?", from, at, id),
    sql("UPDATE partnership_sides SET status = ? WHERE partnership_id = ?", from, id),
  ]);
};

/** Everything stored about a partnership, on either side. */
const storedOf = (id: string): Promise<Row[][]> =>
  run(env.DB, [
    sql("SELECT * FROM partnerships WHERE id = ?", id),
    sql("SELECT * FROM partnership_sides WHERE partnership_id = ? ORDER BY account_id", id),
  ]);

const expectMoved = async (cell: Cell, to: PartnershipStage, { status, body }: Json): Promise<void> => {
  const { mover, from } = cell;
  const { id } = made.get(cell.asks)!;
  expect([to, status, body.result]).toEqual([to, 200, { outcome: "STATUS_SET", dryRun: false }]);
  for (const side of [mover, otherSide(mover)]) {
    const seen = await readPartnership(partners[side], id);
    expect(seen).toMatchObject({ status: to, updateAskedAt: null, lastProgressAt: body.data.updatedAt });
    const { body: list } = await partners[side].api.get(`/partnerships?status=${to}`);
    expect(list.data.map((one: Json) => one.id)).toContain(id);
    const { body: before } = await partners[side].api.get(`/partnerships?status=${from}`);
    expect(before.data.map((one: Json) => one.id)).not.toContain(id);
  }
};

/** A write's answer names no client (rules 28.16). */
const unnamed = ({ client, ...rest }: Json): Json => ({
  ...rest,
  client: { ...client, name: null, status: null },
});

describe.each(cells)(
  "in a partnership requested by the $asks's side, $from, with an update asked for $asked ms ago, the $mover's side",
  (cell) => {
    const { asks, from, mover } = cell;

    it.each(PARTNERSHIP_STAGES)("moves it to %s if and only if the table says so", async (to) => {
      await begin(cell);
      const { id } = made.get(asks)!;
      const account = partners[mover];
      const before = await storedOf(id);
      const dry = await move(account, id, to, "?dryRun=true");
      expect(await storedOf(id)).toEqual(before);
      const real = await move(account, id, to);
      expect([dry.status, dry.body.code]).toEqual([real.status, real.body.code]);
      if (to !== from && allowed(cell).includes(to)) {
        expect(dry.body.result).toEqual({ outcome: "STATUS_SET", dryRun: true });
        expect(dry.body.data.status).toBe(to);
        return expectMoved(cell, to, real);
      }
      expect(await storedOf(id)).toEqual(before);
      if (to === from) {
        const data = unnamed(await readPartnership(account, id));
        expect(real.body).toEqual({ data, result: { outcome: "UNCHANGED", dryRun: false } });
        expect(dry.body.result).toEqual({ outcome: "UNCHANGED", dryRun: true });
      } else expect([to, real.status, real.body.code]).toEqual([to, 422, "request_refused"]);
    });
  },
);

import type { Runtime } from "../stage/runtime.ts";
import type { Request, TestBed } from "./cases.ts";
import { type Counts, countCall } from "./count.ts";
import type { Priced } from "./prices.ts";
import { DELIVERY, ITEM } from "./uncounted.ts";

/** The timed call whose processor time is used for writes that are only counted. */
const TIMED_CALL = "PUT created";

/** Seeded ACTIVE properties that nobody has written since: each is written once. */
const SEEDED = { status: [6, 26], deleted: [10, 30] } as const;

const inRotation = <T>(items: readonly T[]): (() => T) => {
  let at = 0;
  return () => items[at++ % items.length]!;
};

let made = 0;

/** Writes that are only counted, because a minimal alternative would say nothing about their costs. */
const writesOf = ({ account }: TestBed): Readonly<Record<string, () => Request>> => {
  const headers = { Authorization: `Bearer ${account.key}`, "Content-Type": "application/json" };
  const call = (method: string, path: string, body?: unknown): Request => ({
    to: "service",
    method,
    path: `/v1${path}`,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    status: [200, 201],
  });
  const client = (ref: string, phone: number): Request =>
    call("PUT", `/leads/by-ref/${ref}`, {
      name: `Cliente ${made++}`,
      phones: [{ number: `+55119${String(phone).padStart(8, "0")}`, isWhatsApp: true }],
      consentGiven: true,
    });
  const status = inRotation(SEEDED.status);
  const deleted = inRotation(SEEDED.deleted);
  const seeded = (at: number): string => `/properties/seeded-${account.id}-${at}`;
  return {
    status: () => call("POST", `${seeded(status())}/status`, { status: "SOLD" }),
    DELETE: () => call("DELETE", seeded(deleted())),
    "client PUT created": () => client(`NEW-${made}`, 80_000_000 + made),
    "client PUT changed": () => client("SAME", 79_999_999),
  };
};

/** Further priced calls, by name. */
export type CountedWrites = ReadonlyMap<string, Counts>;

export const countWrites = async (runtime: Runtime, bed: TestBed): Promise<CountedWrites> => {
  const counted = new Map<string, Counts>();
  for (const [name, service] of Object.entries(writesOf(bed))) {
    counted.set(name, await countCall(runtime, service));
  }
  return counted;
};

const NOTHING: Counts = { objects: 0, trips: 0, rowsRead: 0, rowsWritten: 0, admitted: false };

/** The counted writes, and two that are priced without being called. */
export const pricedWrites = (
  writes: CountedWrites,
  counts: ReadonlyMap<string, Counts>,
  cpuOf: (name: string) => number,
): [string, Priced][] => {
  const cpu = cpuOf(TIMED_CALL);
  // An item is not a call of its own, so the gate costs nothing.
  const item = { ...counts.get(TIMED_CALL)!, objects: 0, admitted: false };
  return [
    ...[...writes].map(([name, count]): [string, Priced] => [name, { counts: count, cpu }]),
    ["batch item created", { counts: item, cpu, also: ITEM, isPartOfRequest: true }],
    ["webhook delivery", { counts: NOTHING, cpu: 0, also: DELIVERY, isPartOfRequest: true }],
  ];
};

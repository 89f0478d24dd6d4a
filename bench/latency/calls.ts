import { performance } from "node:perf_hooks";
import { forgeKey, listing } from "../calls/cases.ts";
import { inTurn } from "../load/rounds.ts";
import { ascending, quantile } from "../load/statistics.ts";
import type { Account } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";
import { PHOTO } from "./photo.ts";
import { type Trips, waitOf } from "./waits.ts";

const PAGE = 50;

/** A kind of call from São Paulo. */
export interface Kind {
  readonly name: string;
  /** The unavoidable trips. A read asks its database while it asks the gate. */
  readonly trips: Trips;
  /** Milliseconds. */
  readonly aim: number;
  readonly call: (time: number) => Promise<Response>;
}

export interface Timed {
  readonly name: string;
  readonly aim: number;
  /** The waits that nobody can avoid. */
  readonly platform: number;
  /** The waits that it really had, one after another. */
  readonly waits: number;
  /** The same call without waits: our part, on this machine. */
  readonly ours: number;
  readonly p50: number;
  readonly p95: number;
}

export const kindsOf = ({ urls }: Runtime, { id, key }: Account): Kind[] => {
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, urls.service), {
      method,
      body: body ?? null,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...headers },
    });
  const get = (path: string) => () => send("GET", path);
  const put = (ref: string, price: number, headers?: Record<string, string>) =>
    send("PUT", `/v1/properties/by-ref/${ref}`, listing(price), headers);
  const refused = () => send("GET", "/v1/me", undefined, { Authorization: `Bearer ${forgeKey(key)}` });
  const nowhere: Trips = { placed: false };
  const read: Trips = { placed: true, d1: 1 };
  const write: Trips = { placed: true, objects: 1, d1: 2 };
  return [
    { name: "health", trips: nowhere, aim: 15, call: get("/health") },
    { name: "a page of the documentation", trips: nowhere, aim: 15, call: get("/docs") },
    { name: "a photo", trips: nowhere, aim: 15, call: get(`/photos/${id}/${PHOTO.name}`) },
    { name: "401 forged key", trips: nowhere, aim: 15, call: refused },
    {
      name: "value list",
      trips: { placed: true, objects: 1 },
      aim: 140,
      call: get("/v1/reference/purposes"),
    },
    { name: "GET /me", trips: read, aim: 155, call: get("/v1/me") },
    { name: "GET one property", trips: read, aim: 155, call: get("/v1/properties/by-ref/SAME") },
    { name: "GET a page of 50", trips: read, aim: 155, call: get(`/v1/properties?limit=${PAGE}`) },
    {
      // The log asks its database for what it does not have yet.
      name: "GET 100 events",
      trips: { placed: true, objects: 2, d1: 1 },
      aim: 175,
      call: get("/v1/events?limit=100"),
    },
    {
      name: "PUT unchanged",
      trips: { placed: true, objects: 1, d1: 1 },
      aim: 165,
      call: () => put("SAME", 1),
    },
    { name: "PUT changed", trips: write, aim: 190, call: (time) => put("MOVING", 1_000 + time) },
    { name: "PUT created", trips: write, aim: 190, call: (time) => put(`NEW-${time}`, 1) },
    {
      name: "PUT created, with a key",
      trips: { ...write, objects: 2 },
      aim: 200,
      call: (time) => put(`KEYED-${time}`, 1, { "Idempotency-Key": crypto.randomUUID() }),
    },
  ];
};

/** Consecutive calls of one side before the other has its turn, so that a slow machine slows both. */
const TURN = 5;

let made = 0;

const timeTurn = async ({ name, call }: Kind): Promise<number[]> => {
  const times: number[] = [];
  for (let time = 0; time < TURN; time += 1) {
    const began = performance.now();
    const answer = await call(++made);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${name} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times;
};

/** Makes one call after another, with the waits and without them in turn. */
export const timeCalls = async ({ urls }: Runtime, kind: Kind, turns: number): Promise<Timed> => {
  const { name, aim, trips } = kind;
  const wait = async (side: "on" | "off"): Promise<void> => {
    await (await fetch(new URL(`/bench/waiting/${side}`, urls.service))).text();
  };
  const [[on = [], off = []] = []] = await inTurn([["on", "off"] as const], turns, async (side) => {
    await wait(side);
    return timeTurn(kind);
  });
  await wait("on");
  const apart = ascending(on.flat());
  const p50 = quantile(apart, 0.5);
  const ours = quantile(ascending(off.flat()), 0.5);
  return { name, aim, platform: waitOf(trips), waits: p50 - ours, ours, p50, p95: quantile(apart, 0.95) };
};

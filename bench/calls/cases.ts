import { type Call, wireOf } from "../load/connection.ts";
import type { Account } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";

/** A request to a Worker of the runtime. */
export interface Request {
  readonly to: keyof Runtime["urls"];
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number | readonly number[];
}

/** A kind of call, and its minimal alternative. */
export interface Case {
  readonly name: string;
  /** The baseline's description. */
  readonly against: string;
  /** Our aim as a share of the baseline's calls per second; null if there is none. */
  readonly aim: number | null;
  readonly service: () => Request;
  readonly baseline: () => Request;
}

export interface TestBed {
  /** The service's account, and the floor's, with equal data. */
  readonly account: Account;
  readonly floor: Account;
  /** An account that is over its rate, except for one call per second. */
  readonly limited: Account;
}

/** How many properties "GET one" cycles through, so that it does not keep reading one row. */
const READ = 1_000;
const PAGE = 50;
const EVENTS = 100;

const HELLO: Request = { to: "hello", method: "GET", path: "/", headers: {}, status: 200 };

/** A complete listing. */
export const listing = (salePrice: number): string =>
  JSON.stringify({
    title: "Apartamento de 3 quartos em Pinheiros",
    description: "Sala ampla e varanda, a duas quadras do metrô.",
    type: "APARTAMENTO",
    purposes: ["VENDA"],
    salePrice,
    address: { cityId: "3550308", neighborhood: "Pinheiros", street: "Rua dos Pinheiros", number: "100" },
    bedrooms: 3,
    area: 92.5,
  });

export const SAME_REF = "SAME";
export const SAME_LISTING = listing(850_000);
/** More properties than calls in flight, because two calls that change one property would wait for each other. */
export const MOVING = 128;

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

/** Calls of one account, to the service and to the floor. */
export const callsOf = (account: Account, floor: Account) => {
  const json = { "Content-Type": "application/json" };
  const auth = { Authorization: `Bearer ${account.key}` };
  const get = (path: string): Request => ({
    to: "service",
    method: "GET",
    path: `/v1${path}`,
    headers: auth,
    status: 200,
  });
  const put = (ref: string, body: string, status: number): Request => ({
    to: "service",
    method: "PUT",
    path: `/v1/properties/by-ref/${ref}`,
    headers: { ...auth, ...json },
    body,
    status,
  });
  const bare = (path: string): Request => ({
    to: "floor",
    method: "GET",
    path: `/${floor.id}${path}`,
    headers: {},
    status: 200,
  });
  const barePut = (ref: string, body: string, status: number): Request => ({
    to: "floor",
    method: "PUT",
    path: `/${floor.id}/by-ref/${ref}`,
    headers: json,
    body,
    status,
  });
  const one = (id: string, size: number) => `/properties/seeded-${id}-${next() % Math.min(size, READ)}`;
  return {
    me: { service: () => get("/me"), baseline: () => bare("/me") },
    admitted: { baseline: () => bare("/admitted") },
    one: (size: number) => ({
      service: () => get(one(account.id, size)),
      baseline: () => bare(one(floor.id, size)),
    }),
    page: {
      service: () => get(`/properties?limit=${PAGE}`),
      baseline: () => bare(`/properties?limit=${PAGE}`),
    },
    rarePage: { service: () => get(`/properties?citySlug=rara-sp&limit=${PAGE}`) },
    events: {
      service: () => get(`/events?limit=${EVENTS}`),
      baseline: () => bare(`/events?limit=${EVENTS}`),
    },
    created: {
      service: () => put(`NEW-${next()}`, listing(500_000 + made), 201),
      baseline: () => barePut(`NEW-${next()}`, listing(500_000 + made), 201),
    },
    changed: {
      service: () => put(`MOVING-${next() % MOVING}`, listing(500_000 + made), 200),
      baseline: () => barePut(`MOVING-${next() % MOVING}`, listing(500_000 + made), 200),
    },
    unchanged: {
      service: () => put(SAME_REF, SAME_LISTING, 200),
      baseline: () => barePut(SAME_REF, SAME_LISTING, 200),
    },
  };
};

/** The last character of a key belongs to its MAC. */
export const forgeKey = (key: string): string => key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");

const refusedCall = (key: string, status: number | readonly number[]): Request => ({
  to: "service",
  method: "GET",
  path: "/v1/me",
  headers: { Authorization: `Bearer ${key}` },
  status,
});

/** Every kind of call that is compared. */
export const casesOf = ({ account, floor, limited }: TestBed, size: number): Case[] => {
  const calls = callsOf(account, floor);
  const read = "one object call, one query";
  const overRate = () => refusedCall(limited.key, [429, 200]);
  return [
    { name: "GET /me", against: read, aim: 0.75, ...calls.me },
    { name: "GET one property", against: read, aim: 0.8, ...calls.one(size) },
    { name: "GET a page of 50", against: read, aim: 0.65, ...calls.page },
    { name: "GET 100 events", against: read, aim: 0.65, ...calls.events },
    { name: "PUT created", against: "object call, read, batch", aim: 0.7, ...calls.created },
    { name: "PUT changed", against: "object call, read, batch", aim: 0.65, ...calls.changed },
    { name: "PUT unchanged", against: "object call, read", aim: 0.65, ...calls.unchanged },
    {
      name: "401 forged key",
      against: "hello world",
      aim: 0.45,
      service: () => refusedCall(forgeKey(account.key), 401),
      baseline: () => HELLO,
    },
    {
      name: "429 over the rate",
      against: "one object call",
      aim: 0.4,
      service: overRate,
      baseline: calls.admitted.baseline,
    },
  ];
};

/** A request as the load sends it. */
export const callTo = (runtime: Runtime, request: Request): Call => ({
  wire: wireOf(
    new URL(request.path, runtime.urls[request.to]),
    request.method,
    request.headers,
    request.body,
  ),
  status: request.status,
});

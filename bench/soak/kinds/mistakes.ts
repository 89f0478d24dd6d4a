import { choose } from "../../../test/support/random.ts";
import { byRef, listingOf, refOf } from "../listing.ts";
import type { CallOptions, Kind, Turn } from "../turn.ts";

type Mistake = readonly [
  wants: string,
  method: string,
  path: string | ((turn: Turn) => string),
  options?: (turn: Turn) => CallOptions,
];

const newProperty = (turn: Turn): string => byRef(refOf(turn));

const MISTAKES: readonly Mistake[] = [
  ["400 invalid_param", "GET", "/properties?limit=0"],
  ["400 invalid_param", "GET", "/properties?statuses=ACTIVE"],
  ["400 invalid_cursor", "GET", "/properties?cursor=made-up"],
  [
    "400 invalid_body",
    "PUT",
    newProperty,
    ({ random }) => ({ body: { ...listingOf(random), color: "blue" } }),
  ],
  ["400 invalid_body", "PUT", newProperty, () => ({ body: '{"title":' })],
  ["400 invalid_idempotency_key", "PUT", newProperty, longKey],
  ["401 unauthorized", "GET", "/me", () => ({ key: "rea_made_up" })],
  ["403 access_denied", "GET", "/leads", ({ account }) => ({ key: account.narrowKey })],
  ["403 access_denied", "PUT", newProperty, narrowWrite],
  ["404 not_found", "GET", "/properties/prop-nobody"],
  ["404 not_found", "PATCH", "/leads/lead-nobody", () => ({ body: { notes: "Quem?" } })],
  ["404 not_found", "GET", "/properties/batch/b-nobody"],
  ["404 route_not_found", "GET", "/houses"],
  ["405 method_not_allowed", "PUT", "/me", () => ({ body: {} })],
  ["422 invalid_property", "PUT", newProperty, () => ({ body: { title: "Sem mais nada" } })],
  ["422 consent_required", "POST", "/leads", () => ({ body: { name: "Ana", email: "ana@clientes.test" } })],
  ["422 webhook_url_refused", "POST", "/webhooks", () => ({ body: { url: "https://u:p@example.com/" } })],
];

function longKey({ random }: Turn): CallOptions {
  return { body: listingOf(random), headers: { "Idempotency-Key": "k".repeat(101) } };
}

function narrowWrite({ account, random }: Turn): CallOptions {
  return { body: listingOf(random), key: account.narrowKey };
}

const err = async (turn: Turn): Promise<void> => {
  const [wants, method, path, options] = choose(turn.random, MISTAKES);
  const target = typeof path === "string" ? path : path(turn);
  await turn.call(method, target, { ...options?.(turn), wants });
};

const createTwice = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (!known?.ref) return;
  const body = { ...listingOf(turn.random), externalRef: known.ref };
  await turn.call("POST", "/properties", { body, wants: "409 external_ref_exists" });
};

/** A key works until it is revoked, and never after. */
const revoke = async (turn: Turn): Promise<void> => {
  const keys = `/accounts/${turn.account.id}/keys`;
  const { ok, body } = await turn.operate("POST", keys, { body: { name: "Agent", scopes: ["team:read"] } });
  if (!ok) return;
  await turn.call("GET", "/me", { key: body.key });
  await turn.operate("DELETE", `${keys}/${body.data.id}`);
  await turn.call("GET", "/me", { key: body.key, wants: "401 unauthorized" });
};

/** Requests that must be refused, with the right code. */
export const KINDS: readonly Kind[] = [
  { name: "make a mistake", weight: 8, refusals: [], act: err },
  { name: "create a code twice", weight: 1, refusals: [], act: createTwice },
  { name: "use a revoked key", weight: 1, refusals: [], act: revoke },
];

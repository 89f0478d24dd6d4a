import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import type { Answer } from "../support/http.ts";
import { COUNTERPART_REFUSALS, ownDevelopment } from "./refusals/counterparts.ts";
import { LEAD_REFUSALS } from "./refusals/leads.ts";
import { PROPERTY_REFUSALS } from "./refusals/properties.ts";
import type { PassingRefusal, Verdict, Verdicts } from "./refusals/refusal.ts";
import { WEBHOOK_REFUSALS } from "./refusals/webhooks.ts";
import { operations } from "./samples.ts";

const VERDICTS: Verdicts = {
  ...PROPERTY_REFUSALS,
  ...LEAD_REFUSALS,
  ...COUNTERPART_REFUSALS,
  ...WEBHOOK_REFUSALS,
};

const protectedWrites = operations((endpoint) => endpoint.kind === "write" && endpoint.idempotent);

const isPassing = (verdict: Verdict): verdict is PassingRefusal => "arrange" in verdict;

const passing = Object.entries(VERDICTS).flatMap(([operation, verdicts]) =>
  verdicts.filter(isPassing).map((refusal) => ({ operation, ...refusal })),
);

const isReplay = ({ headers }: Answer): boolean => headers.get("Idempotent-Replayed") === "true";

const newKey = () => ({ headers: { "Idempotency-Key": crypto.randomUUID() } });

describe("a refusal of a write", () => {
  it("has a verdict for every declared code: what lifts it, or why nothing does", () => {
    const silent = protectedWrites.flatMap(({ operation, endpoint }) =>
      endpoint.errors
        .filter((code) => !VERDICTS[operation]?.some((verdict) => verdict.code === code))
        .map((code) => `${operation}: ${code}`),
    );
    expect(silent, "tell these below test/contract/refusals/").toEqual([]);
  });

  it("has verdicts only for operations that exist", () => {
    const known = protectedWrites.map(({ operation }) => operation);
    expect(Object.keys(VERDICTS).filter((operation) => !known.includes(operation))).toEqual([]);
  });
});

describe("under one key", () => {
  it.each(passing)("$operation succeeds once $why ($code)", async ({ code, says = "", arrange }) => {
    const { send, lift } = await arrange();
    const options = newKey();
    const refused = [await send(options), await send(options)];
    expect(refused.map(({ body }) => body.code)).toEqual([code, code]);
    for (const { body } of refused) expect(body.detail ?? "").toContain(says);
    await lift();
    const [done, again] = [await send(options), await send(options)];
    expect([done.status < 300, again.status], done.text).toEqual([true, done.status]);
    expect([...refused, done, again].map(isReplay)).toEqual([false, false, false, true]);
  });
});

/** Refusals that only a different request avoids. */
const LASTING = {
  "a creation that denies consent": async () => {
    const { api } = await makeAccount();
    const body = { name: "Ana Exemplo", email: "ana@example.com", consentGiven: false };
    return (options: object) => api.post("/leads", { ...options, body });
  },
  "a property without its minimum": async () => {
    const { api } = await makeAccount();
    return (options: object) => api.post("/properties", { ...options, body: { title: "Apto" } });
  },
  "an unknown field": async () => {
    const { api } = await makeAccount();
    return (options: object) => api.put("/properties/by-ref/A1", { ...options, body: { colour: "blue" } });
  },
  "a registration with the account itself": ownDevelopment,
} as const;

describe("a fault of the request itself", () => {
  it.each(Object.entries(LASTING))("is stored under its key: %s", async (_, arrange) => {
    const [send, options] = [await arrange(), newKey()];
    const [first, second] = [await send(options), await send(options)];
    expect([first.status >= 400, second.status]).toEqual([true, first.status]);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
  });
});

import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import type { Answer } from "../support/http.ts";
import { ownDevelopment } from "./refusals/counterparts.ts";
import { type PassingRefusal, UNMADE, type Verdict } from "./refusals/refusal.ts";
import { ofOperation, operations } from "./samples.ts";

const protectedWrites = operations((endpoint) => endpoint.kind === "write" && endpoint.idempotent);

const isPassing = (verdict: Verdict): verdict is PassingRefusal => "arrange" in verdict;

const passing = protectedWrites.flatMap(({ operation, endpoint }) =>
  (ofOperation(endpoint).refusals ?? []).filter(isPassing).map((refusal) => ({ operation, ...refusal })),
);

const isReplay = ({ headers }: Answer): boolean => headers.get("Idempotent-Replayed") === "true";

const newKey = () => ({ headers: { "Idempotency-Key": crypto.randomUUID() } });

describe("a refusal of a write", () => {
  it("has a verdict for each declared code: what lifts the refusal, or why nothing does", () => {
    const silent = protectedWrites.flatMap(({ operation, endpoint }) => {
      const known = [UNMADE, ...(ofOperation(endpoint).refusals ?? [])].map(({ code }) => code);
      return endpoint.errors.filter((code) => !known.includes(code)).map((code) => `${operation}: ${code}`);
    });
    expect(silent, "add these to the operation's sample in test/contract/samples/").toEqual([]);
  });

  it("has a verdict only if the write accepts an Idempotency-Key", () => {
    const others = operations((endpoint) => !protectedWrites.some((write) => write.endpoint === endpoint));
    expect(others.filter(({ endpoint }) => ofOperation(endpoint).refusals)).toEqual([]);
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
    const done = await send(options);
    const again = await send(options);
    expect([done.status < 300, again.status], done.text).toEqual([true, done.status]);
    expect([...refused, done, again].map(isReplay)).toEqual([false, false, false, true]);
  });
});

/** Refusals that only a different request avoids. */
const LASTING = {
  "a creation that denies consent": async () => {
    const { api } = await makeAccount();
    const body = { name: "Ana Exemplo", email: "ana@clientes.test", consentGiven: false };
    return (options: object) => api.post("/leads", { ...options, body });
  },
  "a property without its minimum": async () => {
    const { api } = await makeAccount();
    return (options: object) => api.post("/properties", { ...options, body: { title: "Apto" } });
  },
  "an unknown field": async () => {
    const { api } = await makeAccount();
    return (options: object) => api.put("/properties/by-ref/A1", { ...options, body: { color: "blue" } });
  },
  "a registration with the account itself": ownDevelopment,
} as const;

describe("a fault of the request itself", () => {
  it.each(Object.entries(LASTING))("is stored under its key: %s", async (_, arrange) => {
    const send = await arrange();
    const options = newKey();
    const first = await send(options);
    const second = await send(options);
    expect([first.status >= 400, second.status]).toEqual([true, first.status]);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
  });
});

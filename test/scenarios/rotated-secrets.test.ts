import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DROPPED } from "../../src/lib/secrets.ts";
import { callTool, confirmationOf, confirmedBy, endpointOf } from "../support/agent.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { type FaultyEnv, faultyEnv } from "../support/faulty-env.ts";
import type { Answer, Json, Method } from "../support/http.ts";
import { launchStage, registrar } from "../support/launches.ts";
import { makeProperties } from "../support/portfolio.ts";
import { type Call, serveWith } from "../support/serve-with.ts";

type Name = "KEY_SECRET" | "CURSOR_SECRET" | "BACKOFFICE_TOKEN" | "IDENTITY_SECRET";

const NEW = "the-new-value-0123456789";

/** How far the new value has come, from step to step of a rotation. */
const STEPS = ["unknown", "to come", "made with and to come", "made with"] as const;

type Step = (typeof STEPS)[number];

const isolate = (name: Name, step: Step | "dropped"): FaultyEnv => {
  const given: Record<string, string> = {};
  if (step.endsWith("to come")) given[`${name}_2_SOON`] = NEW;
  if (step.startsWith("made with") || step === "dropped") given[`${name}_2`] = NEW;
  if (step === "dropped") given[name] = DROPPED;
  return faultyEnv(null, given as Parameters<typeof faultyEnv>[1]);
};

/** The steps of the isolate that makes and of the one that is asked: the same, or one is a step ahead. Last, the first and the last. */
const PAIRS: readonly (readonly [Step, Step])[] = [
  ...STEPS.map((step) => [step, step] as const),
  ...STEPS.slice(1).map((step, at) => [STEPS[at]!, step] as const),
  ...STEPS.slice(1).map((step, at) => [step, STEPS[at]!] as const),
  ["unknown", "made with"],
];

const ask = async (where: FaultyEnv, call: Call): Promise<Answer> => (await serveWith(where, call)) as Answer;

const operate = (
  where: FaultyEnv,
  token: string,
  path: string,
  { method = "POST", body }: { method?: Method; body?: object } = {},
) => ask(where, { key: token, method, base: "/backoffice", path, options: body ? { body } : {} });

const readMe = async (where: FaultyEnv, key: string): Promise<number> =>
  (await ask(where, { key, method: "GET", path: "/me" })).status;

const makeKeyAt = async (where: FaultyEnv, { path }: TestAccount): Promise<string> => {
  const body = { name: "Integração", scopes: ["properties:read"] };
  return (await operate(where, env.BACKOFFICE_TOKEN, `${path}/keys`, { body })).body.key;
};

const pageAt = (where: FaultyEnv, { key }: TestAccount, cursor = ""): Promise<Answer> =>
  ask(where, {
    key,
    method: "GET",
    path: `/properties?limit=1&purpose=VENDA${cursor && `&cursor=${cursor}`}`,
  });

const registerAt = (
  where: FaultyEnv,
  { key, leadId }: { key: string; leadId: string },
  developmentId: string,
) =>
  ask(where, {
    key,
    method: "POST",
    path: `/launches/${developmentId}/clients`,
    options: { body: { leadId } },
  });

const PERSON = { phones: [{ number: "+5583987419876" }], email: "jussara@planted.example" };

describe("a secret that is being rotated", () => {
  it.each(PAIRS)("makes keys with the new one %s that open with it %s", async (made, asked) => {
    const account = await makeAccount();
    const key = await makeKeyAt(isolate("KEY_SECRET", made), account);
    expect(await readMe(isolate("KEY_SECRET", asked), key)).toBe(200);
    expect(await readMe(isolate("KEY_SECRET", asked), account.key)).toBe(200);
  });

  it.each(PAIRS)("previews with the new one %s what is confirmed with it %s", async (made, asked) => {
    const { key } = await makeAccount();
    const call = {
      key,
      endpoint: endpointOf("createLead"),
      call: { body: { name: "Ana", email: "ana@clientes.test", consentGiven: true } },
    };
    const shown = await callTool(call, {}, isolate("KEY_SECRET", made));
    const saved = await callTool(call, confirmedBy(confirmationOf(shown)), isolate("KEY_SECRET", asked));
    expect(saved.kind).toBe("saved");
  });

  it.each(PAIRS.slice(-2))(
    "gives the same first key of a sandbox with the new one %s and with it %s",
    async (made, asked) => {
      const { path } = await makeAccount();
      const make = async (step: Step): Promise<Json> =>
        (await operate(isolate("KEY_SECRET", step), env.BACKOFFICE_TOKEN, `${path}/sandbox`)).body;
      const first = await make(made);
      const again = await make(asked);
      expect(again.key).toBe(first.key);
      expect(await readMe(isolate("KEY_SECRET", asked), again.key)).toBe(200);
    },
  );

  it.each(PAIRS)(
    "pages with the new one %s through a list that continues with it %s",
    async (made, asked) => {
      const account = await makeAccount();
      await makeProperties(account, 2);
      const { body } = await pageAt(isolate("CURSOR_SECRET", made), account);
      const next = await pageAt(isolate("CURSOR_SECRET", asked), account, body.nextCursor);
      expect([next.status, next.body.data.length]).toEqual([200, 1]);
    },
  );

  it.each(PAIRS)(
    "protects with the new one %s a person whom nobody else registers with it %s",
    async (made, asked) => {
      const { developmentId } = await launchStage();
      const first = await registrar(PERSON);
      const rival = await registrar(PERSON);
      const one = await registerAt(isolate("IDENTITY_SECRET", made), first, developmentId);
      const two = await registerAt(isolate("IDENTITY_SECRET", asked), rival, developmentId);
      expect([one.status, two.status]).toEqual([201, 422]);
    },
  );

  it.each(STEPS)("lets the operator in with the new one %s", async (step) => {
    const { path } = await makeAccount();
    const where = isolate("BACKOFFICE_TOKEN", step);
    const reads = await operate(where, env.BACKOFFICE_TOKEN, path, { method: "GET" });
    const later = await operate(where, NEW, path, { method: "GET" });
    expect([reads.status, later.status]).toEqual([200, step === "unknown" ? 401 : 200]);
  });
});

describe("a secret whose old value is dropped", () => {
  it("refuses the keys and confirmations that the old one made, and takes the new one's", async () => {
    const account = await makeAccount();
    const dropped = isolate("KEY_SECRET", "dropped");
    const fresh = await makeKeyAt(isolate("KEY_SECRET", "made with"), account);
    expect([await readMe(dropped, account.key), await readMe(dropped, fresh)]).toEqual([401, 200]);
  });

  it("refuses the old one's cursors, and takes the new one's", async () => {
    const account = await makeAccount();
    await makeProperties(account, 2);
    const dropped = isolate("CURSOR_SECRET", "dropped");
    const old = await pageAt(isolate("CURSOR_SECRET", "unknown"), account);
    const fresh = await pageAt(isolate("CURSOR_SECRET", "made with"), account);
    expect((await pageAt(dropped, account, old.body.nextCursor)).body.code).toBe("invalid_cursor");
    expect((await pageAt(dropped, account, fresh.body.nextCursor)).status).toBe(200);
  });

  it("no longer recognizes people whom only the old one protects, and still others", async () => {
    const { developmentId } = await launchStage();
    const other = { phones: [{ number: "+5583987410000" }], email: "other@planted.example" };
    const dropped = isolate("IDENTITY_SECRET", "dropped");
    await registerAt(isolate("IDENTITY_SECRET", "unknown"), await registrar(PERSON), developmentId);
    await registerAt(isolate("IDENTITY_SECRET", "to come"), await registrar(other), developmentId);
    expect((await registerAt(dropped, await registrar(other), developmentId)).status).toBe(422);
    expect((await registerAt(dropped, await registrar(PERSON), developmentId)).status).toBe(201);
  });

  it("shuts out the old token", async () => {
    const { path } = await makeAccount();
    const dropped = isolate("BACKOFFICE_TOKEN", "dropped");
    const statuses = [env.BACKOFFICE_TOKEN, DROPPED, NEW].map(
      async (token) => (await operate(dropped, token, path, { method: "GET" })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });
});

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

/** What an isolate does with the new value, from step to step of a rotation. */
const STEPS = ["unknown", "accepted", "accepted and used", "used"] as const;

type Step = (typeof STEPS)[number];

const isolate = (name: Name, step: Step | "dropped"): FaultyEnv => {
  const given: Record<string, string> = {};
  if (step.startsWith("accepted")) given[`${name}_2_SOON`] = NEW;
  if (step.endsWith("used") || step === "dropped") given[`${name}_2`] = NEW;
  if (step === "dropped") given[name] = DROPPED;
  return faultyEnv(null, given as Parameters<typeof faultyEnv>[1]);
};

/** The steps of two isolates: the same, or one is a step ahead; finally, the first step and the last. */
const PAIRS: readonly (readonly [Step, Step])[] = [
  ...STEPS.map((step) => [step, step] as const),
  ...STEPS.slice(1).map((step, at) => [STEPS[at]!, step] as const),
  ...STEPS.slice(1).map((step, at) => [step, STEPS[at]!] as const),
  ["unknown", "used"],
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
  it.each(PAIRS)("makes keys where the new value is %s that work where it is %s", async (made, asked) => {
    const account = await makeAccount();
    const key = await makeKeyAt(isolate("KEY_SECRET", made), account);
    expect(await readMe(isolate("KEY_SECRET", asked), key)).toBe(200);
    expect(await readMe(isolate("KEY_SECRET", asked), account.key)).toBe(200);
  });

  it.each(PAIRS)(
    "previews where the new value is %s what can be confirmed where it is %s",
    async (made, asked) => {
      const { key } = await makeAccount();
      const call = {
        key,
        endpoint: endpointOf("createLead"),
        call: { body: { name: "Ana", email: "ana@clientes.test", consentGiven: true } },
      };
      const shown = await callTool(call, {}, isolate("KEY_SECRET", made));
      const saved = await callTool(call, confirmedBy(confirmationOf(shown)), isolate("KEY_SECRET", asked));
      expect(saved.kind).toBe("saved");
    },
  );

  it.each(PAIRS.slice(-2))(
    "gives a sandbox the same first key where the new value is %s and where it is %s",
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
    "makes cursors where the new value is %s that continue a list where it is %s",
    async (made, asked) => {
      const account = await makeAccount();
      await makeProperties(account, 2);
      const { body } = await pageAt(isolate("CURSOR_SECRET", made), account);
      const next = await pageAt(isolate("CURSOR_SECRET", asked), account, body.nextCursor);
      expect([next.status, next.body.data.length]).toEqual([200, 1]);
    },
  );

  it.each(PAIRS)(
    "protects where the new value is %s a person whom nobody else can register where it is %s",
    async (made, asked) => {
      const { developmentId } = await launchStage();
      const first = await registrar(PERSON);
      const rival = await registrar(PERSON);
      const one = await registerAt(isolate("IDENTITY_SECRET", made), first, developmentId);
      const two = await registerAt(isolate("IDENTITY_SECRET", asked), rival, developmentId);
      expect([one.status, two.status]).toEqual([201, 422]);
    },
  );

  it.each(STEPS)("lets the operator in where the new value is %s", async (step) => {
    const { path } = await makeAccount();
    const where = isolate("BACKOFFICE_TOKEN", step);
    const reads = await operate(where, env.BACKOFFICE_TOKEN, path, { method: "GET" });
    const later = await operate(where, NEW, path, { method: "GET" });
    expect([reads.status, later.status]).toEqual([200, step === "unknown" ? 401 : 200]);
  });
});

describe("a secret whose old value is dropped", () => {
  it("refuses the old value's keys and accepts the new one's", async () => {
    const account = await makeAccount();
    const dropped = isolate("KEY_SECRET", "dropped");
    const fresh = await makeKeyAt(isolate("KEY_SECRET", "used"), account);
    expect([await readMe(dropped, account.key), await readMe(dropped, fresh)]).toEqual([401, 200]);
  });

  it("refuses the old value's cursors and accepts the new one's", async () => {
    const account = await makeAccount();
    await makeProperties(account, 2);
    const dropped = isolate("CURSOR_SECRET", "dropped");
    const old = await pageAt(isolate("CURSOR_SECRET", "unknown"), account);
    const fresh = await pageAt(isolate("CURSOR_SECRET", "used"), account);
    expect((await pageAt(dropped, account, old.body.nextCursor)).body.code).toBe("invalid_cursor");
    expect((await pageAt(dropped, account, fresh.body.nextCursor)).status).toBe(200);
  });

  it("no longer recognizes people whom only the old value protects, but still recognizes others", async () => {
    const { developmentId } = await launchStage();
    const other = { phones: [{ number: "+5583987410000" }], email: "other@planted.example" };
    const dropped = isolate("IDENTITY_SECRET", "dropped");
    await registerAt(isolate("IDENTITY_SECRET", "unknown"), await registrar(PERSON), developmentId);
    await registerAt(isolate("IDENTITY_SECRET", "accepted"), await registrar(other), developmentId);
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

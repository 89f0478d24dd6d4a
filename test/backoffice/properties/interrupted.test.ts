import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { auditAbout, eventsAbout } from "../../support/dashboard.ts";
import { type FaultyEnv, faultyEnv } from "../../support/faulty-env.ts";
import type { Answer } from "../../support/http.ts";
import { type Call, serveWith } from "../../support/interruption.ts";
import { brokenPromises } from "../../support/invariants.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { silenceLogs } from "../../support/quiet.ts";

interface Deed {
  readonly method: "PATCH" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly inTrash: boolean;
  /** What a second call finds when the first one had been done. */
  readonly repeated: string;
  readonly event: string;
  readonly action: string;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  edit: {
    method: "PATCH",
    path: "",
    body: { title: "Do painel" },
    inTrash: false,
    repeated: "UNCHANGED",
    event: "property.updated",
    action: "property.edit",
  },
  restore: {
    method: "POST",
    path: "/restore",
    inTrash: true,
    repeated: "request_refused",
    event: "property.restored",
    action: "property.restore",
  },
  purge: {
    method: "POST",
    path: "/purge",
    inTrash: true,
    repeated: "not_found",
    event: "property.purged",
    action: "property.purge",
  },
};

/** One more than the calls of the longest deed. */
const STEPS = [1, 2, 3, 4, 5, 6, 7];

const callOf = ({ path }: TestAccount, id: string, { method, body, ...deed }: Deed): Call => ({
  key: env.BACKOFFICE_TOKEN,
  method,
  base: "/backoffice",
  path: `${path}/properties/${id}${deed.path}`,
  ...(body && { options: { body } }),
});

const serve = async (bindings: Env, call: Call): Promise<Answer> =>
  (await serveWith({ ...faultyEnv(null), env: bindings }, call)) as Answer;

const stage = async (deed: Deed) => {
  const account = await makeAccount();
  const { id } = await makeProperty(account);
  if (deed.inTrash) await account.api.delete(`/properties/${id}`);
  return { account, id: id as string };
};

const outcomeOf = ({ body }: Answer): string => body.result?.outcome ?? body.code;

const expectDoneOnce = async (account: TestAccount, id: string, deed: Deed): Promise<void> => {
  const events = await eventsAbout(account, id);
  expect(events.filter(({ type }) => type === deed.event)).toHaveLength(1);
  const rows = await auditAbout(account, id);
  expect(rows.map(({ action }) => action)).toEqual([deed.action]);
  expect(await brokenPromises(account.accountId)).toEqual([]);
};

const interrupted = async (deed: Deed, faulty: FaultyEnv): Promise<void> => {
  const { account, id } = await stage(deed);
  const call = callOf(account, id, deed);
  await serveWith(faulty, call);
  const again = await serve(env, call);
  const done = again.status === 200 && outcomeOf(again) !== "UNCHANGED";
  if (!done) expect(outcomeOf(again)).toBe(deed.repeated);
  await expectDoneOnce(account, id, deed);
};

beforeEach(silenceLogs);
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(Object.keys(DEEDS))("leaves one %s wherever the process dies", async (name) => {
  for (const at of STEPS) await interrupted(DEEDS[name]!, faultyEnv({ at, when: "after", how: "die" }));
});

it.each(Object.keys(DEEDS))("leaves one %s wherever a call fails", async (name) => {
  for (const at of STEPS) {
    const how = new Error("Network connection lost.");
    await interrupted(DEEDS[name]!, faultyEnv({ at, when: "before", how }));
  }
});

it("leaves a property in the trash when its stored answers cannot be forgotten", async () => {
  const { account, id } = await stage(DEEDS.purge!);
  const lost = () => Promise.reject(new Error("Network connection lost."));
  const broken = { ...env, ACCOUNT_GATE: { getByName: () => ({ forget: lost }) } } as unknown as Env;
  const answer = await serve(broken, callOf(account, id, DEEDS.purge!));
  expect([answer.status, answer.body.code]).toEqual([503, "upstream_unavailable"]);
  expect((await account.api.get(`/properties/${id}`)).body.data.status).toBe("DELETED");
  expect(await auditAbout(account, id)).toEqual([]);
});

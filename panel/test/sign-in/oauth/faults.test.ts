import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { DashboardApiPort } from "../../../../src/ports/panel.ts";
import { makeAccount } from "../../../../test/support/api.ts";
import { type Fault, faultyEnv } from "../../../../test/support/faulty-env.ts";
import { moveClock, stopClockAt } from "../../../../test/support/time.ts";
import type { PanelEnv } from "../../../src/settings.ts";
import { endDue } from "../../../src/sign-in/oauth/endings.ts";
import {
  activeConnections,
  authorizePath,
  type Connected,
  connectAssistant,
  decide,
  exchange,
  newVerifier,
  oauthPanel,
  Program,
  redirectParams,
  refreshing,
} from "../../assistant.ts";
import { type Browser, DASHBOARD_API, enter } from "../../browser.ts";

const CONNECTION_LOST = new Error("Network connection lost.");
const MAX_CALLS = 40;

/** The panel with one failing call to its database or the API. */
const withFailingCall = (fault: Fault): { panel: PanelEnv; isStruck: () => boolean } => {
  const faulty = faultyEnv(fault, { DB_S1: env.SPARE_PANEL });
  let isStruck = false;
  void faulty.reached.then(() => {
    isStruck = true;
  });
  const api = new Proxy(DASHBOARD_API, {
    get: (target, name: keyof DashboardApiPort) => (asked: never) =>
      faulty.through(`DASHBOARD_API.${name}`, () => target[name](asked) as Promise<unknown>),
  });
  const { DB_S1: database } = faulty.env as unknown as { DB_S1: D1Database };
  return {
    panel: oauthPanel({ PANEL_DB: database, DASHBOARD_API: api }),
    isStruck: () => isStruck,
  };
};

interface Stage {
  readonly accountId: string;
  readonly base: string;
  readonly browser: Browser;
}

const aStage = async (): Promise<Stage> => {
  const { accountId, ...account } = await makeAccount();
  const { browser, base } = await enter({ accountId, ...account });
  return { accountId, base, browser };
};

interface Flow {
  /** What happens first, without failures. @returns the step in which each call fails in turn */
  prepare(stage: Stage): Promise<(panel: PanelEnv) => Promise<unknown>>;
}

const ignoringFailure = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** Runs the step with each call failing in turn, then again without failures, and checks the result. */
const walk = async (
  when: Fault["when"],
  flow: Flow["prepare"],
  after: (stage: Stage) => Promise<void>,
): Promise<number> => {
  for (let at = 1; at <= MAX_CALLS; at += 1) {
    const stage = await aStage();
    const run = await flow(stage);
    const { panel, isStruck } = withFailingCall({ at, when, how: CONNECTION_LOST });
    await ignoringFailure(run(panel));
    if (!isStruck()) return at - 1;
    await run(oauthPanel());
    await after(stage);
  }
  throw new Error(`The step makes more than ${MAX_CALLS} calls.`);
};

const runHourlyEndings = () => endDue(env.SPARE_PANEL, DASHBOARD_API);

/** Walks a step that ends a connection: its token then opens nothing, at once or after the hourly job. */
const walkEnd = async (
  when: Fault["when"],
  end: (connected: Connected, stage: Stage) => Promise<(panel: PanelEnv) => Promise<unknown>>,
  before?: typeof runHourlyEndings,
): Promise<void> => {
  const given = new Map<string, Connected>();
  const calls = await walk(
    when,
    async (stage) => {
      const connected = await connectAssistant(stage.browser);
      given.set(stage.accountId, connected);
      return end(connected, stage);
    },
    async ({ accountId }) => {
      await before?.();
      const { program, access } = given.get(accountId)!;
      expect((await program.call(access)).status).not.toBe(200);
      expect(await activeConnections(accountId)).toBe(0);
    },
  );
  expect(calls).toBeGreaterThan(3);
};

describe.each(["before", "after"] as const)("when any call fails %s it took effect", (when) => {
  it("a consent given again is one connection, which works", async () => {
    const kept = new Map<
      string,
      { page: Awaited<ReturnType<typeof decide>>; clientId: string; verifier: string }
    >();
    const calls = await walk(
      when,
      async (stage) => {
        const clientId = (await new Program().register()).body.client_id!;
        const verifier = newVerifier();
        const path = await authorizePath({ client_id: clientId }, verifier);
        const fields = { decision: "allow", "level/properties": "read", "/validity": "90D" };
        return async (panel) => {
          stage.browser.env = panel;
          const page = await stage.browser.post(path, { ...fields, once: `once-of-${stage.accountId}` });
          kept.set(stage.accountId, { page, clientId, verifier });
        };
      },
      async ({ accountId }) => {
        const { page, clientId, verifier } = kept.get(accountId)!;
        const program = new Program();
        const code = redirectParams(page).get("code")!;
        const { body } = await program.token(exchange(clientId, code, verifier));
        expect((await program.call(body.access_token!)).status).toBe(200);
        expect(await activeConnections(accountId)).toBe(1);
      },
    );
    expect(calls).toBeGreaterThan(5);
  });

  it("a code exchanged again gives tokens, or ends what it gave", async () => {
    const answers = new Map<string, Awaited<ReturnType<Program["token"]>>>();
    const calls = await walk(
      when,
      async ({ accountId, browser }) => {
        browser.env = oauthPanel();
        const clientId = (await new Program().register()).body.client_id!;
        const verifier = newVerifier();
        const page = await decide(browser, await authorizePath({ client_id: clientId }, verifier));
        const code = redirectParams(page).get("code")!;
        return async (panel) => {
          answers.set(accountId, await new Program(panel).token(exchange(clientId, code, verifier)));
        };
      },
      async ({ accountId }) => {
        await runHourlyEndings();
        const { status, body } = answers.get(accountId)!;
        expect(await activeConnections(accountId)).toBe(status === 200 ? 1 : 0);
        if (status === 200) expect((await new Program().call(body.access_token!)).status).toBe(200);
        else expect(body.error).toBe("invalid_grant");
      },
    );
    expect(calls).toBeGreaterThan(3);
  });

  it("a refresh sent again gives tokens that work", async () => {
    const answers = new Map<string, Awaited<ReturnType<Program["token"]>>>();
    const calls = await walk(
      when,
      async ({ accountId, browser }) => {
        const { clientId, refresh } = await connectAssistant(browser);
        return async (panel) => {
          answers.set(accountId, await new Program(panel).token(refreshing(clientId, refresh)));
        };
      },
      async ({ accountId }) => {
        const { status, body } = answers.get(accountId)!;
        expect(status).toBe(200);
        expect((await new Program().call(body.access_token!)).status).toBe(200);
        expect(await activeConnections(accountId)).toBe(1);
      },
    );
    expect(calls).toBeGreaterThan(3);
  });

  it("a token revoked again is gone, and its connection has ended", () =>
    walkEnd(
      when,
      async ({ clientId, refresh }) =>
        (panel) =>
          new Program(panel).token({ client_id: clientId, token: refresh }),
      runHourlyEndings,
    ));

  it("a reused token ends its connection, within the hour at the latest", () =>
    walkEnd(
      when,
      async ({ program, clientId, refresh }) => {
        stopClockAt(Date.now());
        const next = (await program.token(refreshing(clientId, refresh))).body.refresh_token!;
        await program.token(refreshing(clientId, next));
        moveClock(60_000);
        return (panel) => new Program(panel).token(refreshing(clientId, refresh));
      },
      runHourlyEndings,
    ));

  it("a connection ended again in the dashboard has ended", () =>
    walkEnd(when, async (_, { base, browser }) => {
      const id = /\/connections\/(k_\w+)\/end/.exec((await browser.get(`${base}/connections`)).text)![1]!;
      return (panel) => {
        browser.env = panel;
        return browser.post(`${base}/connections/${id}/end`);
      };
    }));
});

import { describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { WORK_KINDS } from "../../src/db/schema/assignments.ts";
import { OPERATED } from "../../src/panel/open.ts";
import { callAsOperator } from "../../src/panel/operator-calls.ts";
import type { OperatorAnswer, OperatorCall } from "../../src/ports/panel.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { OPERATOR_ROLES, type OperatorRole } from "../../src/vocabulary/operator-roles.ts";
import { accountAwaitingAccess } from "../support/access-request.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { testScope } from "../support/member-calls.ts";
import { query } from "../support/query.ts";
import { wholeList } from "../support/whole-list.ts";

const ANA = "opr_ana0000000000000";
const RUI = "opr_rui0000000000000";
const STALE_PROOF_MS = 11 * 60_000;

const asOperator = (
  roles: readonly OperatorRole[],
  asked: Pick<OperatorCall, "operationId"> & Partial<OperatorCall>,
  id = ANA,
): Promise<OperatorAnswer> =>
  callAsOperator(testScope, {
    requestId: crypto.randomUUID(),
    language: "en",
    address: null,
    operator: { id, roles, provedAt: Date.now() },
    ...asked,
  });

const bodyOf = (answer: OperatorAnswer) => {
  if (answer.kind !== "done") throw new Error(`Not done: ${JSON.stringify(answer)}`);
  return JSON.parse(answer.body);
};

describe("the console's entry point", () => {
  it.each([...OPERATED].map(([name, { use }]) => ({ name, roles: use.roles })))(
    "opens $name to its roles, and names them to others",
    async ({ name, roles }) => {
      for (const role of OPERATOR_ROLES.filter((role) => !roles.includes(role)))
        expect(await asOperator([role], { operationId: name })).toEqual({ kind: "closed", roles });
      expect(await asOperator([], { operationId: name })).toEqual({ kind: "closed", roles });
      for (const role of roles)
        expect((await asOperator([role], { operationId: name })).kind, role).not.toBe("closed");
    },
  );

  it("knows only operations whose declaration opens them, and none of the API's", async () => {
    const all = [...BACKOFFICE_ENDPOINTS, ...ENDPOINTS].map(({ route }) => route.operationId);
    const closed = all.filter((operationId) => !OPERATED.has(operationId));
    expect(closed).toEqual(
      expect.arrayContaining(["createKey", "purgeProperty", "exportLead", "patchProperty"]),
    );
    for (const operationId of [...closed, "constructor", "__proto__"])
      expect(await asOperator(OPERATOR_ROLES, { operationId }), operationId).toMatchObject({
        kind: "refused",
        problem: { code: "route_not_found" },
      });
  });

  it("opens nothing that shows an account's clients or acts as one of its people", () => {
    const names = [...OPERATED.keys()].filter((name) => /lead|client|match|key$/i.test(name));
    expect(names).toEqual([]);
  });

  it.each([
    "grantAccess",
    "decideAccess",
    "changeAccount",
    "createAccount",
    "setMember",
    "removeMember",
    "changeTeamMember",
    "sendNotice",
    "makeSandbox",
    "editProperty",
    "setShardState",
    "relieveShard",
    "creditAccount",
    "changeOwner",
    "runJob",
  ])("asks for a new proof of who acts before %s", async (operationId) => {
    const provedAt = Date.now() - STALE_PROOF_MS;
    const asked = { operationId, operator: { id: ANA, roles: OPERATOR_ROLES, provedAt } };
    expect(await asOperator(OPERATOR_ROLES, asked)).toEqual({ kind: "prove_again" });
    const never = { ...asked, operator: { ...asked.operator, provedAt: 0 } };
    expect(await asOperator(OPERATOR_ROLES, never)).toEqual({ kind: "prove_again" });
    expect((await asOperator(OPERATOR_ROLES, { operationId })).kind).not.toBe("prove_again");
  });

  it("answers 404 for an unknown account, and lists every fault of a body", async () => {
    const params = { accountId: "acc-unknown" };
    expect(await asOperator(["SUPPORT"], { operationId: "getAccount", params })).toMatchObject({
      problem: { code: "not_found" },
    });
    const { accountId } = await makeAccount();
    const body = { decision: "MAYBE", tier: "GOLD" };
    const answer = await asOperator(["SUPPORT"], {
      operationId: "decideAccess",
      params: { accountId },
      body,
    });
    expect(answer).toMatchObject({
      problem: { invalidParams: [{ pointer: "/decision" }, { pointer: "/tier" }] },
    });
  });

  it("decides a request once, even if two operators decide it at once", async () => {
    const { accountId, path, api } = await accountAwaitingAccess();
    const decide = (id: string, body: Record<string, unknown>) =>
      asOperator(["SUPPORT"], { operationId: "decideAccess", params: { accountId }, body }, id);
    const answers = await Promise.all([
      decide(ANA, { decision: "APPROVE" }),
      decide(RUI, { decision: "DENY", message: "Não." }),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
    const lost = answers.find(({ kind }) => kind === "refused");
    const { status, updatedAt } = (await backoffice.get(path)).body.data.access;
    const actor = status === "ACTIVE" ? ANA : RUI;
    expect(lost).toMatchObject({
      problem: { code: "concurrent_write", current: { state: status, actor, at: updatedAt } },
    });
    const audit = (await backoffice.get(`${path}/audit`)).body.data;
    expect(audit.filter(({ action }: { action: string }) => action === "access.decide")).toHaveLength(1);
    expect((await backoffice.get(`${path}/mail`)).body.data).toHaveLength(1);
    expect([200, 403]).toContain((await api.get("/me")).status);
  });

  it("shows an operator who then approves other permissions what was granted", async () => {
    const { accountId, path } = await accountAwaitingAccess();
    const approve = (id: string, scopes: readonly string[], tier: string) => {
      const body = { decision: "APPROVE", scopes, tier };
      return asOperator(["SUPPORT"], { operationId: "decideAccess", params: { accountId }, body }, id);
    };
    await approve(ANA, ["team:read"], "PILOT");
    const current = { state: "ACTIVE", tier: "PILOT", scopes: ["team:read"], actor: ANA };
    for (const other of [approve(RUI, ["leads:read"], "PILOT"), approve(RUI, ["team:read"], "SCALE")])
      expect(await other).toMatchObject({ problem: { code: "concurrent_write", current } });
    expect(await approve(RUI, ["team:read"], "PILOT")).toMatchObject({ kind: "done" });
    expect((await backoffice.get(path)).body.data.access).toMatchObject({ tier: "PILOT" });
  });

  it("decides a request once, however often the form is sent", async () => {
    const { accountId, path } = await accountAwaitingAccess();
    const asked = { operationId: "decideAccess", params: { accountId }, body: { decision: "APPROVE" } };
    const [first, second] = await Promise.all([asOperator(["ADMIN"], asked), asOperator(["ADMIN"], asked)]);
    expect(bodyOf(first)).toEqual(bodyOf(second));
    expect(bodyOf(await asOperator(["ADMIN"], asked))).toEqual(bodyOf(first));
    expect((await backoffice.get(`${path}/mail`)).body.data).toHaveLength(1);
  });

  it.each(WORK_KINDS)(
    "gives a piece of %s to one of two operators who take it at once, for ten minutes",
    async (kind) => {
      const subject = crypto.randomUUID();
      const body = { kind, subject };
      const take = async (id: string) =>
        bodyOf(await asOperator(["SUPPORT"], { operationId: "takeWork", body }, id)).data;
      const [one, two] = await Promise.all([take(ANA), take(RUI)]);
      expect(one).toEqual(two);
      const ofKind = { operationId: "listTakenWork", query: { kind } };
      const listed = bodyOf(await asOperator(["FINANCE"], ofKind)).data;
      expect(listed).toContainEqual(one);
      await query`UPDATE assignments SET until = ${Date.now() - 1} WHERE subject = ${subject}`;
      const next = one.actor === ANA ? RUI : ANA;
      expect((await take(next)).actor).toBe(next);
    },
  );
});

describe("accounts in one state of access", () => {
  it("are listed with the longest waiting first, each once, and no other", async () => {
    const waiting: string[] = [];
    for (let at = 0; at < 3; at++) waiting.push((await accountAwaitingAccess()).accountId);
    const listed = await wholeList(backoffice, "/accounts?access=PENDING&limit=2");
    expect(new Set(listed.map(({ access }) => access.status))).toEqual(new Set(["PENDING"]));
    const seen = listed.map(({ id }) => id);
    expect(seen.filter((id) => waiting.includes(id))).toEqual(waiting);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("cost a page's rows, however many accounts there are", async () => {
    const explain = async (statement: string) =>
      (await query(`EXPLAIN QUERY PLAN ${statement}`)).map(({ detail }) => detail);
    const plan = await explain(
      `SELECT 1 FROM grants AS g INDEXED BY grants_by_status CROSS JOIN accounts AS a ON a.id = g.account_id
       WHERE g.status = 'PENDING' AND (g.updated_at, g.account_id) > (0, '')
       ORDER BY g.updated_at, g.account_id LIMIT 51`,
    );
    expect(plan.join("\n")).not.toMatch(/SCAN|TEMP B-TREE/);
  });
});

import { describe, expect, it } from "vitest";
import type { TestAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import type { Answer, Json } from "../../support/http.ts";
import { expire, makeProperty } from "../../support/portfolio.ts";
import { expectProblem } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const STATUSES = ["ACTIVE", "INACTIVE", "SOLD", "RENTED"];
const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

const setStatus = ({ api }: TestAccount, id: string, body: unknown): Promise<Answer> =>
  api.post(`/properties/${id}/status`, { body });

const madeWith = async (account: TestAccount, status: string): Promise<Json> => {
  const { id } = await makeProperty(account);
  return (await setStatus(account, id, { status })).body.data;
};

const isClose = (given: { readonly status?: unknown }): boolean => given.status === "active";

const UNLISTED = "status não está na lista de valores aceitos";

describe("POST /properties/{propertyId}/status", () => {
  const account = sharedAccount();

  it.each(PAIRS)("takes a property from %s to %s", async (from, to) => {
    const before = await madeWith(account, from);
    const { status, body } = await setStatus(account, before.id, { status: to });
    expect(status).toBe(200);
    const inactiveReason = to === "INACTIVE" ? "MANUAL" : null;
    expect(body.data).toMatchObject({ status: to, inactiveReason, id: before.id });
    expect(body.result.outcome).toBe(from === to ? "UNCHANGED" : "STATUS_SET");
    const changes: Json[] = from === to ? [] : [{ field: "status", from, to }];
    if (before.inactiveReason !== inactiveReason)
      changes.push({ field: "inactiveReason", from: before.inactiveReason, to: inactiveReason });
    expect(body.result).toMatchObject({ dryRun: false, conflicts: [], photos: null, changes });
    expect((await account.api.get(`/properties/${before.id}`)).body.data).toEqual(body.data);
  });

  it("makes the caller the reason if the 60-day rule had taken the property offline", async () => {
    const { id } = await makeProperty(account);
    await expire(account.accountId, id);
    const { body } = await setStatus(account, id, { status: "INACTIVE" });
    expect(body.result).toMatchObject({
      outcome: "STATUS_SET",
      changes: [{ field: "inactiveReason", from: "CONFIRMATION_EXPIRED", to: "MANUAL" }],
    });
  });

  it("keeps a property out of recommendations unless it is ACTIVE", async () => {
    const { id } = await makeProperty(account);
    const { body } = await setStatus(account, id, { status: "SOLD" });
    expect(body.data.radar.eligible).toBe(false);
  });

  it.each([
    [{}, "required", "Informe status"],
    [{ status: null }, "not_in_list", UNLISTED],
    [{ status: "DELETED" }, "not_in_list", UNLISTED],
    [{ status: "active" }, "not_in_list", UNLISTED],
    [{ status: ["SOLD"] }, "not_in_list", UNLISTED],
  ])("refuses %j", async (given, code, words) => {
    const { id } = await makeProperty(account);
    const before = await dumpOf(account.accountId);
    const answer = await setStatus(account, id, given);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_param"]);
    expect(answer.body.invalidParams).toEqual([
      {
        in: "body",
        name: "status",
        pointer: "/status",
        code,
        reason: `${words}${isClose(given) ? ". Você quis dizer ACTIVE?" : "."}`,
        ...(code === "not_in_list" && { allowed: STATUSES }),
        ...(isClose(given) && { didYouMean: "ACTIVE" }),
      },
    ]);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("refuses members other than the status", async () => {
    const { id } = await makeProperty(account);
    const answer = await setStatus(account, id, { status: "SOLD", inactiveReason: "MANUAL" });
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_body"]);
    expect(answer.body.invalidParams).toMatchObject([{ name: "inactiveReason", code: "unknown_field" }]);
  });
});

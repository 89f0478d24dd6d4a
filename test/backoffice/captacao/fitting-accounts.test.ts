import { beforeAll, describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { acceptTerms, credit, offerAgain, offerTo, readyDesk, setDesk } from "../../support/captacao.ts";
import type { Json } from "../../support/http.ts";
import { faultsIn } from "../../support/problem.ts";
import { wholeList } from "../../support/whole-list.ts";

/** In São Paulo, like the owners of the tests. */
const NEW_OWNER = "cityId=3550308&purpose=VENDA";

const fitting = (query: string): Promise<Json[]> =>
  wholeList(backoffice, `/captacao/fitting-accounts?limit=2&${query}`);

describe("the accounts that may get an owner", () => {
  const accounts = new Map<string, TestAccount>();
  const idOf = (name: string): string => accounts.get(name)!.accountId;
  let ownerId: string;

  beforeAll(async () => {
    for (const name of ["rich", "poor", "free", "elsewhere", "here", "rents", "paused", "had", "has", "new"])
      accounts.set(name, await makeAccount());
    const of = (name: string): TestAccount => accounts.get(name)!;
    await readyDesk(of("rich"), 9_000_000);
    await acceptTerms(of("poor"));
    await acceptTerms(of("free"));
    await setDesk(of("free"), { freeLeads: 2 });
    await setDesk(of("elsewhere"), { operatingCities: ["curitiba-pr"] });
    await setDesk(of("here"), { operatingCities: ["sao-paulo-sp"] });
    await setDesk(of("rents"), { purposes: ["LOCACAO"] });
    await setDesk(of("paused"), { paused: true });
    await credit(of("had"), 8_000_000);
    ownerId = (await offerTo(of("had"))).id;
    await backoffice.post(`${of("had").path}/captacao/offers/${ownerId}/withdraw`);
    await offerAgain(of("has"), ownerId);
  });

  it("are those for which an offer of the same owner is not refused", async () => {
    const listed = new Set((await fitting(`ownerId=${ownerId}`)).map(({ accountId }) => accountId));
    const fits = [...accounts.keys()].filter((name) => listed.has(idOf(name)));
    expect(fits).toEqual(["rich", "poor", "free", "here", "had"]);
    const body = { ownerId, priceCents: 9_000, deadlineMinutes: 480 };
    const refused: string[] = [];
    for (const [name, { path }] of accounts) {
      if (name === "has" || name === "new") continue;
      const { status } = await backoffice.post(`${path}/captacao/offers`, body);
      if (status === 422) refused.push(name);
    }
    expect(refused).toEqual(["elsewhere", "rents", "paused"]);
    expect((await fitting(`ownerId=${ownerId}`)).map(({ accountId }) => accountId)).not.toContain(
      idOf("rich"),
    );
  });

  it("are listed with what they need to accept, those ready first, then by most credit", async () => {
    const rows = await fitting(NEW_OWNER);
    const of = (name: string): Json => rows.find(({ accountId }) => accountId === idOf(name));
    expect(of("rich")).toMatchObject({
      ready: true,
      termsAccepted: true,
      freeLeadsLeft: 0,
      balanceCents: 9_000_000,
    });
    expect(of("free")).toMatchObject({ ready: true, freeLeadsLeft: 2, balanceCents: 0 });
    expect(of("poor")).toMatchObject({ ready: false, termsAccepted: true });
    expect(of("had")).toMatchObject({ ready: false, termsAccepted: false, balanceCents: 8_000_000 });
    const places = rows.map(({ ready, balanceCents }) => [ready ? 0 : 1, -balanceCents]);
    expect(places).toEqual(places.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(rows.length);
  });

  it("are not listed for an accepted owner, and the refusal says so", async () => {
    const account = await readyDesk(await makeAccount());
    const { id } = await offerTo(account);
    await account.api.post(`/captacao/offers/${id}/accept`);
    const { status, body } = await backoffice.get(`/captacao/fitting-accounts?ownerId=${id}`);
    expect([status, body.code]).toEqual([422, "request_refused"]);
  });

  it("are found by owner, or by city and purpose, and every fault is listed", async () => {
    const faultsOf = async (query: string) => {
      const { status, body } = await backoffice.get(`/captacao/fitting-accounts?${query}`);
      return [status, ...faultsIn(body)];
    };
    expect(await faultsOf("")).toEqual([400, "cityId required", "purpose required"]);
    expect(await faultsOf(`ownerId=${ownerId}&${NEW_OWNER}`)).toEqual([
      400,
      "cityId one_of",
      "purpose one_of",
    ]);
    expect(await faultsOf("purpose=VENDA&cityId=0000000")).toEqual([400, "cityId not_found"]);
    expect(await faultsOf("ownerId=cap-0000000000000000")).toEqual([400, "ownerId not_found"]);
  });

  it("for a sandbox's owner are only those of that sandbox", async () => {
    const live = await makeAccount();
    const { id } = (await backoffice.post(`${live.path}/sandbox`)).body.data;
    const sandbox = { path: `/accounts/${id}` };
    const offered = await offerTo(sandbox);
    await backoffice.post(`${sandbox.path}/captacao/offers/${offered.id}/withdraw`);
    const listed = (await fitting(`ownerId=${offered.id}`)).map(({ accountId }) => accountId);
    expect(listed).toContain(id);
    expect(listed.every((one) => one.startsWith("acc-demo"))).toBe(true);
    expect((await fitting(NEW_OWNER)).map(({ accountId }) => accountId)).not.toContain(id);
  });
});

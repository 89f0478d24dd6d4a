import { afterEach, describe, expect, it, vi } from "vitest";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { type BatchStage, batchStage } from "../../../test/support/batch-stage.ts";
import { eventsAbout } from "../../../test/support/dashboard.ts";
import type { Json } from "../../../test/support/http.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { Account, type Job } from "../../browser/sheet/account.ts";
import { Pending } from "../../browser/sheet/pending.ts";
import { type Ended, finish, run, tryRows } from "../../browser/sheet/run.ts";
import { type Browser, enter } from "../browser.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs a page's script: its calls reach the dashboard, and the batches that it waits for are processed. */
const withScript = (stage: BatchStage, browser: Browser, base: string, isClients = false) => {
  const kept = new Map<string, string>();
  const open = (): Account => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("fetch", async (path: string, options?: { readonly body: URLSearchParams }) => {
      if (path.includes("/batch/")) await stage.workAll();
      const page = options
        ? await browser.post(path, Object.fromEntries(options.body))
        : await browser.get(path);
      return new Response(page.text, { status: page.status, headers: page.headers });
    });
    return new Account(`${base}/${isClients ? "clients" : "properties"}/import`, isClients, "signed out");
  };
  return { open };
};

const SHEET = [
  "Código;Tipo;Finalidade;Valor venda;Cidade;UF;Situação",
  "A1;Apartamento;Venda;850.000;Curitiba;PR;Vendido",
  "A2;Apartamento;Venda;900.000;Curitiba;PR;Ativo",
  "A3;Casa;Venda;500.000;Curitiba;PR;Ativo",
];

const jobsOf = async (account: Account): Promise<Job[]> => {
  const { lines, stops } = await readSheet(PROPERTY_FIELDS, new TextEncoder().encode(SHEET.join("\n")));
  expect(stops).toEqual([]);
  return account.resolve(lines);
};

const aStage = async () => {
  const stage = await batchStage();
  for (const externalRef of ["A1", "A2"]) await makeProperty(stage, { externalRef, salePrice: 100_000 });
  const first = await enter(stage);
  return { stage, own: withScript(stage, first.browser, first.base) };
};

class TabClosed extends Error {}

/** Runs the import, and closes the tab as soon as the rows, or also the states, have been sent. */
const closeTabOnHandover = async (account: Account, withStates = false): Promise<void> => {
  const running = run(account.client, await jobsOf(account), false, {
    handedOver: (isAll) => {
      if (isAll === withStates) throw new TabClosed();
    },
    progress: () => {},
  });
  await expect(running).rejects.toThrow(TabClosed);
};

const toTheEnd = async (account: Account): Promise<string[]> => {
  const ended = await run(account.client, await jobsOf(account), false, {
    handedOver: () => {},
    progress: () => {},
  });
  return ended.map(({ job, result }) => `${job.source.ref} ${result.outcome}`);
};

const portfolioOf = async ({ api }: BatchStage): Promise<string[]> => {
  const { body } = await api.get("/properties");
  return body.data
    .map(({ externalRef, status, salePrice }: Json) => `${externalRef} ${status} ${salePrice}`)
    .sort();
};

const WHOLE = ["A1 SOLD 850000", "A2 ACTIVE 900000", "A3 ACTIVE 500000"];

describe("a sheet's import", () => {
  it("writes all rows and states in one go", async () => {
    const { stage, own } = await aStage();
    expect(await toTheEnd(own.open())).toEqual(["A1 UPDATED", "A2 UPDATED", "A3 CREATED"]);
    expect(await portfolioOf(stage)).toEqual(WHOLE);
  });

  it("no longer needs its page once the states are set, though no row is written yet", async () => {
    const { stage, own } = await aStage();
    const account = own.open();
    await closeTabOnHandover(account, true);
    expect([new Pending(account.client).count, await portfolioOf(stage)]).toEqual([
      0,
      ["A1 SOLD 100000", "A2 ACTIVE 100000"],
    ]);
    await stage.workAll();
    expect(await portfolioOf(stage)).toEqual(WHOLE);
  });

  it("whose tab was closed is finished by the same browser when it returns", async () => {
    const { stage, own } = await aStage();
    await closeTabOnHandover(own.open());
    await stage.workAll();
    expect(await portfolioOf(stage)).toEqual(["A1 ACTIVE 850000", ...WHOLE.slice(1)]);
    const { client } = own.open();
    expect(new Pending(client).count).toBe(1);
    expect((await finish(client)).size).toBe(0);
    expect([new Pending(client).count, await portfolioOf(stage)]).toEqual([0, WHOLE]);
  });

  it("whose tab was closed is finished by the same sheet in another member's browser, and nothing comes twice", async () => {
    const { stage, own } = await aStage();
    await closeTabOnHandover(own.open());
    const second = await enter(stage, "MANAGER");
    const other = withScript(stage, second.browser, second.base);
    await toTheEnd(other.open());
    expect(await portfolioOf(stage)).toEqual(WHOLE);
    expect((await finish(own.open().client)).size).toBe(0);
    expect(await portfolioOf(stage)).toEqual(WHOLE);
    expect(await toTheEnd(other.open())).toEqual(["A1 UNCHANGED", "A2 UNCHANGED", "A3 UNCHANGED"]);
  });

  it("begun in two tabs at once writes each row once", async () => {
    const { stage, own } = await aStage();
    const account = own.open();
    const jobs = await jobsOf(account);
    const watcher = { handedOver: () => {}, progress: () => {} };
    const both = await Promise.all([1, 2].map(() => run(account.client, jobs, false, watcher)));
    expect(both[0]!.map(({ result }) => result.id)).toEqual(both[1]!.map(({ result }) => result.id));
    expect(await portfolioOf(stage)).toEqual(WHOLE);
    const made = await eventsAbout(stage, both[0]![2]!.result.id!);
    expect(made.map(({ type }) => type)).toEqual(["property.created"]);
  });
});

it("reports each place of a property that the service keeps under another name", async () => {
  const { own } = await aStage();
  const rows = [
    "B1;Casa;Embu;SP;Centro",
    "B2;Casa;Curitiba/PR;;Jd. Botânico",
    "B3;Casa;São Paulo (Capital);SP;",
  ];
  const content = new TextEncoder().encode(["Código;Tipo;Cidade;UF;Bairro", ...rows].join("\n"));
  const { lines } = await readSheet(PROPERTY_FIELDS, content);
  const reported = (await own.open().resolve(lines)).flatMap(({ remarks }) => remarks);
  expect(reported.map(({ ref, heading, code, about }) => [ref, heading, code, about])).toEqual([
    ["B1", "Cidade", "read_as", "Embu das Artes"],
    ["B2", "Bairro", "read_as", "Jardim Botânico"],
  ]);
});

const CONTACTS = [
  "Código;Nome;Telefone;Cidade;UF",
  ";Ana Prado;(41) 99876-1111;Curitiba;PR",
  "C2;Bia Rocha;(41) 99876-2222;Curitiba;PR",
  ";Caio Dias;(41) 99876-3333;Curitiba;PR",
  ";Ana P.;+55 41 99876-1111;Curitiba;PR",
];

describe("clients without a code", () => {
  const openPage = async () => {
    const stage = await batchStage();
    const { browser, base } = await enter(stage);
    const account = withScript(stage, browser, base, true).open();
    const { lines } = await readSheet(CLIENT_FIELDS, new TextEncoder().encode(CONTACTS.join("\n")));
    const jobs = await account.resolve(lines);
    const write = (consent = true): Promise<Ended[]> =>
      run(account.client, jobs, consent, { handedOver: () => {}, progress: () => {} });
    return { stage, account, jobs, write };
  };
  const outcomesOf = (ended: readonly Ended[]): string[] =>
    ended.map(({ job, result }) => `${job.source.line} ${result.outcome}`).sort();
  const namesIn = async ({ api }: BatchStage): Promise<string[]> =>
    (await api.get("/leads")).body.data.map(({ name, externalRef }: Json) => `${name} ${externalRef}`).sort();

  it("are identified by their contact: once each, however often the sheet comes", async () => {
    const { stage, write } = await openPage();
    const all = ["Ana Prado null", "Bia Rocha C2", "Caio Dias null"];
    const first = await write();
    expect(outcomesOf(first)).toEqual(["2 CREATED", "3 CREATED", "4 CREATED", "5 UPDATED"]);
    expect(first.find(({ job }) => job.source.line === 5)?.result.result?.kept).toEqual(["/name"]);
    expect(await namesIn(stage)).toEqual(all);
    await Promise.all([write(), write()]);
    expect(await namesIn(stage)).toEqual(all);
  });

  it("are tried without being written, and refused with each fault", async () => {
    const { stage, account, jobs, write } = await openPage();
    const tried: string[][] = [];
    await tryRows(account.client, jobs, true, {
      signal: new AbortController().signal,
      tell: (some) => tried.push(outcomesOf(some)),
    });
    expect(tried.at(-1)).toEqual(["2 CREATED", "3 CREATED", "4 CREATED", "5 CREATED"]);
    const refused = await write(false);
    expect(outcomesOf(refused)).toEqual(["2 REJECTED", "3 REJECTED", "4 REJECTED", "5 REJECTED"]);
    const faults = refused.map(({ result }) => result.invalidParams.map(({ name }) => name));
    expect(faults).toEqual(jobs.map(() => ["consentGiven"]));
    expect(await namesIn(stage)).toEqual([]);
  });

  it("are not reported as refused once the session has ended: the import stops, and says so", async () => {
    const { stage, write } = await openPage();
    vi.stubGlobal("fetch", async () => {
      const page = new Response("<p>Entrar</p>", { headers: { "Content-Type": "text/html" } });
      return Object.defineProperty(page, "redirected", { value: true });
    });
    await expect(write()).rejects.toThrow("signed out");
    expect(await namesIn(stage)).toEqual([]);
  });
});

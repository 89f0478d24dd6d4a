import { readdirSync } from "node:fs";
import { join } from "node:path";
import { serveText } from "../../../local/serve-text.ts";
import type { RunningService } from "../../../local/with-service.ts";
import { openAccount } from "../account.ts";
import { differences } from "../compare.ts";
import { SDKS } from "../languages.ts";
import { type Place, type Sent, sendCall } from "./flow.ts";
import { faultsOfScenario, readScenario, runScenario, type Store } from "./make.ts";
import { faultsOfWorkflow, readWorkflow, runWorkflow } from "./n8n.ts";

const folder = (name: string): string => join(SDKS, "recipes", name);
const filesOf = (name: string): string[] =>
  readdirSync(folder(name)).filter((file) => file.endsWith(".json"));

const importable = (): string[] => [
  ...filesOf("n8n").flatMap((file) =>
    faultsOfWorkflow(readWorkflow(join(folder("n8n"), file))).map((fault) => `n8n/${file}: ${fault}`),
  ),
  ...filesOf("make").flatMap((file) =>
    faultsOfScenario(readScenario(join(folder("make"), file))).map((fault) => `make/${file}: ${fault}`),
  ),
];

const typesIn = (events: unknown): unknown =>
  (events as readonly { readonly type: string }[]).map(({ type }) => type);

const missingWords = (said: string, ...words: readonly string[]): string[] =>
  words.filter((word) => !said.includes(word)).map((word) => `n8n: the sheet does not say ${word}: ${said}`);

const EVENTS = [
  "lead.created",
  "property.created",
  "property.created",
  "property.updated",
  "property.updated",
];

const shownOf = ({ body }: Sent) => {
  const { salePrice, address } = (body as { data: { salePrice: number; address: Record<string, string> } })
    .data;
  return { salePrice, street: address.street, number: address.number };
};

/** Runs the flows: a form sent twice, a sheet with a refused row, and the events of both since the previous run. */
async function proveN8n(place: Place): Promise<string[]> {
  const workflow = (name: string) => readWorkflow(join(folder("n8n"), `${name}.json`));
  const memory = {};
  const before = await runWorkflow(workflow("new-events"), place, memory);
  const form = [1, 2].map(() => () => runWorkflow(workflow("leads-from-a-form"), place));
  const first = await form[0]!();
  const second = await form[1]!();
  const sheet = await runWorkflow(workflow("properties-from-a-sheet"), place);
  const path = `${place.url}/properties/by-ref/${encodeURIComponent("PLAN/1")}`;
  const street = { cityId: "4106902", neighborhood: "Centro", street: "Rua XV de Novembro", number: "700" };
  const change = {
    method: "PUT",
    url: path,
    query: [],
    body: JSON.stringify({ address: street, bedrooms: 4 }),
  };
  await sendCall(place, change);
  const again = await runWorkflow(workflow("properties-from-a-sheet"), place);
  const kept = await sendCall(place, { method: "GET", url: path, query: [], body: undefined });
  const after = await runWorkflow(workflow("new-events"), place, memory);
  const types = typesIn(after.last.map(({ json }) => json)) as string[];
  return [
    ...differences([200], before.statuses, "n8n: the first reading"),
    ...differences([{ json: { outcome: "CREATED" } }], first.last, "n8n: a form"),
    ...differences([{ json: { outcome: "UNCHANGED" } }], second.last, "n8n: the same form"),
    ...differences([404, 404, 404, 404, 201, 400, 201], sheet.statuses, "n8n: a sheet"),
    ...missingWords(sheet.said, "address.city", "“850,000” pode ser R$ 850.000,00 ou R$ 850,00", "“Vendido”"),
    ...differences([200, 404, 200, 404, 200, 400, 200], again.statuses, "n8n: the sheet again"),
    ...differences(
      { salePrice: 640_000, street: "Rua XV de Novembro", number: "700" },
      shownOf(kept),
      "n8n: a known row",
    ),
    ...differences(EVENTS, types, "n8n: the events"),
  ];
}

const FORM = {
  externalRef: "MAKE-1",
  name: 'Rui "Rui" Alves',
  phones: [{ number: "(11) 98888-0102" }],
  consentGiven: true,
};

/** A published sheet, and a later one in which a house has been sold. */
const SHEET = [
  "Código;Tipo;Finalidade;Preço;Situação;Cidade;UF;Bairro;Rua",
  "MK/1;Casa térrea;Venda;R$ 5.900.000,00;Ativo;Curitiba;PR;Batel;Rua das Acácias",
  "MK/2;Casa;Venda;850,000;Ativo;Curitiba;PR;Batel;",
];

async function proveMakeSheet(place: Place): Promise<string[]> {
  const scenario = readScenario(join(folder("make"), "properties-from-a-sheet.json"));
  const statusesOf = async (lines: readonly string[]): Promise<number[]> => {
    const site = await serveText(lines.join("\r\n"), "text/csv; charset=utf-8");
    const statuses: number[] = [];
    await runScenario(scenario, { ...place, sheet: site.origin }, { statuses });
    site.close();
    return statuses;
  };
  const first = await statusesOf(SHEET);
  const sold = await statusesOf(["Código;Preço;Situação;Cidade;UF", "MK/1;;Vendido;Curitiba;PR"]);
  const url = `${place.url}/properties/by-ref/${encodeURIComponent("MK/1")}`;
  const { body } = await sendCall(place, { method: "GET", url, query: [], body: undefined });
  const { salePrice, status, address } = (body as { data: Record<string, unknown> }).data;
  const kept = { salePrice, status, street: (address as Record<string, unknown>).street };
  return [
    ...differences([200, 404, 201], first, "make: a sheet"),
    ...differences([200, 200, 200, 200], sold, "make: a sheet of what was sold"),
    ...differences(
      { salePrice: 5_900_000, status: "SOLD", street: "Rua das Acácias" },
      kept,
      "make: its row",
    ),
  ];
}

async function proveMake(place: Place): Promise<string[]> {
  const scenario = (name: string) => readScenario(join(folder("make"), `${name}.json`));
  const store: Store = new Map();
  await runScenario(scenario("new-events"), place, { store });
  const form = await runScenario(scenario("leads-from-a-form"), place, { received: FORM });
  const refused = await runScenario(scenario("leads-from-a-form"), place, {
    received: { ...FORM, externalRef: "MAKE-2", name: "" },
  });
  const events = await runScenario(scenario("new-events"), place, { store });
  return [
    ...differences({ status: 201, body: "CREATED" }, form, "make: a form"),
    ...differences(400, (refused as { status: number }).status, "make: a form without a name"),
    ...differences(["lead.created"], typesIn(events), "make: the events"),
  ];
}

/** Checks the files that n8n and Make import, and makes their calls to the service. @returns whether all is well */
export async function proveFlows({ url, backoffice }: RunningService): Promise<boolean> {
  const began = performance.now();
  const placeOf = async (name: string): Promise<Place> => ({
    url: `${url}/v1`,
    key: (await openAccount(backoffice, name)).key,
  });
  const faults = [
    ...importable(),
    ...(await proveN8n(await placeOf("Fluxos-n8n"))),
    ...(await proveMake(await placeOf("Fluxos-Make"))),
    ...(await proveMakeSheet(await placeOf("Fluxos-Make-planilha"))),
  ];
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${faults.length === 0 ? "passed" : "FAILED"}  flows (${seconds} s)`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}

import { readFileSync } from "node:fs";
import type { Place } from "./flow.ts";
import { sendCall } from "./flow.ts";

interface Named {
  readonly name: string;
  readonly value: string;
}

/** The settings that the modules of these scenarios read; each has some of them. */
interface Mapper {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Named[];
  readonly qs: readonly Named[];
  readonly data?: unknown;
  readonly parseResponse?: boolean;
  readonly key: string;
  readonly array: string;
  readonly status: string;
  readonly body: string;
  readonly input: readonly Named[];
  readonly codeEditorJavascript: string;
}

interface Module {
  readonly id: number;
  /** A bundle passes only if one of these groups of values exists. */
  readonly filter?: {
    readonly conditions: readonly (readonly { readonly a: string; readonly o: "exist" }[])[];
  };
  readonly module: string;
  readonly version: number;
  readonly mapper: Mapper;
}

interface Scenario {
  readonly name: string;
  readonly flow: readonly Module[];
  readonly metadata: { readonly version: number; readonly instant: boolean };
}

const VERSIONS: Readonly<Record<string, number>> = {
  "gateway:CustomWebHook": 1,
  "gateway:WebhookRespond": 1,
  "http:ActionSendData": 3,
  "util:SetVariables": 1,
  "datastore:GetRecord": 1,
  "datastore:AddRecord": 1,
  "builtin:BasicFeeder": 1,
  "code:ExecuteCode": 1,
};

const MAPPED = /\{\{(?:encodeURL\()?(\d+)\.([\w.]+)\)?\}\}/g;
/** A mapping that this program knows. */
const ANY_MAPPING = /\{\{.*?\}\}/g;

/** What Make would refuse or show as broken when importing the file, and what nobody should import, such as a key. */
export const faultsOfScenario = ({ name, flow, metadata }: Scenario): string[] => {
  const ids = flow.map(({ id }) => id);
  const isInstant = flow[0]?.module === "gateway:CustomWebHook";
  return [
    ...(name === "" ? ["it has no name"] : []),
    ...(metadata.version === 1 && metadata.instant === isInstant
      ? []
      : ["its metadata are of another scenario"]),
    ...(new Set(ids).size < ids.length ? ["two modules have one id"] : []),
    ...flow
      .filter(({ module, version }) => VERSIONS[module] !== version)
      .map(({ module, version }) => `${module} ${version} is unknown`),
    ...flow.flatMap(({ id, mapper }, at) =>
      [...JSON.stringify(mapper).matchAll(MAPPED)]
        .filter(([, from]) => !ids.slice(0, at).includes(Number(from)))
        .map(([whole]) => `${id} reads ${whole}, which does not come before it`),
    ),
    ...flow.flatMap(({ id, mapper }) =>
      (JSON.stringify(mapper).match(ANY_MAPPING) ?? [])
        .filter((mapping) => !new RegExp(MAPPED.source).test(mapping))
        .map((mapping) => `${id} has ${mapping}, which maps nothing`),
    ),
    ...(/rea_(test_)?[0-9a-z]/.test(JSON.stringify(flow)) ? ["it has a key"] : []),
  ];
};

type Outputs = Map<number, unknown>;

const memberOf = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

/** A mapped value; one that is only a reference keeps its type. */
const filled = (value: unknown, outputs: Outputs): unknown => {
  if (typeof value !== "string") return value;
  const read = (id: string, path: string): unknown => memberOf(outputs.get(Number(id)), path) ?? "";
  const whole = /^\{\{(\d+)\.([\w.]+)\}\}$/.exec(value);
  if (whole) return read(whole[1]!, whole[2]!);
  return value.replace(MAPPED, (mapped: string, id: string, path: string) => {
    const said = String(read(id, path));
    return mapped.includes("encodeURL(") ? encodeURIComponent(said) : said;
  });
};

/** Records by key, as a data store keeps them between two runs. */
export type Store = Map<string, Record<string, unknown>>;

const textOf = (value: unknown, outputs: Outputs): string => String(filled(value, outputs));

async function outputOf(
  { module, mapper }: Module,
  outputs: Outputs,
  place: Place,
  store: Store,
): Promise<unknown> {
  switch (module) {
    // The values that the person who imports the file fills in.
    case "util:SetVariables":
      return { api: place.url, key: place.key, sheet: place.sheet };
    case "http:ActionSendData": {
      const authorization = mapper.headers.find(({ name }) => name === "Authorization");
      const [, key = ""] = textOf(authorization?.value, outputs).split(" ");
      const query = mapper.qs.map(({ name, value }) => [name, textOf(value, outputs)] as const);
      const body = mapper.data === undefined ? undefined : textOf(mapper.data, outputs);
      const call = { method: mapper.method, url: textOf(mapper.url, outputs), query, body };
      const answer = await sendCall({ ...place, key }, call);
      const isText = mapper.parseResponse === false && typeof answer.body !== "string";
      return { statusCode: answer.statusCode, data: isText ? JSON.stringify(answer.body) : answer.body };
    }
    case "code:ExecuteCode": {
      const input = Object.fromEntries(
        mapper.input.map(({ name, value }) => [name, filled(value, outputs)] as const),
      );
      // The files are this repository's own.
      return { result: new Function("input", mapper.codeEditorJavascript)(input) as unknown };
    }
    case "datastore:GetRecord":
      return store.get(mapper.key) ?? {};
    case "datastore:AddRecord": {
      const fields = Object.entries(mapper.data as Record<string, unknown>);
      store.set(
        mapper.key,
        Object.fromEntries(fields.map(([name, value]) => [name, filled(value, outputs)])),
      );
      return {};
    }
    case "builtin:BasicFeeder":
      return filled(mapper.array, outputs);
    case "gateway:WebhookRespond":
      return { status: Number(filled(mapper.status, outputs)), body: filled(mapper.body, outputs) };
    default:
      throw new Error(`${module} is never reached`);
  }
}

export const readScenario = (file: string): Scenario => JSON.parse(readFileSync(file, "utf8")) as Scenario;

const passes = ({ filter }: Module, outputs: Outputs): boolean =>
  filter === undefined ||
  filter.conditions.some((all) =>
    all.every(({ a }) => !["", undefined].includes(filled(a, outputs) as string)),
  );

interface Started {
  readonly received?: unknown;
  readonly store?: Store;
  /** The status of each answer, added as it comes. */
  readonly statuses?: number[];
}

/** Runs a scenario as Make would. @param received the body that its webhook received */
export async function runScenario(
  { flow }: Scenario,
  place: Place,
  { received, store = new Map(), statuses = [] }: Started,
): Promise<unknown> {
  /** The modules from one on; those after a feeder, for each of its bundles. */
  const runFrom = async (at: number, before: Outputs): Promise<unknown> => {
    const outputs = new Map(before);
    let last: unknown;
    for (const [step, one] of flow.slice(at).entries()) {
      if (!passes(one, outputs)) return last;
      const isBegun = one.module === "gateway:CustomWebHook";
      // The webhook passes the JSON on unchanged.
      last = isBegun ? { value: JSON.stringify(received) } : await outputOf(one, outputs, place, store);
      if (one.module === "http:ActionSendData") statuses.push((last as { statusCode: number }).statusCode);
      outputs.set(one.id, last);
      const next = at + step + 1;
      if (one.module !== "builtin:BasicFeeder" || next === flow.length) continue;
      for (const bundle of last as readonly unknown[])
        await runFrom(next, new Map([...outputs, [one.id, bundle]]));
      return last;
    }
    return last;
  };
  return runFrom(0, new Map());
}

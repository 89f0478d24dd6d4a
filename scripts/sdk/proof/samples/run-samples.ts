import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { CodeSample } from "../../emit/samples/code-samples.ts";
import type { ContractDocument } from "../../form/document.ts";
import { execute, output } from "../execute.ts";
import { SDKS } from "../languages.ts";
import type { Gate } from "./gate.ts";
import type { SampleLanguage } from "./languages.ts";
import type { Prepared } from "./prepare.ts";

interface Shown {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly source: string;
}

/** A language's samples, from a document. */
const shownBy = ({ paths }: ContractDocument, label: string): Shown[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const samples = (operation as { "x-codeSamples"?: readonly CodeSample[] })["x-codeSamples"] ?? [];
      const source = samples.find((sample) => sample.label === label)?.source;
      if (source === undefined) throw new Error(`${operation.operationId} has no sample for ${label}`);
      return { id: operation.operationId, method: method.toUpperCase(), path, source };
    }),
  );

/** The output of failing samples. */
const SHOWN_CHARS = 4_000;

const withIds = (source: string, ids: Readonly<Record<string, string>>): string =>
  Object.entries(ids).reduce((text, [example, id]) => text.replaceAll(example, id), source);

const pathPattern = (path: string): RegExp => new RegExp(`^/v1${path.replace(/\{\w+\}/g, "[^/]+")}$`);

/** A sample calls its own operation successfully; it may call others for its objects. */
function callFaults({ id, method, path }: Shown, gate: Gate, scene: string): string[] {
  const calls = gate.passed(scene);
  const own = calls.filter((call) => call.method === method && pathPattern(path).test(call.path));
  const refused = calls.filter(({ status }) => status > 299);
  return [
    ...(own.length > 0 ? [] : [`${id} did not call ${method} ${path}`]),
    ...refused.map(({ status, code }) => `${id} was answered ${status} ${code}`),
  ];
}

/** A language's samples in a folder, as in a project. */
class Folder {
  readonly path = mkdtempSync(join(tmpdir(), "samples-"));
  readonly #language: SampleLanguage;
  readonly #shown: readonly Shown[];

  constructor(language: SampleLanguage, shown: readonly Shown[]) {
    this.#language = language;
    this.#shown = shown;
    for (const name of language.copied)
      cpSync(join(SDKS, name), join(this.path, basename(name)), { recursive: true });
    const beside = language.beside(shown.map(({ id }) => id));
    for (const [name, text] of Object.entries(beside)) writeFileSync(join(this.path, name), text);
  }

  write(change: (one: Shown) => string): void {
    const { file, edited = (source) => source } = this.#language;
    for (const sample of this.#shown)
      writeFileSync(join(this.path, file(sample.id)), edited(change(sample), sample.id));
  }
}

/** The faults of a language's samples: each is checked, and run against the running service. */
export async function runSamples(
  language: SampleLanguage,
  place: { readonly document: ContractDocument; readonly gate: Gate; readonly prepared: Prepared },
): Promise<string[]> {
  const { document, gate, prepared } = place;
  const shown = shownBy(document, language.label);
  const ids = shown.map(({ id }) => id);
  const folder = new Folder(language, shown);
  const address = document.servers[0].url;
  const scene = (id: string) => `${language.label}.${id}`;
  try {
    folder.write(({ source }) => source);
    const faults = await execute(...language.checks(folder.path, ids));
    folder.write(({ id, source }) =>
      withIds(source, { ...prepared.ids, ...prepared.own[id] }).replaceAll(
        address,
        `${gate.addressOf(scene(id))}/v1`,
      ),
    );
    if (language.build) faults.push(...(await execute(language.build(folder.path))));
    const command = language.run(folder.path, ids);
    const env = { ...command.env, REAL_ESTATE_KEY: prepared.account.key };
    const printed = await output({ ...command, env }).catch((error: Error) => `FAILED ${error.message}`);
    return [
      ...faults,
      ...shown.flatMap((one) => callFaults(one, gate, scene(one.id))),
      ...(/^FAILED /m.test(printed) ? [printed.slice(-SHOWN_CHARS)] : []),
    ];
  } finally {
    rmSync(folder.path, { recursive: true, force: true });
  }
}

import { once } from "node:events";
import { createWriteStream, renameSync, rmSync, type WriteStream } from "node:fs";
import type { RealEstateClient } from "../../typescript/real-estate-account.ts";
import { COLUMNS, cellsOf } from "./columns.ts";
import type { Context } from "./context.ts";
import { csvLine } from "./csv.ts";
import { LEAD_HEADER, leadCells } from "./lead-columns.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

interface Table {
  readonly header: readonly string[];
  /** Each item, and its cells. */
  readonly rows: (client: RealEstateClient) => AsyncGenerator<readonly [unknown, readonly string[]]>;
}

const TABLES: Readonly<Record<string, Table>> = {
  properties: {
    header: COLUMNS.map(({ field }) => field.replace("/", ".")),
    async *rows(client) {
      for await (const property of client.properties.listAll()) yield [property, cellsOf(property)];
    },
  },
  leads: {
    header: LEAD_HEADER,
    async *rows(client) {
      for await (const lead of client.leads.listAll()) yield [lead, leadCells(lead)];
    },
  },
};

/** Personal data: for its owner alone. It takes its name once it is whole. */
const newFile = async (file: string): Promise<WriteStream> => {
  const stream = createWriteStream(file, { flags: "wx", mode: 0o600 });
  try {
    await once(stream, "open");
    return stream;
  } catch (error) {
    throw new Stop(EXIT.usage, TEXTS.unwritable, { file, cause: (error as NodeJS.ErrnoException).code });
  }
};

/** As CSV that `import` reads, or as JSON with every member; page by page, so that any portfolio fits. */
export async function exportAll(
  ctx: Context,
  what: string | undefined,
  { out }: { readonly out?: string | undefined },
): Promise<ExitCode> {
  const table = TABLES[what ?? ""];
  if (!table) throw new Stop(EXIT.usage, TEXTS.unknownCommand, { command: `export ${what ?? ""}` });
  const client = ctx.client();
  const unfinished = out === undefined ? undefined : `${out}.${process.pid}`;
  const target = unfinished === undefined ? process.stdout : await newFile(unfinished);
  const write = async (text: string): Promise<void> => {
    if (!target.write(text)) await once(target, "drain");
  };
  let count = 0;
  try {
    // With a mark by which Excel knows UTF-8.
    if (!ctx.isJson) await write(`${out === undefined ? "" : "\uFEFF"}${csvLine(table.header)}`);
    for await (const [item, cells] of table.rows(client)) {
      await write(ctx.isJson ? `${JSON.stringify(item)}\n` : csvLine(cells));
      count++;
    }
    if (out !== undefined && unfinished !== undefined) {
      target.end();
      await once(target, "finish");
      renameSync(unfinished, out);
    }
  } catch (error) {
    if (unfinished !== undefined) rmSync(unfinished, { force: true });
    throw error;
  }
  ctx.note(TEXTS.exported, { count });
  return EXIT.done;
}

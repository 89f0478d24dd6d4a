import { once } from "node:events";
import { createWriteStream, renameSync, rmSync, type WriteStream } from "node:fs";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import type { Field } from "../../../src/intake/sheets/field.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { cellsOf, csvLine, guardedLine, headerOf, writtenFields } from "../../../src/intake/sheets/write.ts";
import type { RealEstateClient } from "../../typescript/real-estate-account.ts";
import type { Context } from "./context.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

interface Table {
  readonly fields: readonly Field[];
  readonly items: (client: RealEstateClient) => AsyncIterable<object>;
}

const TABLES: Readonly<Record<string, Table>> = {
  properties: { fields: writtenFields(PROPERTY_FIELDS), items: ({ properties }) => properties.listAll() },
  leads: { fields: writtenFields(CLIENT_FIELDS), items: ({ leads }) => leads.listAll() },
};

const lineOf = ({ fields }: Table, item: object, { language }: Context): string =>
  guardedLine(fields, cellsOf(fields, item as Readonly<Record<string, unknown>>, language));

/** A file for personal data, which only its owner can read; it gets its final name once it is complete. */
const newFile = async (file: string): Promise<WriteStream> => {
  const stream = createWriteStream(file, { flags: "wx", mode: 0o600 });
  try {
    await once(stream, "open");
    return stream;
  } catch (error) {
    throw new Stop(EXIT.usage, TEXTS.unwritable, { file, cause: (error as NodeJS.ErrnoException).code });
  }
};

/** Exports CSV that `import` reads, or JSON with every member; page by page, so that memory holds any portfolio. */
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
    // Excel recognizes UTF-8 by the byte order mark.
    const header = csvLine(headerOf(table.fields, ctx.language));
    if (!ctx.isJson) await write(`${out === undefined ? "" : "\uFEFF"}${header}`);
    for await (const item of table.items(client)) {
      await write(ctx.isJson ? `${JSON.stringify(item)}\n` : lineOf(table, item, ctx));
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

import { type Row, UnreadableSheet } from "./cell.ts";
import { chosenRows, type Finding } from "./choose-sheet.ts";
import { csvRows } from "./csv.ts";
import { decoded } from "./decode.ts";

const beginsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

/** @throws UnreadableSheet for what only looks like a sheet */
const refuseOthers = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new UnreadableSheet("empty");
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableSheet("old_excel");
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 300)).trimStart().toLowerCase();
  if (head.startsWith("%pdf")) throw new UnreadableSheet("pdf");
  if (head.startsWith("pk") && head.includes("opendocument")) throw new UnreadableSheet("open_document");
};

/**
 * The rows of a file: CSV in any encoding and with any separator, a sheet of a workbook (.xlsx), or a table of a page,
 * which many systems name .xls.
 * @throws UnreadableSheet
 */
export const rowsOf = async (bytes: Uint8Array, finding: Finding): Promise<readonly Row[]> => {
  refuseOthers(bytes);
  // Zipped: a workbook. Its reader is loaded only then.
  if (beginsWith(bytes, 0x50, 0x4b)) return (await import("./workbook.ts")).workbookRows(bytes, finding);
  const text = decoded(bytes);
  if (text.trimStart().startsWith("<")) {
    const tables = (await import("./html.ts")).htmlTables(text);
    if (tables.length === 0) throw new UnreadableSheet("web_page");
    const named = tables.map((rows, at) => ({ name: String(at + 1), rows }));
    return chosenRows(named, finding);
  }
  if (finding.sheet !== undefined) throw new UnreadableSheet("no_such_sheet");
  return csvRows(text, finding.known);
};

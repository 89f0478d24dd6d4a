import { describe, expect, it } from "vitest";
import { reachIn } from "../../scripts/figures/reach.ts";
import { sourceOf } from "../architecture/source.ts";

const reach = reachIn([
  sourceOf(
    "src/verb.ts",
    'import { type Row, read } from "./db.ts";\nimport { unused } from "./lib.ts";\n\nexport const verb = (row: Row) => read(row);\n',
  ),
  sourceOf(
    "src/db.ts",
    'export * from "./row.ts";\n\nconst open = () => 1;\n\nexport const read = (row: unknown) => [open(), shown(row)];\n\nexport const write = () => open();\n\nimport { shown } from "./shown.ts";\n',
  ),
  sourceOf("src/row.ts", "export interface Row {\n  id: string;\n}\n"),
  sourceOf(
    "src/shown.ts",
    'import * as lib from "./lib.ts";\n\nexport const shown = (row: unknown) => lib.text(row);\n',
  ),
  sourceOf(
    "src/endpoint.ts",
    'import { verb } from "./verb.ts";\n\nexport const endpoint = <\n  A,\n  B,\n>(\n  row: A & B,\n) => verb(row);\n\nexport const one = endpoint({});\n',
  ),
  sourceOf("src/lib.ts", "export const text = String;\n\nexport const unused = { read: 1 };\n"),
]);

describe("the reach of a file", () => {
  it("counts the definitions that its own code uses, not those that are only imported", () => {
    expect(reach("src/db.ts")).toEqual({ files: 3, definitions: 6 });
    expect(reach("src/shown.ts")).toEqual({ files: 2, definitions: 3 });
  });

  it("counts what a function of several types uses", () => {
    expect(reach("src/endpoint.ts")).toEqual({ files: 5, definitions: 8 });
  });

  it("leaves out files with only types, and what nobody uses", () => {
    expect(reach("src/verb.ts")).toEqual({ files: 4, definitions: 6 });
  });
});

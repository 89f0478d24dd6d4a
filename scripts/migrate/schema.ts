import type { RemoteDatabase } from "./d1-api.ts";
import { READ_SCHEMA } from "./ledger.ts";

export const schemaOf = async ({ ask }: RemoteDatabase): Promise<string[]> =>
  (await ask({ sql: READ_SCHEMA, params: [] })).map(({ object }) => String(object));

export const differenceOf = (found: readonly string[], expected: readonly string[]): string =>
  [
    ...found.filter((object) => !expected.includes(object)).map((object) => `  has ${object}`),
    ...expected.filter((object) => !found.includes(object)).map((object) => `  lacks ${object}`),
  ].join("\n");

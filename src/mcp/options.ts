import * as z from "zod";
import type { AppContext } from "../contract/context.ts";
import { readQuery } from "../contract/http-input.ts";
import { parseRead } from "../contract/parse.ts";
import { commaList } from "../contract/query.ts";
import { refuseAny } from "../errors/refusal.ts";
import { PERMISSIONS } from "../vocabulary/permissions.ts";
import type { Way } from "./confirmation/token.ts";
import { type Offered, setOf, TOOLS } from "./tools/tool.ts";

/** Set in the query of the address, since not every client lets its user set a header. */
export interface Options extends Offered {
  /** The only way that is allowed; null: whichever the client can do. */
  readonly confirm: Way | null;
}

const [first, ...others] = new Set(
  PERMISSIONS.map((permission) => permission.split(":")[0]!).filter((name) =>
    TOOLS.some((tool) => setOf(tool) === name),
  ),
);

const MAX_TOOLSETS_CHARS = 200;

const QUERY = z.strictObject({
  readonly: z.enum(["1"]).optional(),
  confirm: z.enum(["form", "call"]).optional(),
  toolsets: commaList([first!, ...others], MAX_TOOLSETS_CHARS).optional(),
});

/** Without the body, which the library reads. */
const ENTRY_POINT = { route: { method: "post", path: "", request: { query: QUERY } } } as const;

/** @throws Refusal for anything unknown: a mistyped `readonly` must not let writes through */
export const readOptions = (c: AppContext): Options => {
  const { input, faults } = parseRead(ENTRY_POINT, { query: readQuery(c) });
  refuseAny(faults);
  const { readonly, confirm, toolsets } = input.query as {
    readonly?: "1";
    confirm?: Way;
    toolsets?: readonly string[];
  };
  return { readonly: readonly === "1", confirm: confirm ?? null, toolsets: toolsets ?? null };
};

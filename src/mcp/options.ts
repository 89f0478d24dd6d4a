import * as z from "zod";
import type { AppContext } from "../contract/context.ts";
import { readQuery } from "../contract/http-input.ts";
import { parseRead } from "../contract/parse.ts";
import { refuseAny } from "../errors/refusal.ts";
import type { Way } from "./confirmation/token.ts";

/** What the address says, since not every client lets its user set a header. */
export interface Options {
  readonly readonly: boolean;
  /** The one way that is taken; null leaves it to what the client can do. */
  readonly confirm: Way | null;
}

const QUERY = z.strictObject({
  readonly: z.enum(["1"]).optional(),
  confirm: z.enum(["form", "call"]).optional(),
});

/** The message in the body is the library's to read. */
const DOOR = { route: { method: "post", path: "", request: { query: QUERY } } } as const;

/** @throws Refusal of what is unknown: a mistyped `readonly` must not let writes through */
export const readOptions = (c: AppContext): Options => {
  const { input, faults } = parseRead(DOOR, { query: readQuery(c) });
  refuseAny(faults);
  const { readonly, confirm } = input.query as { readonly?: "1"; confirm?: Way };
  return { readonly: readonly === "1", confirm: confirm ?? null };
};

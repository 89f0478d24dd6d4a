import type { Line } from "../../../src/intake/sheets/line.ts";
import { faultGroups, remarkGroups } from "../../../src/intake/sheets/preview.ts";
import { resolveProperty, type StoredProperty } from "../../../src/intake/sheets/resolve-property.ts";

const FOUND = 200;
const NOT_FOUND = 404;
const LANGUAGE = "pt-BR";

export interface RowSettled {
  /** The body of the write; undefined if there is none. */
  readonly body?: string;
  /** The status to set after the write. */
  readonly status?: string;
  readonly told: string;
}

/** What to do with a row, given the account's answer to a request by the row's code. */
export const settle = (
  line: Line,
  { statusCode, body }: { readonly statusCode: number; readonly body: unknown },
): RowSettled => {
  if (statusCode !== FOUND && statusCode !== NOT_FOUND)
    return { told: `${line.ref}: ${statusCode} ${JSON.stringify(body)}` };
  const stored = statusCode === FOUND ? (body as { data: StoredProperty }).data : undefined;
  const { input, status, faults, remarks } = resolveProperty(line, stored);
  const groups = [...faultGroups(faults, LANGUAGE), ...remarkGroups(remarks, LANGUAGE)];
  return {
    ...(input && { body: JSON.stringify(input) }),
    ...(status && { status }),
    told: groups
      .map(({ heading, value, reason }) => `${line.ref}: ${heading} “${value}” ${reason}`)
      .join("; "),
  };
};

import type { Fault } from "../../errors/faults.ts";
import { readableTypes } from "../../vocabulary/event-types.ts";

/** Types that the account's grant cannot read. */
export const subscriptionFaults = (
  types: readonly string[] | undefined,
  grantScopes: readonly string[],
): Fault[] => {
  const readable = readableTypes(grantScopes);
  return (types ?? []).flatMap((type, at) =>
    readable.includes(type)
      ? []
      : [{ in: "body" as const, name: `types[${at}]`, code: "not_in_grant" as const }],
  );
};

export const distinct = (types: readonly string[]): string[] => [...new Set(types)];

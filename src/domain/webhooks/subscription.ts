import { refuseFaults } from "../../errors/refusal.ts";
import { readableTypes } from "../events/event-types.ts";

/** @throws Refusal invalid_param for types that the account's grant cannot read */
export const assertReadable = (
  types: readonly string[] | undefined,
  grantScopes: readonly string[],
): void => {
  const readable = readableTypes(grantScopes);
  const foreign = (types ?? []).flatMap((type, at) =>
    readable.includes(type)
      ? []
      : [{ in: "body" as const, name: `types[${at}]`, code: "not_in_grant" as const }],
  );
  if (foreign.length > 0) throw refuseFaults(foreign);
};

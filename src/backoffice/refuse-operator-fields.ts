import { Refusal } from "../errors/refusal.ts";
import type { BackofficeCall } from "./endpoint.ts";

/** Members of a body that the operator alone sends: they would give the account money or trust. @throws Refusal access_denied */
export const refuseOperatorFields = <Body extends object>(
  { member }: BackofficeCall,
  body: Body,
  names: readonly (keyof Body)[],
): void => {
  if (member && names.some((name) => body[name] !== undefined)) throw new Refusal("access_denied");
};

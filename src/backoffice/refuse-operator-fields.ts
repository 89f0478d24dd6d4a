import { Refusal } from "../errors/refusal.ts";
import type { BackofficeCall } from "./endpoint.ts";

/** Refuses body members that only the operator sends: they give money or trust. @throws Refusal access_denied */
export const refuseOperatorFields = <Body extends object>(
  { member }: BackofficeCall,
  body: Body,
  names: readonly (keyof Body)[],
): void => {
  if (member && names.some((name) => body[name] !== undefined)) throw new Refusal("access_denied");
};

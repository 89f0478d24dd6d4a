import { refuseFaults } from "../errors/refusal.ts";
import type { BackofficeCall } from "./endpoint.ts";

/** @throws Refusal invalid_param when a body member that is for development only comes to a production service */
export const outsideProduction = <T>({ services }: BackofficeCall, name: string, value: T): T => {
  if (value !== undefined && services.settings.environment === "production") {
    throw refuseFaults([{ in: "body", name, code: "not_in_production" }]);
  }
  return value;
};

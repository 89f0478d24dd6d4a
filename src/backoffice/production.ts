import type { Fault } from "../errors/faults.ts";
import type { BackofficeCall, BackofficeEndpoint } from "./endpoint.ts";

/** A body member that is for development only and comes to a production service. */
export const developmentFaults = (
  { services }: BackofficeCall,
  { developmentOnly: name }: BackofficeEndpoint,
  body: unknown,
): Fault[] => {
  if (name === undefined || services.settings.environment !== "production") return [];
  const given = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return given === undefined ? [] : [{ in: "body", name, code: "not_in_production" }];
};

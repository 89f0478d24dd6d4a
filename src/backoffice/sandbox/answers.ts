import * as z from "zod";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import { GrantedAccountView } from "../accounts/answers.ts";

const Sandbox = z
  .object({ data: GrantedAccountView, key: z.string().nullable(), partners: z.array(z.string()) })
  .meta({ id: "Sandbox" });

const SimulatedEvent = z
  .object({
    id: z.string(),
    type: z.enum(EVENT_NAMES),
    data: z.record(z.string(), z.unknown()),
    about: z.string().nullable(),
  })
  .meta({ id: "SimulatedEvent" });

export const SANDBOX_ANSWERS = {
  makeSandbox: Sandbox,
  simulateEvent: z.object({ data: SimulatedEvent }),
};

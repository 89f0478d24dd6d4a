import * as z from "zod";
import { Partnership } from "../partnerships/schemas.ts";
import { Launch } from "./schemas.ts";

const LaunchClientRegistered = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["REGISTERED", "ALREADY_REGISTERED"]), dryRun: z.boolean() })
      .meta({ id: "LaunchClientResult" }),
  })
  .meta({ id: "LaunchClientRegistered" });

export const LAUNCH_ANSWERS = {
  listLaunches: z.object({ data: z.array(Launch), nextCursor: z.string().nullable() }),
  registerLaunchClient: LaunchClientRegistered,
};

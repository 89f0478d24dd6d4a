import * as z from "zod";
import { pageSchema } from "../page-schema.ts";
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
  listLaunches: pageSchema(Launch),
  registerLaunchClient: LaunchClientRegistered,
};

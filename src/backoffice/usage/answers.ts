import * as z from "zod";
import { pageSchema } from "../../routes/page-schema.ts";

const MonthView = z
  .object({ month: z.string(), calls: z.int(), monthlyQuota: z.int(), remaining: z.int() })
  .meta({ id: "MonthUsage" });

export const USAGE_ANSWERS = {
  getUsage: pageSchema(MonthView),
};

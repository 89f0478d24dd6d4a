import * as z from "zod";
import { listOf } from "../list-of.ts";

const MonthView = z
  .object({ month: z.string(), calls: z.int(), monthlyQuota: z.int(), remaining: z.int() })
  .meta({ id: "MonthUsage" });

export const USAGE_ANSWERS = {
  getUsage: listOf(MonthView),
};

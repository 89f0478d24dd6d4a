import * as z from "zod";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";

const Limits = z.object({
  ratePerSecond: z.int(),
  burst: z.int(),
  monthlyQuota: z.int(),
  maxKeys: z.int(),
  maxWebhooks: z.int(),
});

const Me = z
  .object({
    account: z.object({ id: z.string(), name: z.string(), type: z.string(), plan: z.string() }),
    sandbox: z.boolean(),
    access: z.object({
      status: z.string(),
      tier: z.string(),
      pilotUntil: z.iso.datetime().nullable(),
      limits: Limits,
    }),
    key: z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(PERMISSIONS)),
      expiresAt: z.iso.datetime().nullable(),
    }),
    usage: z.object({ month: z.string(), calls: z.int(), monthlyQuota: z.int(), remaining: z.int() }),
    properties: z.object({ active: z.int(), limit: z.int() }),
    leads: z.object({ count: z.int(), limit: z.int() }),
  })
  .meta({ id: "Me" });

export const ME_ANSWERS = {
  getMe: z.object({ data: Me }),
};

import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { countActive } from "../../domain/properties/count-active.ts";
import { isSandbox } from "../../lib/account-space.ts";
import { isoOrNull } from "../../lib/clock.ts";
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
  })
  .meta({ id: "Me" });

export const readMe = readEndpoint({
  path: "/me",
  operationId: "getMe",
  tag: "Account and reference",
  summary: "The account behind the key",
  description:
    "Confirms that the key works and shows the account, the key's permissions, the limits and the usage.",
  permission: null,
  params: {},
  query: {},
  errors: [],
  response: z.object({ data: Me }),
  freeOfQuota: true,
  read: async (call) => {
    const [principal, active] = await Promise.all([call.principal(), countActive(call)]);
    const { account, access, key, usage, propertyLimit } = principal;
    const { monthlyQuota } = access.limits;
    return {
      data: {
        account: { id: account.id, name: account.name, type: account.type, plan: account.plan },
        sandbox: isSandbox(account.id),
        access: { ...access, pilotUntil: isoOrNull(access.pilotUntil) },
        key: { ...key, expiresAt: isoOrNull(key.expiresAt) },
        usage: { ...usage, monthlyQuota, remaining: Math.max(0, monthlyQuota - usage.calls) },
        properties: { active, limit: propertyLimit },
      },
    };
  },
});

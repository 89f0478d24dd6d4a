import { doneWith } from "../../contract/route.ts";
import type { ME_DOCS } from "../../documentation/me.ts";
import { countHeld } from "../../domain/accounts/count-held.ts";
import { storageOf } from "../../domain/records/storage-limit.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { isSandbox } from "../../lib/id.ts";
import { ptEn } from "../../lib/language.ts";
import { MAX_CLIENTS, matchCeiling } from "../../vocabulary/limits.ts";
import { readEndpoint } from "../endpoint.ts";

export const readMe = readEndpoint({
  method: "get",
  path: "/me",
  operationId: "getMe",
  tags: ["Account and reference"],
  responses: { 200: doneWith<typeof ME_DOCS.operations.getMe.answer>() },
  title: ptEn("Consultar a conta da chave", "Retrieve the key's account"),
  tool: {
    description:
      "Start here: see whose account this is and what the key may do. Returns account, permissions, limits and the month's usage.",
  },
  permission: null,
  errors: [],
  freeOfQuota: true,
  read: async (call) => {
    const [principal, held] = await Promise.all([call.principal(), countHeld(call)]);
    const { account, access, key, usage, propertyLimit } = principal;
    const { monthlyQuota } = access.limits;
    return {
      data: {
        account: { id: account.id, name: account.name, type: account.type, plan: account.plan },
        sandbox: isSandbox(account.id),
        access: { ...access, pilotUntil: isoOrNull(access.pilotUntil) },
        key: { ...key, expiresAt: isoOrNull(key.expiresAt) },
        usage: { ...usage, monthlyQuota, remaining: Math.max(0, monthlyQuota - usage.calls) },
        properties: {
          active: held.active,
          total: held.kept,
          limit: propertyLimit,
          awaitingNeighborhood: held.unplaced,
        },
        leads: { count: held.clients, limit: MAX_CLIENTS },
        storage: {
          ...storageOf(held.stored, { accountId: account.id, propertyLimit }),
          matches: {
            clients: held.clientMatches,
            clientsLimit: matchCeiling("clients", account.id, held.active),
            partners: held.partnerMatches,
            partnersLimit: matchCeiling("partners", account.id, held.active),
          },
          answers: principal.answers,
        },
      },
    };
  },
});

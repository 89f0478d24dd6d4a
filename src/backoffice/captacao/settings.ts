import { z } from "@hono/zod-openapi";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { SettingsInput } from "../../domain/captacao/input.ts";
import { acceptTerms, changeSettings, loadDesk } from "../../domain/captacao/settings.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { PURPOSES, SERVICE_DAYS } from "../../vocabulary/value-lists.ts";
import { type BackofficeCall, backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { contextOf, operate } from "../operate.ts";

const MAX_VERSION_CHARS = 40;

const SettingsView = z
  .object({
    paused: z.boolean(),
    pausedAuto: z.boolean(),
    expiredStreak: z.int(),
    autoPauseAfter: z.int().nullable(),
    operatingCities: z.array(z.string()),
    purposes: z.array(z.enum(PURPOSES)),
    serviceDays: z.array(z.enum(SERVICE_DAYS)),
    freeLeads: z.int(),
    balanceCents: z.int(),
    termsVersion: z.string().openapi({ description: "The current one." }),
    acceptedTermsVersion: z.string().nullable(),
    termsAcceptedAt: z.iso.datetime().nullable(),
  })
  .openapi("CaptacaoSettings");

const view = ({ services }: BackofficeCall, desk: CaptacaoDesk) => ({
  paused: desk.paused,
  pausedAuto: desk.pausedAuto,
  expiredStreak: desk.expiredStreak,
  autoPauseAfter: desk.autoPauseAfter,
  operatingCities: desk.operatingCities,
  purposes: desk.purposes,
  serviceDays: desk.serviceDays,
  freeLeads: desk.freeLeads,
  balanceCents: desk.balanceCents,
  termsVersion: services.settings.captacao.termsVersion,
  acceptedTermsVersion: desk.termsVersion,
  termsAcceptedAt: isoOrNull(desk.termsAcceptedAt),
});

const PATH = "/accounts/{accountId}/captacao/settings";

export const readCaptacaoSettings = backofficeEndpoint({
  method: "get",
  path: PATH,
  operationId: "getCaptacaoSettings",
  tag: "Captação",
  summary: "The settings of the account's owner desk",
  params: ACCOUNT_PARAMS,
  query: {},
  response: z.object({ data: SettingsView }),
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
    return ok({ data: view(call, await loadDesk(ctx)) });
  },
});

export const changeCaptacaoSettings = backofficeEndpoint({
  method: "put",
  path: PATH,
  operationId: "changeCaptacaoSettings",
  tag: "Captação",
  summary: "Pause and preferences of the owner desk",
  description: "What is not named stays. Deadlines that run are not moved.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: SettingsInput,
  response: z.object({ data: SettingsView }),
  statuses: [200],
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.settings",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => changeSettings(ctx, body),
    });
    return ok({ data: view(call, plan.data) });
  },
});

export const acceptCaptacaoTerms = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/terms",
  operationId: "acceptCaptacaoTerms",
  tag: "Captação",
  summary: "The account's owner accepts the API terms",
  description: "The current version alone; settings show it.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: z.strictObject({ version: lineOf(MAX_VERSION_CHARS) }),
  response: z.object({ data: SettingsView }),
  statuses: [200],
  errors: ["not_found", "concurrent_write"],
  handle: async (call, { params: { accountId }, body: { version } }) => {
    const { termsVersion } = call.services.settings.captacao;
    const { plan } = await operate(call, accountId, {
      action: "captacao.terms",
      fields: ["termsVersion"],
      database: "directory",
      decide: (ctx) => acceptTerms(ctx, version, termsVersion),
    });
    return ok({ data: view(call, plan.data) });
  },
});

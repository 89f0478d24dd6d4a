import * as z from "zod";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { isoOrNull } from "../../lib/clock.ts";
import { PURPOSES, SERVICE_DAYS } from "../../vocabulary/value-lists.ts";
import type { BackofficeCall } from "../endpoint.ts";

export const SettingsView = z
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
    termsVersion: z.string().meta({ description: "The current one." }),
    acceptedTermsVersion: z.string().nullable(),
    termsAcceptedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CaptacaoSettings" });

export const viewSettings = ({ services }: BackofficeCall, desk: CaptacaoDesk) => ({
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

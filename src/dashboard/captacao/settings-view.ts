import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { isoOrNull } from "../../lib/clock.ts";

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

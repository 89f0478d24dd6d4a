import * as z from "zod";
import {
  CAPTACAO_STAGES,
  CAPTACAO_STATUSES,
  CAPTACAO_TABS,
  LEDGER_KINDS,
  PROPERTY_TYPES,
  PURPOSES,
  SERVICE_DAYS,
} from "../../vocabulary/value-lists.ts";
import { CaptacaoOffer } from "./captacao.ts";

export const OfferRow = z
  .object({
    id: z.string(),
    status: z.enum(CAPTACAO_STATUSES),
    priceCents: z.int(),
    purpose: z.enum(PURPOSES),
    propertyType: z.enum(PROPERTY_TYPES),
    neighborhood: z.string().nullable(),
    city: z.string().nullable(),
    deadline: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    acceptedAt: z.iso.datetime().nullable(),
    debitedCents: z.int().nullable(),
    stage: z.enum(CAPTACAO_STAGES).nullable(),
    tab: z.enum(CAPTACAO_TABS).nullable(),
    refundedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CaptacaoOfferRow" });

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
    termsVersion: z.string(),
    acceptedTermsVersion: z.string().nullable(),
    termsAcceptedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CaptacaoSettings" });

export const LedgerView = z
  .object({
    kind: z.enum(LEDGER_KINDS),
    amountCents: z.int(),
    balanceCents: z.int(),
    ownerId: z.string().nullable(),
    actor: z.string(),
    note: z.string().nullable(),
    reference: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "CaptacaoLedgerEntry" });

const outcomeOf = <const O extends readonly [string, ...string[]]>(...outcomes: O) =>
  z.object({ outcome: z.enum(outcomes), dryRun: z.boolean() });

export const OwnerChanged = z
  .object({
    data: CaptacaoOffer,
    result: outcomeOf("UPDATED", "UNCHANGED").meta({ id: "CaptacaoOwnerResult" }),
  })
  .meta({ id: "CaptacaoOwnerChanged" });

export const OfferWithdrawn = z
  .object({
    data: CaptacaoOffer,
    result: outcomeOf("WITHDRAWN", "UNCHANGED").meta({ id: "CaptacaoWithdrawResult" }),
  })
  .meta({ id: "CaptacaoOfferWithdrawn" });

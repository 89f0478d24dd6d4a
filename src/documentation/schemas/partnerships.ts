import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import type { PresentedPartnership } from "../../domain/partnerships/present.ts";
import {
  ACCOUNT_TYPES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_ROLES,
  PARTNERSHIP_STAGES,
} from "../../vocabulary/value-lists.ts";
import { ClientSnapshot, PropertySnapshot } from "./matches.ts";
import { pageSchema } from "./page.ts";

const text = z.string().nullable();
const time = z.iso.datetime().nullable();

const Party = z
  .object({ accountId: z.string(), name: z.string(), type: z.enum(ACCOUNT_TYPES) })
  .meta({ id: "Party" });

const PartnershipCounterpart = z
  .object({
    name: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    organization: text,
    contactName: text,
    phone: text,
    email: text,
    creci: text,
    creciVerified: z.boolean(),
  })
  .meta({ id: "PartnershipCounterpart" });

/** Response object: every field always present (rules 28.2). */
export const Partnership = z
  .object({
    id: z.string(),
    status: z.enum(PARTNERSHIP_STAGES),
    kind: z.enum(PARTNERSHIP_KINDS),
    propertyId: text,
    leadId: z.string(),
    matchId: text,
    developmentId: text,
    developmentTitle: text,
    score: z.int().min(0).max(100).nullable(),
    summary: text,
    reasons: z.array(z.string()),
    message: text,
    ourSide: z.enum(PARTNERSHIP_ROLES),
    ourBrokerId: text,
    canMoveFunnel: z.boolean(),
    requester: Party,
    addressee: Party,
    counterpart: PartnershipCounterpart,
    property: orNull(PropertySnapshot),
    client: orNull(ClientSnapshot),
    lastProgressAt: z.iso.datetime(),
    updateAskedAt: time,
    protectedUntil: time,
    propertyOffMarketAt: time,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Name in keyof PresentedPartnership]: z.ZodType })
  .meta({ id: "Partnership" });

const PartnershipWriteResult = z
  .object({ outcome: z.enum(["STATUS_SET", "UNCHANGED"]), dryRun: z.boolean() })
  .meta({ id: "PartnershipWriteResult" });

export const PartnershipWritten = z
  .object({ data: Partnership, result: PartnershipWriteResult })
  .meta({ id: "PartnershipWritten" });

export const PartnershipList = pageSchema(Partnership);

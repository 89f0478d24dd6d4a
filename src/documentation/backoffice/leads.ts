import * as z from "zod";
import {
  INTERACTION_TYPES,
  MATCH_SCOPES,
  MATCH_STATUSES,
  PARTNERSHIP_KINDS,
  PARTNERSHIP_STAGES,
} from "../../vocabulary/value-lists.ts";
import { LEAD_INPUT, Lead, LeadWritten } from "../lead-fields.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";
import { ACTOR, FIELDS } from "./audit.ts";
import { AT, DASHBOARD, IN_PAGES } from "./everywhere.ts";

const time = z.iso.datetime();

const LeadEdits = z.object({ fields: z.array(z.string()) }).meta({ id: "LeadEdits" });

const Interaction = z
  .object({
    id: z.string(),
    type: z.enum(INTERACTION_TYPES),
    at: time,
    note: z.string().nullable(),
    propertyId: z.string().nullable(),
    createdAt: time,
  })
  .meta({ id: "LeadExportInteraction" });

const LeadContact = Lead.pick({ phones: true, email: true }).meta({ id: "LeadContact" });

const LeadExport = z
  .object({
    lead: Lead,
    dashboardFields: z.array(z.string()),
    identities: z.array(z.object({ kind: z.enum(["phone", "email"]), value: z.string() })),
    interactions: z.array(Interaction),
    matches: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string(),
        scope: z.enum(MATCH_SCOPES),
        status: z.enum(MATCH_STATUSES),
        score: z.int(),
        lostRelevance: z.boolean(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    partnerships: z.array(
      z.object({
        id: z.string(),
        propertyId: z.string().nullable(),
        kind: z.enum(PARTNERSHIP_KINDS),
        status: z.enum(PARTNERSHIP_STAGES),
        score: z.int().nullable(),
        message: z.string().nullable(),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    events: z.array(z.object({ id: z.string(), type: z.string(), createdAt: time })),
    audit: z.array(
      z.object({ at: time, actor: z.string(), action: z.string(), fields: z.array(z.string()) }),
    ),
    storedAnswers: z.int(),
  })
  .meta({ id: "LeadExport" });

export const LEAD_DOCS = {
  operations: {
    editLead: {
      answer: LeadWritten,
      summary: "Edit a client in the dashboard",
      description: DASHBOARD,
      body: { notes: "Prefere visitar aos sábados." },
    },
    listLeadEdits: {
      answer: z.object({ data: LeadEdits }),
      summary: "See the fields that the dashboard holds",
      description: "The names that `release` gives back.",
    },
    releaseLeadFields: {
      answer: LeadWritten,
      summary: "Release fields of a client to the API",
      description: "The next write may change them.",
      body: { fields: ["notes"] },
    },
    trashLead: {
      answer: LeadWritten,
      summary: "Move a client to the trash",
      description: "Kept 30 days and restorable.",
    },
    restoreLead: {
      answer: LeadWritten,
      summary: "Restore a client from the trash",
      description: "The client returns in its previous state.",
    },
    purgeLead: {
      answer: LeadWritten,
      summary: "Permanently delete a trashed client",
      description:
        "Deletes the person's data everywhere, stored answers included; the event log keeps only ids.",
    },
    getLeadContact: {
      answer: z.object({ data: LeadContact }),
      summary: "See a client's phones and e-mail",
      description: "The dashboard shows them only this way. Each read is an audit row (`lead.contact`).",
    },
    listInteractions: {
      answer: pageSchema(Interaction),
      summary: "List the interactions with a client",
      description: IN_PAGES,
    },
    exportLead: {
      answer: z.object({ data: LeadExport }),
      summary: "Export everything held about a client",
      description: "The answer to a person's request for access (LGPD, art. 18, II).",
    },
  },
  schemas: {
    EditLeadInput: {
      _: "Fields the dashboard changes in a client.",
      ...LEAD_INPUT,
    },
    ReleaseLeadFieldsInput: {
      _: "The released fields.",
      fields: { en: "Names of fields.", example: ["notes"] },
    },
    LeadEdits: {
      _: "What the dashboard holds of a client.",
      fields: { en: "Names of the fields.", example: ["notes"] },
    },
    LeadContact: {
      _: "How to reach a client.",
      phones: "Phones, in the order sent.",
      email: { en: "E-mail.", example: "ana@clientes.test" },
    },
    LeadContactPhone: {
      _: "A phone of the client.",
      number: { en: "In E.164.", example: "+5541987654320" },
      isWhatsApp: { en: "Is on WhatsApp.", example: true },
    },
    LeadExport: {
      _: "Everything held about a client.",
      lead: "The client.",
      dashboardFields: { en: "Fields owned by the dashboard.", example: [] },
      identities: "How the client is recognized.",
      interactions: "Interactions with the client.",
      matches: "Opportunities.",
      partnerships: "Partnerships.",
      events: "Events of the last 30 days.",
      audit: "Writes of the platform side.",
      storedAnswers: { en: "Answers stored for replaying an Idempotency-Key.", example: 0 },
    },
    LeadExportIdentity: {
      _: "How the person is recognized.",
      kind: { en: "phone or email.", example: "email" },
      value: { en: "The value.", example: "ana@clientes.test" },
    },
    LeadExportInteraction: {
      _: "What was done.",
      id: { en: "Id of the interaction.", example: "int_0123456789abcdef" },
      type: { en: "What it was.", example: "CALL" },
      ...AT,
      note: { en: "Note.", example: null },
      propertyId: { en: "Property.", example: null },
    },
    LeadExportMatch: {
      _: "An opportunity.",
      id: { en: "Id.", example: "m#prop-0123456789abcdef#lead-0123456789abcdef#own" },
      propertyId: { en: "Property.", example: "prop-0123456789abcdef" },
      scope: { en: "INTERNAL, NETWORK or LAUNCH.", example: "INTERNAL" },
      status: { en: "Its status.", example: "NEW" },
      score: { en: "Score, 0 to 100.", example: 87 },
      lostRelevance: { en: "No longer matches.", example: false },
    },
    LeadExportPartnership: {
      _: "A partnership.",
      id: { en: "Id.", example: "pship-0123456789abcdef" },
      propertyId: { en: "Property.", example: "prop-0123456789abcdef" },
      kind: { en: "Who asked.", example: "PROPERTY_FOR_CLIENT" },
      status: { en: "Stage.", example: "ACCEPTED" },
      score: { en: "Score, 0 to 100.", example: 87 },
      message: { en: "Message of the request.", example: null },
    },
    LeadExportEvent: {
      _: "An event.",
      id: { en: "Id.", example: "evt_0123456789abcdef" },
      type: { en: "Type.", example: "lead.created" },
    },
    LeadExportAudit: {
      _: "A write of the platform side.",
      ...AT,
      ...ACTOR,
      ...FIELDS,
    },
  },
} satisfies BackofficeDocs;

import * as z from "zod";
import { PARTNERSHIP_KINDS, PARTNERSHIP_SCOPES, PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { pageSchema } from "../schemas/page.ts";
import { Partnership, PartnershipList } from "../schemas/partnerships.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const UpdateAsked = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["ASKED", "UNCHANGED"]), dryRun: z.boolean() })
      .meta({ id: "UpdateAskResult" }),
  })
  .meta({ id: "UpdateAsked" });

const BothSides = z
  .object({
    id: z.string(),
    kind: z.enum(PARTNERSHIP_KINDS),
    scope: z.enum(PARTNERSHIP_SCOPES),
    status: z.enum(PARTNERSHIP_STAGES),
    title: z.string().nullable(),
    clientAccountId: z.string(),
    propertyAccountId: z.string(),
    leadId: z.string(),
    propertyId: z.string().nullable(),
    developmentId: z.string().nullable(),
    score: z.int().nullable(),
    marked: z.boolean(),
    createdAt: z.iso.datetime(),
    lastProgressAt: z.iso.datetime(),
    updateAskedAt: z.iso.datetime().nullable(),
    protectedUntil: z.iso.datetime().nullable(),
    propertyOffMarketAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PartnershipSides" });

const OneBothSides = BothSides.extend({ protections: z.int() }).meta({ id: "OnePartnershipSides" });

const SIDES = {
  id: { en: "Id of the partnership.", example: "pship-0123456789abcdef" },
  kind: "Its kind.",
  scope: "Its scope.",
  status: "Its stage.",
  title: { en: "Title of the property or development.", example: "Apartamento no Batel" },
  clientAccountId: { en: "The client's account.", example: "acc-0123456789abcdef" },
  propertyAccountId: { en: "The property's account.", example: "acc-0123456789abcdef" },
  leadId: { en: "The client, by id alone.", example: "lead-0123456789abcdef" },
  propertyId: { en: "The property.", example: "prop-0123456789abcdef" },
  developmentId: { en: "The development.", example: null },
  score: { en: "The score at the request.", example: 82 },
  marked: "Whether the matches of both sides are marked.",
  createdAt: "When it was requested.",
  lastProgressAt: "Its last progress.",
  updateAskedAt: { en: "When an update was asked for.", example: null },
  protectedUntil: { en: "End of the protection.", example: null },
  propertyOffMarketAt: { en: "When the property left the market.", example: null },
};

export const PARTNERSHIP_DOCS = {
  operations: {
    listAllPartnerships: {
      answer: pageSchema(BothSides),
      summary: "List partnerships of all accounts",
      description:
        "Both sides by id, the newest first, optionally of one stage, or of one account on either side. No person is named.",
    },
    readBothSides: {
      answer: z.object({ data: OneBothSides }),
      summary: "See both sides of a partnership",
      description: "With the count of its protections; no person is named.",
    },
    listAccountPartnerships: {
      answer: PartnershipList,
      summary: "List partnerships of an account",
      description: IN_PAGES,
    },
    readAccountPartnership: {
      answer: z.object({ data: Partnership }),
      summary: "Retrieve a partnership of an account",
      description: "As the account's dashboard sees it.",
    },
    askPartnershipUpdate: {
      answer: UpdateAsked,
      summary: "Ask for an update on a partnership",
      description:
        "The property's side asks; without an answer in 15 days it can close the partnership. A second request while one is open returns UNCHANGED.",
    },
  },
  params: { status: SIDES.status },
  schemas: {
    PartnershipSides: {
      _: "A partnership, both sides.",
      ...SIDES,
    },
    OnePartnershipSides: {
      _: "A partnership, both sides.",
      ...SIDES,
      protections: { en: "How many contacts it protects.", example: 0 },
    },
    UpdateAsked: {
      _: "The partnership after the write.",
      data: "The partnership.",
      result: RESULT,
    },
    UpdateAskResult: {
      _: RESULT,
      outcome: { en: "ASKED or UNCHANGED.", example: "ASKED" },
    },
  },
} satisfies BackofficeDocs;

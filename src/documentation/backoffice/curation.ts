import * as z from "zod";
import { Property } from "../property-fields.ts";
import { pageSchema } from "../schemas/page.ts";
import { PropertyWritten } from "../schemas/properties.ts";
import type { BackofficeDocs } from "../text.ts";
import { SANDBOX } from "./accounts.ts";

const Decided = z
  .object({
    cityId: z.string(),
    neighborhoodSlug: z.string(),
    name: z.string(),
    properties: z.int(),
  })
  .meta({ id: "NeighborhoodDecided" });

const WaitingText = z
  .object({ cityId: z.string(), city: z.string(), state: z.string(), text: z.string(), properties: z.int() })
  .meta({ id: "WaitingNeighborhood" });

const PropertyUnderReview = z
  .object({ accountId: z.string(), sandbox: z.boolean(), property: Property })
  .meta({ id: "PropertyUnderReview" });

export const CURATION_DOCS = {
  operations: {
    listPropertiesUnderReview: {
      answer: pageSchema(PropertyUnderReview),
      summary: "List properties under review",
      description: "Of all accounts, the longest waiting first.",
    },
    decidePropertyCuration: {
      answer: PropertyWritten,
      summary: "Approve or reject a property",
      description:
        "A rejection requires a reason. A property decided on already answers 409, and `current` has what holds and who decided; `replaces` changes the decision that it names.",
      body: { decision: "APPROVED" },
    },
    undoPropertyCuration: {
      answer: PropertyWritten,
      summary: "Undo the decision on a property",
      description: "Only by the person who decided, within a minute. The property goes back to the queue.",
    },
    listWaitingNeighborhoods: {
      answer: pageSchema(WaitingText),
      summary: "List unknown neighborhood texts",
      description: "Of properties of all accounts; those with the most waiting properties first.",
    },
    decideNeighborhoodCuration: {
      answer: z.object({ data: Decided }),
      summary: "Assign a neighborhood to a text",
      description:
        "Give `neighborhoodSlug`, or `name` for a new neighborhood. Every waiting property gets it, and later writes use it. With thousands of accounts some properties may still wait; a job continues.",
      body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
    },
  },
  schemas: {
    CurationDecision: {
      _: "The decision of the review.",
      decision: { en: "APPROVED or REJECTED.", example: "APPROVED" },
      reason: "Reason for the rejection: required with REJECTED.",
      replaces: "The earlier decision that this one changes.",
    },
    PropertyUnderReview: {
      _: "A property under review.",
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
      ...SANDBOX,
      property: "The property.",
    },
    WaitingNeighborhood: {
      _: "An unknown neighborhood text.",
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      city: { en: "Name of the city.", example: "Curitiba" },
      state: { en: "State.", example: "PR" },
      text: { en: "The text as it was sent.", example: "Batel Soho" },
      properties: { en: "How many properties wait.", example: 3 },
    },
    NeighborhoodDecision: {
      _: "The neighborhood a text means: one from the catalog or a new one.",
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      text: { en: "The text.", example: "Batel Soho" },
      neighborhoodSlug: { en: "A neighborhood of the catalog.", example: "batel" },
      name: "The name of a new one.",
      replaces:
        "The neighborhood of the decision that this one changes, if somebody has decided on the text.",
    },
    NeighborhoodDecided: {
      _: "The neighborhood decided on.",
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      neighborhoodSlug: { en: "The neighborhood.", example: "batel" },
      name: { en: "Its name.", example: "Batel" },
      properties: { en: "How many were waiting, in all accounts.", example: 3 },
    },
  },
} satisfies BackofficeDocs;

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
      summary: { en: "List properties under review" },
      description: { en: "Of all accounts, the longest waiting first." },
    },
    decidePropertyCuration: {
      answer: PropertyWritten,
      summary: { en: "Approve or reject a property" },
      description: {
        en: "A rejection requires a reason. A property decided on already answers 409, and `stands` has what holds and who decided; `replaces` changes the decision that it names.",
      },
      body: { decision: "APPROVED" },
    },
    undoPropertyCuration: {
      answer: PropertyWritten,
      summary: { en: "Undo the decision on a property" },
      description: { en: "By who decided, up to a minute later. The property goes back to the queue." },
    },
    listWaitingNeighborhoods: {
      answer: pageSchema(WaitingText),
      summary: { en: "List unknown neighborhood texts" },
      description: { en: "Of properties of all accounts; texts for which most properties wait come first." },
    },
    decideNeighborhoodCuration: {
      answer: z.object({ data: Decided }),
      summary: { en: "Assign a neighborhood to a text" },
      description: {
        en: "Give `neighborhoodSlug`, or `name` for a new neighborhood. Every waiting property gets it, and later writes use it. With thousands of accounts some properties may still wait; a job continues.",
      },
      body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
    },
  },
  schemas: {
    CurationDecision: {
      _: { en: "The decision of the review." },
      decision: { en: "APPROVED or REJECTED.", example: "APPROVED" },
      reason: { en: "Reason for the rejection: required with REJECTED." },
      replaces: { en: "The earlier decision that this one changes." },
    },
    PropertyUnderReview: {
      _: { en: "A property under review." },
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
      ...SANDBOX,
      property: { en: "The property." },
    },
    WaitingNeighborhood: {
      _: { en: "An unknown neighborhood text." },
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      city: { en: "Name of the city.", example: "Curitiba" },
      state: { en: "State.", example: "PR" },
      text: { en: "The text as it was sent.", example: "Batel Soho" },
      properties: { en: "How many properties wait.", example: 3 },
    },
    NeighborhoodDecision: {
      _: { en: "The neighborhood a text means: one from the catalogue or a new one." },
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      text: { en: "The text.", example: "Batel Soho" },
      neighborhoodSlug: { en: "A neighborhood of the catalogue.", example: "batel" },
      name: { en: "The name of a new one." },
      replaces: {
        en: "The neighborhood of the decision that this one changes, if somebody has decided on the text.",
      },
    },
    NeighborhoodDecided: {
      _: { en: "The neighborhood decided on." },
      cityId: { en: "IBGE code of the city.", example: "4106902" },
      neighborhoodSlug: { en: "The neighborhood.", example: "batel" },
      name: { en: "Its name.", example: "Batel" },
      properties: { en: "How many waited, of all accounts.", example: 3 },
    },
  },
} satisfies BackofficeDocs;

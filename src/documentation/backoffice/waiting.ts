import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const Waiting = z
  .object({
    disabledWebhooks: z.int().nullable(),
    feedConflicts: z.int().nullable(),
    offers: z.int().nullable(),
    partnershipRequests: z.int().nullable(),
    lapsingProperties: z
      .array(
        z
          .object({
            id: z.string(),
            externalRef: z.string().nullable(),
            title: z.string().nullable(),
            offlineAt: z.iso.datetime(),
          })
          .meta({ id: "LapsingProperty" }),
      )
      .nullable(),
    activeProperties: z.int(),
    unplacedProperties: z.int(),
    unknownNeighborhoods: z.array(
      z.object({ text: z.string(), properties: z.int() }).meta({ id: "UnknownNeighborhood" }),
    ),
  })
  .meta({ id: "Waiting" });

export const WAITING_DOCS = {
  operations: {
    readWaiting: {
      answer: z.object({ data: Waiting }),
      summary: "Retrieve what waits for the account",
      description: "What the dashboard shows first. A member is null if the person's role does not see it.",
    },
  },
  schemas: {
    Waiting: {
      _: "What is waiting for people of the account.",
      disabledWebhooks: { en: "Disabled webhooks.", example: 1 },
      feedConflicts: { en: "Properties with conflicts between the feed and the dashboard.", example: 4 },
      offers: { en: "Owners on offer now.", example: 2 },
      partnershipRequests: { en: "Partnership requests to answer, up to 100.", example: 3 },
      lapsingProperties:
        "Active properties that go offline within seven days unless they are confirmed: the first 50.",
      activeProperties: { en: "Active properties.", example: 58 },
      unplacedProperties: {
        en: "Properties that wait for a neighborhood: the catalog does not know their text.",
        example: 24,
      },
      unknownNeighborhoods: "The texts with the most waiting properties, up to five.",
    },
    LapsingProperty: {
      _: "A property that waits for its confirmation.",
      id: { en: "The property.", example: "prop-0123456789abcdef" },
      externalRef: { en: "Its code.", example: "AP0101" },
      title: { en: "Its title.", example: "Apartamento no Batel" },
      offlineAt: { en: "When it goes offline.", example: "2026-12-05T09:00:00.000Z" },
    },
    UnknownNeighborhood: {
      _: "A text outside the catalog.",
      text: { en: "As the property writes it.", example: "Vila do Lago" },
      properties: { en: "Properties with it.", example: 20 },
    },
  },
} satisfies BackofficeDocs;

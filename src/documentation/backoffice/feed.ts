import * as z from "zod";
import { anyValue } from "../../contract/schema-helpers.ts";
import { ptEn } from "../../lib/language.ts";
import { FeedSync, FeedSyncReport } from "../schemas/feed.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const FeedConflict = z
  .object({
    propertyId: z.string(),
    externalRef: z.string(),
    title: z.string().nullable(),
    field: z.string(),
    dashboardValue: anyValue,
    editedBy: z.string().nullable(),
    editedAt: z.iso.datetime().nullable(),
    feedValue: anyValue,
    foundAt: z.iso.datetime(),
  })
  .meta({ id: "FeedConflict" });

const ConflictsDecided = z.object({ decided: z.int(), left: z.int() }).meta({ id: "ConflictsDecided" });

export const FEED_DOCS = {
  operations: {
    configureFeed: {
      answer: z.object({ data: FeedSync }),
      summary: "Set the link of the CRM feed",
      description: "The link contains a token, so no answer shows it again.",
      body: { url: "https://crm.example.com/feed.xml" },
    },
    removeFeed: {
      answer: z.object({ data: FeedSync }),
      summary: "Remove the CRM feed",
      description: "Its properties stay, and the API can change them again.",
    },
    listFeedConflicts: {
      answer: pageSchema(FeedConflict).extend({ waiting: z.int() }),
      summary: "List the conflicts with the feed",
      description:
        "A row for each field edited in the dashboard that the feed would change and that awaits a decision, newest first. `field` shows those of one field only.",
    },
    listFeedReports: {
      answer: z.object({ data: z.array(FeedSyncReport) }),
      summary: "List the reports of the feed",
      description: "Those of the last ten syncs that read the feed, newest first, without their rows.",
    },
    getFeedReport: {
      answer: z.object({ data: FeedSyncReport }),
      summary: "Retrieve a report of the feed",
      description: "All rows, up to 500: those skipped or with a remark first.",
    },
    fetchFeedPhotos: {
      answer: z.object({ data: FeedSync }),
      summary: "Fetch the photos of the feed's properties again",
      description:
        "Starts a sync that checks whether the photos of up to 200 properties have changed; the next ones check the rest.",
    },
    decideHeldFeed: {
      answer: z.object({ data: FeedSync }),
      summary: "Decide on a held feed",
      description:
        "SAME_PROPERTIES continues the sync and keeps what was edited by hand. WRONG_FEED turns the automatic sync off until the link is set again.",
      body: { decision: "SAME_PROPERTIES" },
    },
    decideFeedConflicts: {
      answer: z.object({ result: ConflictsDecided }),
      summary: "Decide conflicts with the feed",
      description:
        "KEEP keeps the dashboard's value until the feed's changes. TAKE gives the field back to the feed: the next sync writes it. ASK withdraws the decision on one property, unless it has changed since. Without `propertyId` it decides up to 500 conflicts of the field, oldest first.",
      body: { field: "salePrice", decision: "KEEP" },
    },
  },
  params: {
    syncId: "Id of the sync.",
    field: "Only the conflicts of this field.",
  },
  schemas: {
    FeedConflict: {
      _: "A field that the dashboard keeps and the feed would change.",
      propertyId: { en: "Id of the property.", example: "prop-0123456789abcdef" },
      externalRef: {
        en: "Code of the listing in the feed.",
        example: "AP-1023",
      },
      title: {
        en: "Title of the property, or null.",
        example: "Apartamento no Batel",
      },
      field: { en: "Name of the field.", example: "salePrice" },
      dashboardValue: {
        en: "Current value, of the dashboard.",
        example: 620000,
      },
      editedBy: {
        en: "Who edited it last; null if unknown.",
        example: "psn_0123456789abcdef",
      },
      editedAt: {
        en: "When; null if unknown.",
        example: "2026-11-20T18:30:00.000Z",
      },
      feedValue: {
        en: "Value of the feed; long texts and lists are cut.",
        example: 600000,
      },
      foundAt: {
        en: "When a sync first saw this value.",
        example: "2026-11-20T18:30:00.000Z",
      },
    },
    FeedConflictPage: {
      _: "A page of conflicts.",
      waiting: {
        en: "How many conflicts await a decision, on all pages.",
        example: 1,
      },
    },
    DecideFeedConflictsResult: {
      _: "The result of a decision.",
      result: "What was decided.",
    },
    ConflictsDecided: {
      _: "What was decided.",
      decided: { en: "Conflicts decided.", example: 1 },
      left: {
        en: "Conflicts of the field that still wait.",
        example: 0,
      },
    },
    DecideFeedConflictsInput: {
      _: "The decision on a field.",
      field: { en: "Name of the field.", example: "salePrice" },
      decision: {
        en: "KEEP (keeps the dashboard's), TAKE (uses the feed's) or ASK (undoes it, for one property).",
        example: "KEEP",
      },
      propertyId: {
        en: "Of this property only; of all, if absent.",
        example: "prop-0123456789abcdef",
      },
      count: {
        en: "How many conflicts of the field wait; if there are others, nothing changes.",
        example: 12,
      },
    },
    DecideHeldFeedInput: {
      _: "The decision.",
      decision: {
        en: "SAME_PROPERTIES or WRONG_FEED.",
        example: "SAME_PROPERTIES",
      },
    },
    ConfigureFeedInput: {
      _: ptEn("O feed do CRM.", "The CRM's feed."),
      url: {
        "pt-BR": "Link do feed, https público.",
        en: "Link of the feed, public https.",
        example: "https://crm.example.com/feed.xml",
      },
      connector: {
        "pt-BR": "Formato suposto até a primeira leitura, que o descobre.",
        en: "Format assumed until the first sync, which finds it by reading.",
        example: "VRSYNC",
      },
      autoSync: {
        "pt-BR": "Sincroniza automaticamente a cada 6 horas.",
        en: "Syncs automatically every 6 hours.",
        example: true,
      },
    },
  },
} satisfies BackofficeDocs;

import * as z from "zod";
import { CURATION_STATUSES, PROPERTY_STATUSES } from "../../vocabulary/value-lists.ts";
import { LAUNCH_DOCS as OF_CATALOG } from "../launches.ts";
import { Launch } from "../schemas/launches.ts";
import { pageSchema } from "../schemas/page.ts";
import { LaunchBlock } from "../schemas/property-parts.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";

const AnyLaunch = z
  .object({
    launch: Launch,
    status: z.enum(PROPERTY_STATUSES),
    curationStatus: z.enum(CURATION_STATUSES).nullable(),
    inCatalogue: z.boolean(),
  })
  .meta({ id: "AnyLaunch" });

const LaunchFigures = z
  .object({
    propertyId: z.string(),
    title: z.string().nullable(),
    status: z.enum(PROPERTY_STATUSES),
    launch: LaunchBlock,
  })
  .meta({ id: "LaunchFigures" });

const OneLaunch = AnyLaunch.extend({ figures: z.array(LaunchFigures) }).meta({ id: "OneLaunch" });

const ANY: StaffTexts = {
  launch: "The launch, as in the catalog.",
  status: "The development's availability.",
  curationStatus: { en: "State of the review; null if it was made in the dashboard.", example: null },
  inCatalogue: "Whether the catalog shows it.",
};

const { constructionStage } = OF_CATALOG.params;

export const LAUNCH_DOCS = {
  operations: {
    getLaunch: {
      answer: z.object({ data: Launch }),
      summary: "See a launch",
      description: "One of the catalog, with its unit types and units.",
    },
    listAllLaunches: {
      answer: pageSchema(AnyLaunch),
      summary: "List launches of all accounts",
      description:
        "Newest first, including those that the catalog does not show, without the trash. A sandbox's launches come only with its `accountId`.",
    },
    readAnyLaunch: {
      answer: z.object({ data: OneLaunch }),
      summary: "See a launch of any account",
      description: "With the figures of the development and of each unit type, as an edit changes them.",
    },
  },
  params: {
    developmentId: { en: "Id of the development.", example: "prop-0123456789abcdef" },
    organization: "Network or group of the account.",
    neighborhood: "Name of the neighborhood.",
    status: ANY.status!,
    constructionStage,
  },
  schemas: {
    AnyLaunch: { _: "A launch of an account.", ...ANY },
    OneLaunch: {
      _: "A launch with its figures.",
      ...ANY,
      figures: "Of the development and of each unit type.",
    },
    LaunchFigures: {
      _: "Figures of a development or unit type.",
      propertyId: { en: "The development or unit type.", example: "prop-0123456789abcdef" },
      title: { en: "Name.", example: "Residencial Aurora" },
      status: "Availability.",
      launch: "The figures.",
    },
  },
} satisfies BackofficeDocs;

import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const RadarRest = z.object({ restsUntil: z.iso.datetime().nullable() }).meta({ id: "RadarRest" });

export const RADAR_DOCS = {
  operations: {
    getRadarRest: {
      answer: z.object({ data: RadarRest }),
      summary: "Retrieve an account's rest of Radar",
      description: "Without a rest, `restsUntil` is null.",
    },
    setRadarRest: {
      answer: z.object({ data: RadarRest }),
      summary: "Let Radar rest while an account is loaded",
      description:
        "What is added or changed in the account enters Radar at the end of the rest, all at once, and each opportunity is written once; what is removed leaves Radar immediately. 0 ends the rest.",
      body: { days: 3 },
    },
  },
  schemas: {
    RadarRestInput: {
      _: "The rest of Radar for an account.",
      days: { en: "Days from now on, up to 14; 0 ends the rest.", example: 3 },
    },
    RadarRest: {
      _: "The rest of Radar for an account.",
      restsUntil: { en: "When it ends by itself; null: there is none.", example: null },
    },
  },
} satisfies BackofficeDocs;

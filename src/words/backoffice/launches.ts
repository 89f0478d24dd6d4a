import * as z from "zod";
import { Launch } from "../schemas/launches.ts";
import type { BackofficeWords } from "../text.ts";

export const LAUNCH_WORDS = {
  operations: {
    getLaunch: {
      answer: z.object({ data: Launch }),
      summary: { "pt-BR": "Ver um lançamento", en: "See a launch" },
      description: {
        "pt-BR": "Um do catálogo, com as tipologias e unidades.",
        en: "One of the catalogue, with its unit types and units.",
      },
    },
  },
  params: {
    developmentId: {
      "pt-BR": "Id do empreendimento.",
      en: "Id of the development.",
      example: "prop-0123456789abcdef",
    },
  },
  schemas: {},
} satisfies BackofficeWords;

import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const RadarRest = z.object({ restsUntil: z.iso.datetime().nullable() }).meta({ id: "RadarRest" });

export const RADAR_DOCS = {
  operations: {
    getRadarRest: {
      answer: z.object({ data: RadarRest }),
      summary: {
        "pt-BR": "Consultar a pausa do Radar numa conta",
        en: "Retrieve an account's rest of Radar",
      },
      description: {
        "pt-BR": "Sem pausa, `restsUntil` é null.",
        en: "Without a rest, `restsUntil` is null.",
      },
    },
    setRadarRest: {
      answer: z.object({ data: RadarRest }),
      summary: {
        "pt-BR": "Pausar o Radar enquanto uma conta é carregada",
        en: "Let Radar rest while an account is loaded",
      },
      description: {
        "pt-BR":
          "O que chega ou muda na conta entra no Radar no fim, de uma vez, e cada oportunidade é gravada uma só vez; o que sai, sai na hora. Com 0 a pausa termina.",
        en: "What comes to the account or changes in it enters Radar at the end, all at once, and each opportunity is written once; what leaves, leaves at once. 0 ends the rest.",
      },
      body: { days: 3 },
    },
  },
  schemas: {
    RadarRestInput: {
      _: { "pt-BR": "A pausa do Radar numa conta.", en: "The rest of Radar for an account." },
      days: {
        "pt-BR": "Dias a partir de agora, até 14; 0 termina a pausa.",
        en: "Days from now on, up to 14; 0 ends the rest.",
        example: 3,
      },
    },
    RadarRest: {
      _: { "pt-BR": "A pausa do Radar numa conta.", en: "The rest of Radar for an account." },
      restsUntil: {
        "pt-BR": "Quando termina sozinha; null: não há pausa.",
        en: "When it ends by itself; null: there is none.",
        example: null,
      },
    },
  },
} satisfies BackofficeDocs;

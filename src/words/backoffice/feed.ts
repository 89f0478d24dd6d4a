import * as z from "zod";
import { FeedSync } from "../schemas/feed.ts";
import type { BackofficeWords } from "../text.ts";

export const FEED_WORDS = {
  operations: {
    configureFeed: {
      answer: z.object({ data: FeedSync }),
      summary: { "pt-BR": "Definir o link do feed do CRM", en: "Set the link of the CRM feed" },
      description: {
        "pt-BR": "O link leva um token: nenhuma resposta o mostra de novo.",
        en: "The link contains a token, so no answer shows it again.",
      },
      body: { url: "https://crm.example.com/feed.xml" },
    },
    removeFeed: {
      answer: z.object({ data: FeedSync }),
      summary: { "pt-BR": "Remover o feed do CRM", en: "Remove the CRM feed" },
      description: {
        "pt-BR": "Seus imóveis ficam, e a API volta a poder gravá-los.",
        en: "Its properties stay, and the API can write them again.",
      },
    },
  },
  schemas: {
    ConfigureFeedInput: {
      _: { "pt-BR": "O feed do CRM.", en: "The CRM's feed." },
      url: {
        "pt-BR": "Link do feed, https público.",
        en: "Link of the feed, public https.",
        example: "https://crm.example.com/feed.xml",
      },
      connector: { "pt-BR": "Formato: VRSYNC.", en: "Format: VRSYNC.", example: "VRSYNC" },
      autoSync: {
        "pt-BR": "Sincroniza automaticamente a cada 6 horas.",
        en: "Syncs automatically every 6 hours.",
        example: true,
      },
    },
  },
} satisfies BackofficeWords;

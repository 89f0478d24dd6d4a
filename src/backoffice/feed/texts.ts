import type { Texts } from "../../contract/texts.ts";

export const FEED_TEXTS: Texts = {
  operations: {
    configureFeed: {
      summary: ["Definir o link do feed do CRM", "Set the link of the CRM feed"],
      description: [
        "O link leva um token: nenhuma resposta o mostra de novo.",
        "The link contains a token, so no answer shows it again.",
      ],
      body: { url: "https://crm.example.com/feed.xml" },
    },
    removeFeed: {
      summary: ["Remover o feed do CRM", "Remove the CRM feed"],
      description: [
        "Seus imóveis ficam, e a API volta a poder gravá-los.",
        "Its properties stay, and the API can write them again.",
      ],
    },
  },
  schemas: {
    ConfigureFeedInput: {
      _: ["O feed do CRM.", "The CRM's feed."],
      url: [
        "Link do feed, https público.",
        "Link of the feed, public https.",
        "https://crm.example.com/feed.xml",
      ],
      connector: ["Formato: VRSYNC.", "Format: VRSYNC.", "VRSYNC"],
      autoSync: ["Sincroniza automaticamente a cada 6 horas.", "Syncs automatically every 6 hours.", true],
    },
  },
};

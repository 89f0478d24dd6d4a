import type { Sentence } from "../../../src/lib/language.ts";

export const ACCOUNT = {
  lookBand: {
    "pt-BR":
      "Você vê {name} só para leitura, até {time}. Nada de quem são os clientes; fica na auditoria da conta.",
    en: "You are viewing {name} read-only until {time}, without who its clients are. The account's audit log shows this visit.",
  },
  lookEnd: { "pt-BR": "Encerrar", en: "End" },
  overview: { "pt-BR": "Visão geral", en: "Overview" },
  integration: { "pt-BR": "Integração", en: "Integration" },
  keys: { "pt-BR": "Chaves", en: "Keys" },
  access: { "pt-BR": "Acesso à API", en: "API access" },
  people: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  spaces: { "pt-BR": "Produção ou sandbox", en: "Live or sandbox" },
  live: { "pt-BR": "Produção", en: "Live" },
  find: { "pt-BR": "Buscar cliente, imóvel, página, id…", en: "Find a client, property, page, id…" },
  sandboxBand: {
    "pt-BR": "Sandbox: ninguém real, nenhum dinheiro.",
    en: "Sandbox: test data, no charges.",
  },
} as const satisfies Record<string, Sentence>;

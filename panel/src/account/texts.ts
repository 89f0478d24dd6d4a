import type { Sentence } from "../../../src/lib/language.ts";

export const ACCOUNT = {
  start: { "pt-BR": "Início", en: "Start" },
  overview: { "pt-BR": "Visão geral", en: "Overview" },
  integration: { "pt-BR": "Integração", en: "Integration" },
  keys: { "pt-BR": "Chaves", en: "Keys" },
  access: { "pt-BR": "Acesso à API", en: "API access" },
  portfolio: { "pt-BR": "Imóveis e clientes", en: "Properties and clients" },
  business: { "pt-BR": "Negócios", en: "Business" },
  account: { "pt-BR": "Conta", en: "Account" },
  people: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  spaces: { "pt-BR": "Produção ou sandbox", en: "Live or sandbox" },
  live: { "pt-BR": "Produção", en: "Live" },
  find: { "pt-BR": "Buscar cliente, imóvel, página, id…", en: "Find a client, property, page, id…" },
  sandboxBand: {
    "pt-BR": "Sandbox: ninguém real, nenhum dinheiro.",
    en: "Sandbox: test data, no charges.",
  },
} as const satisfies Record<string, Sentence>;

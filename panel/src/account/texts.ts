import type { Sentence } from "../../../src/lib/language.ts";

export const ACCOUNT = {
  lookBand: {
    "pt-BR":
      "Você está vendo {name} em modo de leitura até {time}, sem os dados que identificam os clientes. A visita fica na auditoria da conta.",
    en: "You are viewing {name} read-only until {time}, without the data that identifies its clients. The account's audit log records this visit.",
  },
  lookEnd: { "pt-BR": "Encerrar", en: "End" },
  overview: { "pt-BR": "Visão geral", en: "Overview" },
  integration: { "pt-BR": "Integração", en: "Integration" },
  keys: { "pt-BR": "Chaves", en: "Keys" },
  access: { "pt-BR": "Acesso à API", en: "API access" },
  people: { "pt-BR": "Pessoas com acesso", en: "People with access" },
  spaces: { "pt-BR": "Produção ou sandbox", en: "Live or sandbox" },
  live: { "pt-BR": "Produção", en: "Live" },
  find: { "pt-BR": "Buscar cliente, imóvel, página, id…", en: "Search clients, properties, pages, ids…" },
  sandboxBand: {
    "pt-BR": "Sandbox: dados de teste, sem cobrança.",
    en: "Sandbox: test data, no charges.",
  },
} as const satisfies Record<string, Sentence>;

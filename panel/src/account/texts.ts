import { ptEn, type Sentence } from "../../../src/lib/language.ts";

export const ACCOUNT = {
  lookBand: ptEn(
    "Você está vendo {name} em modo de leitura até {time}, sem os dados que identificam os clientes. A visita fica na auditoria da conta.",
    "You are viewing {name} read-only until {time}, without the data that identifies its clients. The account's audit log records this visit.",
  ),
  lookEnd: ptEn("Encerrar", "End"),
  overview: ptEn("Visão geral", "Overview"),
  integration: ptEn("Integração", "Integration"),
  keys: ptEn("Chaves", "Keys"),
  access: ptEn("Acesso à API", "API access"),
  people: ptEn("Pessoas com acesso", "People with access"),
  spaces: ptEn("Produção ou sandbox", "Live or sandbox"),
  live: ptEn("Produção", "Live"),
  find: ptEn("Buscar cliente, imóvel, página, id…", "Search clients, properties, pages, IDs…"),
  sandboxBand: ptEn("Sandbox: dados de teste, sem cobrança.", "Sandbox: test data, no charges."),
} as const satisfies Record<string, Sentence>;

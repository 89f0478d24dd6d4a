import type { FeedFormat } from "./format.ts";

/** `Document/imoveis/imovel`, as the portal's documentation has it. */
export const CHAVES_NA_MAO: FeedFormat = {
  connector: "CHAVES_NA_MAO",
  roots: ["document"],
  listings: ["imovel"],
  offer: "NAMED",
  periods: { 1: "monthly", 2: "daily", 3: "yearly", 4: "weekly" },
  rows: {
    code: [["referencia", "docs"]],
    title: [["titulo", "docs"]],
    description: [["descritivo", "docs"]],
    link: [["link_cliente", "docs"]],
    transaction: [
      ["transacao", "docs"],
      ["transacao2", "docs"],
    ],
    type: [["tipo", "docs"]],
    salePrice: [["valor", "docs"]],
    rentPrice: [["valor_locacao", "docs"]],
    rentPeriod: [["periodo_locacao", "docs"]],
    livingArea: [["area_util", "docs"]],
    totalArea: [["area_total", "docs"]],
    bedrooms: [["quartos", "docs"]],
    suites: [["suites", "docs"]],
    bathrooms: [["banheiro", "docs"]],
    parking: [["garagem", "docs"]],
    state: [["estado", "docs"]],
    city: [["cidade", "docs"]],
    neighborhood: [["bairro", "docs"]],
    street: [["endereco", "docs"]],
    number: [["numero", "docs"]],
    complement: [["complemento", "docs"]],
    postalCode: [["cep", "docs"]],
    feature: [
      ["area_comum/item", "docs", "only"],
      ["area_privativa/item", "docs", "only"],
    ],
    changedAt: [["data_atualizacao", "docs"]],
  },
};

import type { Sentence } from "../../../../src/lib/language.ts";

export const LAUNCHES = {
  title: { "pt-BR": "Lançamentos", en: "Launches" },
  intro: {
    "pt-BR": "Empreendimentos da rede. O cliente que você registra fica protegido por 90 dias.",
    en: "Developments in the network. A client you register is protected for 90 days.",
  },
  none: { "pt-BR": "Nenhum lançamento no momento.", en: "No launches at the moment." },
  name: { "pt-BR": "Empreendimento", en: "Development" },
  developer: { "pt-BR": "Incorporadora", en: "Developer" },
  place: { "pt-BR": "Localização", en: "Location" },
  price: { "pt-BR": "Preços", en: "Prices" },
  available: { "pt-BR": "Unidades disponíveis", en: "Units available" },
  units: { "pt-BR": "Unidades", en: "Units" },
  stage: { "pt-BR": "Obra", en: "Construction" },
  progress: { "pt-BR": "Andamento da obra", en: "Construction progress" },
  delivery: { "pt-BR": "Entrega", en: "Delivery" },
  commission: { "pt-BR": "Comissão", en: "Commission" },
  split: { "pt-BR": "Parte da incorporadora na comissão", en: "The developer's share of the commission" },
  about: { "pt-BR": "Descrição", en: "Description" },
  types: { "pt-BR": "Tipologias", en: "Unit types" },
  type: { "pt-BR": "Tipologia", en: "Unit type" },
  rooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  area: { "pt-BR": "Área", en: "Area" },
  register: { "pt-BR": "Registrar um cliente", en: "Register a client" },
  registerText: {
    "pt-BR":
      "A incorporadora vê o cliente sem nome nem contato. Por 90 dias, nenhuma outra imobiliária pode registrá-lo com ela.",
    en: "The developer sees the client without name or contact. For 90 days no other agency can register the client there.",
  },
  find: { "pt-BR": "Nome, telefone ou código do cliente", en: "Client's name, phone or code" },
  search: { "pt-BR": "Procurar", en: "Search" },
  nobody: {
    "pt-BR": "Nenhum cliente ativo encontrado.",
    en: "No active client found.",
  },
  client: { "pt-BR": "Cliente", en: "Client" },
  message: { "pt-BR": "Mensagem à incorporadora", en: "Message to the developer" },
  own: {
    "pt-BR": "Este empreendimento é seu: quem registra clientes nele são os parceiros.",
    en: "This development is yours: it is your partners who register clients in it.",
  },
} as const satisfies Record<string, Sentence>;

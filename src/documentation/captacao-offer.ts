import { ptEn } from "../lib/language.ts";
import type { SchemaTexts } from "./text.ts";

/** An owner on offer, and after the acceptance. */
export const CAPTACAO_OFFER_TEXTS = {
  CaptacaoOffer: {
    _: ptEn(
      "Um proprietário oferecido. De `owner` em diante, só depois do aceite.",
      "An offered owner. The members from `owner` on appear after the account accepts.",
    ),
    id: {
      "pt-BR": "Id do proprietário oferecido.",
      en: "Id of the offered owner.",
      example: "cap-0123456789abcdef",
    },
    status: {
      "pt-BR": "OFFERED, ACCEPTED, WITHDRAWN (retirada) ou EXPIRED (venceu).",
      en: "OFFERED, ACCEPTED, WITHDRAWN or EXPIRED.",
      example: "OFFERED",
    },
    purpose: { "pt-BR": "VENDA ou LOCACAO.", en: "VENDA (sale) or LOCACAO (rent).", example: "VENDA" },
    propertyType: { "pt-BR": "Subtipo do imóvel.", en: "Subtype of the property.", example: "APARTAMENTO" },
    city: { "pt-BR": "Cidade.", en: "City.", example: "Curitiba" },
    citySlug: {
      "pt-BR": "Slug da cidade e do estado.",
      en: "City and state as a slug.",
      example: "curitiba-pr",
    },
    neighborhood: { "pt-BR": "Bairro.", en: "Neighborhood.", example: "Batel" },
    bedrooms: { "pt-BR": "Quartos.", en: "Bedrooms.", example: 3 },
    suites: { "pt-BR": "Suítes.", en: "Suites.", example: 1 },
    bathrooms: { "pt-BR": "Banheiros.", en: "Bathrooms.", example: 2 },
    parkingSpots: { "pt-BR": "Vagas.", en: "Parking spots.", example: 2 },
    usableAreaDeclared: {
      "pt-BR": "Área útil declarada, em m².",
      en: "Usable area declared, in m².",
      example: 90,
    },
    areaDeclared: {
      "pt-BR": "Área total declarada, em m².",
      en: "Total area declared, in m².",
      example: 98.5,
    },
    priceExpected: {
      "pt-BR": "Valor que o proprietário pretende, em BRL.",
      en: "Price the owner expects, in BRL.",
      example: 850_000,
    },
    sellTimeframe: {
      "pt-BR": "Prazo: AGORA, TRES_MESES, SEIS_MESES ou PESQUISANDO.",
      en: "When: AGORA (now), TRES_MESES, SEIS_MESES or PESQUISANDO (looking around).",
      example: "AGORA",
    },
    occupancy: {
      "pt-BR": "Ocupação: PROPRIO, ALUGADO ou VAZIO.",
      en: "Who lives there: PROPRIO (owner), ALUGADO (let) or VAZIO (nobody).",
      example: "VAZIO",
    },
    ownerRelation: {
      "pt-BR": "DONO, COPROPRIETARIO, REPRESENTANTE ou OUTRO.",
      en: "DONO (owner), COPROPRIETARIO (co-owner), REPRESENTANTE (agent) or OUTRO.",
      example: "DONO",
    },
    exclusivityOpenness: {
      "pt-BR": "Aceita exclusividade: SIM ou NAO.",
      en: "Open to exclusivity: SIM (yes) or NAO.",
      example: "SIM",
    },
    alreadyListedDeclared: {
      "pt-BR": "Diz já estar anunciado.",
      en: "The owner says it is already listed.",
      example: false,
    },
    priceCents: {
      "pt-BR": "Preço do aceite, em centavos de BRL.",
      en: "Price of accepting, in cents of BRL.",
      example: 9_900,
    },
    deadline: ptEn("Até quando aceitar.", "Deadline to accept."),
    matchingClients: ptEn(
      "Clientes próprios que procuram um imóvel assim.",
      "Your clients looking for a property like this.",
    ),
    demand: ptEn(
      "Clientes de outras contas que procuram um imóvel assim.",
      "Other accounts' clients looking for a property like this.",
    ),
    stockNeighborhood: {
      "pt-BR": "Imóveis próprios no bairro; null: não foi possível calcular.",
      en: "Your properties in the neighborhood; null if it could not be computed.",
      example: 4,
    },
    ownerNameMasked: { "pt-BR": "Nome, mascarado.", en: "Name, masked.", example: "C***** A." },
    ownerPhoneVerifiedVia: {
      "pt-BR": "Como o telefone foi verificado.",
      en: "How the phone was verified.",
      example: "WHATSAPP",
    },
    ownerPhoneVerifiedAt: ptEn(
      "Quando o telefone do proprietário foi verificado, em UTC.",
      "When the owner's phone was verified, in UTC.",
    ),
    revealed: {
      "pt-BR": "O contato já foi revelado.",
      en: "The contact has been revealed.",
      example: false,
    },
    owner: ptEn(
      "O contato do proprietário; null até o aceite.",
      "The owner's contact; null until acceptance.",
    ),
    address: ptEn(
      "O endereço do imóvel; null até o aceite.",
      "The property's address; null until acceptance.",
    ),
    acceptedAt: ptEn("Quando foi aceito.", "When it was accepted."),
    acceptedVia: ptEn("Como foi aceito.", "How it was accepted."),
    refundUntil: ptEn("Até quando pedir o estorno.", "Deadline to ask for a refund."),
    refundedAt: ptEn("Quando foi estornado.", "When it was refunded."),
    soldAt: ptEn("Quando foi vendido ou alugado.", "When it was sold or let."),
    stage: ptEn(
      "NEW, CONTACTED, VISIT, CAPTURED (captado) ou LOST (perdido).",
      "NEW, CONTACTED, VISIT, CAPTURED or LOST.",
    ),
    stageLabel: ptEn("A etapa em palavras.", "The stage in words."),
    lostReason: ptEn("Motivo da perda.", "Reason for the loss."),
    note: ptEn("O que a conta anotou sobre o proprietário.", "What the account noted about the owner."),
    tab: ptEn(
      "Aba do painel: ACTIVE, CAPTURED ou ARCHIVED.",
      "Tab of the dashboard: ACTIVE, CAPTURED or ARCHIVED.",
    ),
  },
  CaptacaoOfferMatchingClients: {
    _: ptEn(
      "Clientes próprios que procuram um imóvel assim; null: não foi possível calcular.",
      "Your clients looking for a property like this; null if it could not be computed.",
    ),
    city: { "pt-BR": "Na cidade.", en: "In the city.", example: 12 },
    neighborhood: { "pt-BR": "No bairro.", en: "In the neighborhood.", example: 3 },
  },
  CaptacaoOfferDemand: {
    _: ptEn(
      "Clientes de outras contas, contados a cada noite; indisponível abaixo de 10 clientes ou de 3 contas.",
      "Clients of other accounts, counted every night; unavailable below 10 clients or 3 accounts.",
    ),
    available: { "pt-BR": "Há número a mostrar.", en: "Whether there is a number to show.", example: true },
    people: {
      "pt-BR": "Quantos, arredondados para baixo de 5 em 5.",
      en: "How many, rounded down to a multiple of 5.",
      example: 45,
    },
    scope: { "pt-BR": "CITY ou NEIGHBORHOOD.", en: "CITY or NEIGHBORHOOD.", example: "CITY" },
    scopeName: { "pt-BR": "Nome do lugar.", en: "Name of the place.", example: "Curitiba" },
    asOf: ptEn("Quando foi contado.", "When it was counted."),
    label: {
      "pt-BR": "O mesmo em palavras.",
      en: "The same in words.",
      example: "Pelo menos 45 pessoas procuram apartamento à venda em Curitiba",
    },
  },
  CaptacaoContact: {
    _: ptEn("O contato do proprietário.", "The owner's contact."),
    name: { "pt-BR": "Nome.", en: "Name.", example: "Carlos Almeida" },
    phone: { "pt-BR": "Telefone, em E.164.", en: "Phone, in E.164.", example: "+5541987654320" },
    email: { "pt-BR": "E-mail.", en: "E-mail.", example: "carlos@example.com" },
  },
  CaptacaoAddress: {
    _: ptEn("O endereço do imóvel.", "The property's address."),
    street: { "pt-BR": "Logradouro.", en: "Street.", example: "Rua Bispo Dom José" },
    number: { "pt-BR": "Número.", en: "Number.", example: "2495" },
    complement: { "pt-BR": "Complemento.", en: "Apartment or block.", example: "ap. 101" },
    neighborhood: { "pt-BR": "Bairro.", en: "Neighborhood.", example: "Batel" },
    city: { "pt-BR": "Cidade.", en: "City.", example: "Curitiba" },
  },
  CaptacaoAcceptedVia: {
    _: ptEn("Como foi aceito.", "How it was accepted."),
    channel: { "pt-BR": "API ou PANEL (painel).", en: "API or PANEL (dashboard).", example: "API" },
    keyId: { "pt-BR": "Id da chave.", en: "Id of the key.", example: "k_0123456789abcdef" },
    keyName: { "pt-BR": "Nome da chave.", en: "Name of the key.", example: "CRM" },
    ip: { "pt-BR": "Endereço IP da chamada.", en: "IP address of the call.", example: "203.0.113.7" },
    termsVersion: { "pt-BR": "Versão dos termos.", en: "Version of the terms.", example: "2026-11" },
  },
} satisfies Readonly<Record<string, SchemaTexts>>;

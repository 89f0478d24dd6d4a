import type { SchemaTexts } from "../../contract/texts.ts";
import { PROFILE } from "./input-texts.ts";

/** What answers say. */
export const LEAD_ANSWER_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  LeadPhone: {
    _: ["Um telefone.", "A phone."],
    number: ["Em E.164.", "In E.164.", "+5541987654321"],
    isWhatsApp: ["Atende por WhatsApp.", "Is on WhatsApp.", true],
  },
  Interest: {
    _: ["Perfil de busca. Contagens e área são mínimos.", "Search profile. Counts and area are minimums."],
    ...PROFILE,
  },
  Location: {
    _: ["Um lugar procurado.", "A wanted place."],
    cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits.", "4106902"],
    city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
    state: ["Sigla do estado.", "State, 2 letters.", "PR"],
    neighborhoodSlug: [
      "Bairro do catálogo; null: a cidade toda.",
      "Neighborhood of the catalogue; null: the whole city.",
      null,
    ],
    neighborhood: ["Nome do bairro.", "Name of the neighborhood.", null],
  },
  LeadRadar: {
    _: ["Onde o cliente está para o Radar.", "The client's standing in Radar."],
    eligible: ["Recebe recomendações agora.", "Currently receives recommendations.", true],
    pending: ["O que falta no perfil.", "What the profile lacks.", []],
    labels: ["O mesmo em palavras, no idioma pedido.", "The same in words, in the requested language.", []],
  },
  Lead: {
    _: ["Um cliente. Todos os campos estão sempre presentes.", "A client. Every field is always present."],
    id: ["Id do cliente na plataforma.", "Id of the client on the platform.", "lead-0123456789abcdef"],
    externalRef: [
      "Código no sistema de quem chama; null quando não tem.",
      "Code in your system; null if it has none.",
      "CLI-2041",
    ],
    state: ["ACTIVE, ARCHIVED ou DELETED (lixeira).", "ACTIVE, ARCHIVED or DELETED (trash).", "ACTIVE"],
    status: [
      "Etapa: NEW, ATTENDING, PROPOSAL, WON ou LOST.",
      "Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.",
      "NEW",
    ],
    name: ["Nome.", "Name.", "Ana Martins"],
    phones: ["Telefones, na ordem enviada.", "Phones, in the order sent."],
    email: ["E-mail, em minúsculas.", "E-mail, in lower case.", "ana@example.com"],
    notes: ["Anotações internas.", "Internal notes.", null],
    preApproved: ["Crédito pré-aprovado.", "Credit is pre-approved.", false],
    sharedToNetwork: [
      "O perfil pode receber imóveis de parceiros.",
      "The profile may receive partners' properties.",
      false,
    ],
    interest: ["Perfil de busca.", "Search profile."],
    ownerAccountId: ["Corretor responsável.", "Broker in charge.", "usr-0123456789abcdef"],
    ownerName: ["Nome do corretor.", "Name of the broker.", "Marina Souza"],
    source: [
      "De onde veio: API, FEED ou DASHBOARD (painel).",
      "Where it came from: API, FEED or DASHBOARD.",
      "API",
    ],
    radar: [
      "Se o Radar recomenda, e o que falta.",
      "Whether Radar recommends properties to the client, and what is missing.",
    ],
    lastActivityAt: ["Última atividade.", "Latest activity."],
    consentGivenAt: ["Quando a base legal foi declarada.", "When the legal basis was declared."],
    deletedAt: ["Quando foi para a lixeira.", "When it went to the trash.", null],
  },
  LeadWriteResult: {
    _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    outcome: [
      "CREATED, UPDATED, UNCHANGED, LINKED (vinculado a quem já era cliente), ARCHIVED, REACTIVATED e outros.",
      "CREATED, UPDATED, UNCHANGED, LINKED (to an existing client), ARCHIVED, REACTIVATED and others.",
      "CREATED",
    ],
    matchedBy: [
      "Por onde a pessoa já era conhecida: phone ou email; null se não era.",
      "How the person was recognised: phone or email; null if new.",
      null,
    ],
  },
  LeadWritten: {
    _: [
      "O cliente como ficou, e o que a gravação fez.",
      "The client after the write, and what the write did.",
    ],
    data: [
      "O cliente como ficou; numa simulação, como ficaria.",
      "The client after the write; in a dry run, as it would be.",
    ],
    result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
  },
  InteractionLogged: {
    _: ["O cliente, e o registro feito.", "The client and the logged interaction."],
    data: ["O cliente como ficou.", "The client after the write."],
    result: ["O registro.", "The logged interaction."],
  },
  InteractionResult: {
    _: ["O registro feito.", "The logged interaction."],
    outcome: ["LOGGED.", "LOGGED.", "LOGGED"],
    interactionId: ["Id do registro.", "Id of the interaction.", "int_0123456789abcdef"],
  },
};

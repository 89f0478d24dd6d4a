import { ptEn } from "../lib/language.ts";
import { WARNING, WRITE_RESULT } from "./everywhere.ts";
import { LEAD_INPUT, PROFILE } from "./lead-fields.ts";
import type { SchemaTexts } from "./text.ts";

/** The texts of answers. */
export const LEAD_ANSWER_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  LeadPhone: {
    _: ptEn(
      "Um telefone do cliente, e se atende por WhatsApp.",
      "A phone of the client, and whether it is on WhatsApp.",
    ),
    number: { "pt-BR": "Em E.164.", en: "In E.164.", example: "+5541987654320" },
    isWhatsApp: { "pt-BR": "Atende por WhatsApp.", en: "Is on WhatsApp.", example: true },
  },
  Interest: {
    _: ptEn(
      "Perfil de busca. Contagens e área são mínimos.",
      "Search profile. Counts and area are minimums.",
    ),
    ...PROFILE,
  },
  Location: {
    _: ptEn("Um lugar procurado.", "A wanted place."),
    city: { "pt-BR": "Nome da cidade.", en: "Name of the city.", example: "Curitiba" },
    state: { "pt-BR": "Sigla do estado.", en: "State, 2 letters.", example: "PR" },
    neighborhoodSlug: {
      "pt-BR": "Bairro do catálogo; null: a cidade toda.",
      en: "Neighborhood of the catalog; null: the whole city.",
      example: null,
    },
    neighborhood: { "pt-BR": "Nome do bairro.", en: "Name of the neighborhood.", example: null },
  },
  LeadRadar: {
    _: ptEn("Situação do cliente no Radar.", "The client's status in Radar."),
    eligible: {
      "pt-BR": "Recebe recomendações agora.",
      en: "Currently receives recommendations.",
      example: true,
    },
    pending: { "pt-BR": "O que falta no perfil.", en: "What the profile lacks.", example: [] },
    labels: {
      "pt-BR": "O mesmo em palavras, no idioma pedido.",
      en: "The same in words, in the requested language.",
      example: [],
    },
  },
  Lead: {
    _: ptEn(
      "Um cliente. Todos os campos estão sempre presentes.",
      "A client. Every field is always present.",
    ),
    id: {
      "pt-BR": "Id do cliente na plataforma.",
      en: "Id of the client on the platform.",
      example: "lead-0123456789abcdef",
    },
    externalRef: {
      "pt-BR": "Código no seu sistema; null quando não tem.",
      en: "Code in your system; null if it has none.",
      example: "CLI-2041",
    },
    state: {
      "pt-BR": "ACTIVE, ARCHIVED ou DELETED (lixeira).",
      en: "ACTIVE, ARCHIVED or DELETED (trash).",
      example: "ACTIVE",
    },
    status: LEAD_INPUT.status!,
    name: { "pt-BR": "Nome.", en: "Name.", example: "Ana Martins" },
    phones: ptEn("Telefones, na ordem enviada.", "Phones, in the order sent."),
    email: { "pt-BR": "E-mail, em minúsculas.", en: "E-mail, in lower case.", example: "ana@clientes.test" },
    notes: { "pt-BR": "Anotações internas.", en: "Internal notes.", example: null },
    preApproved: LEAD_INPUT.preApproved!,
    sharedToNetwork: LEAD_INPUT.sharedToNetwork!,
    interest: ptEn("Perfil de busca.", "Search profile."),
    ownerAccountId: {
      "pt-BR": "Corretor responsável.",
      en: "Broker in charge.",
      example: "usr-0123456789abcdef",
    },
    ownerName: { "pt-BR": "Nome do corretor.", en: "Name of the broker.", example: "Marina Souza" },
    source: {
      "pt-BR": "De onde veio: API, FEED ou DASHBOARD (painel).",
      en: "Where it came from: API, FEED or DASHBOARD.",
      example: "API",
    },
    radar: ptEn(
      "Se o Radar recomenda, e o que falta.",
      "Whether Radar recommends properties to the client, and what is missing.",
    ),
    lastActivityAt: ptEn("Última atividade.", "Latest activity."),
    consentGivenAt: ptEn("Quando a base legal foi declarada.", "When the legal basis was declared."),
    deletedAt: { "pt-BR": "Quando foi para a lixeira.", en: "When it went to the trash.", example: null },
  },
  LeadWriteResult: {
    _: WRITE_RESULT,
    outcome: {
      "pt-BR":
        "CREATED, UPDATED, UNCHANGED, LINKED (vinculado a quem já era cliente), ARCHIVED, REACTIVATED e outros.",
      en: "CREATED, UPDATED, UNCHANGED, LINKED (to an existing client), ARCHIVED, REACTIVATED and others.",
      example: "CREATED",
    },
    matchedBy: {
      "pt-BR": "Como a pessoa foi reconhecida: phone ou email; null se é nova.",
      en: "How the person was recognized: phone or email; null if new.",
      example: null,
    },
    kept: {
      "pt-BR":
        "De quem já era cliente: JSON Pointers dos campos enviados com valor diferente do gravado, que foi mantido.",
      en: "If the person was already a client: JSON Pointers of the fields sent with another value than the stored one, which was kept.",
      example: [],
    },
    reactivated: {
      "pt-BR": "O cliente estava arquivado e voltou a ativo, porque a pessoa fez novo contato.",
      en: "The client was archived and is active again, because the person got in touch again.",
      example: false,
    },
    warnings: {
      "pt-BR": "Contatos que não foram gravados como vieram, e o que a atualização tirou do Radar.",
      en: "Contacts that are not stored as you sent them, and what the update took from Radar.",
      example: [],
    },
  },
  LeadWarning: {
    _: WARNING._,
    name: { ...WARNING.name, example: "phones[1].number" },
    code: {
      "pt-BR":
        "placeholder (contato fictício), service_number (0800 e outros), extension (gravado sem o ramal), ref_encoding (o código parece codificado duas vezes, ou com +); ou a pendência que a atualização abriu.",
      en: "placeholder (a fictitious contact), service_number (0800 and others), extension (stored without it), ref_encoding (the code looks encoded twice, or with +); or the gap that the update opened.",
      example: "extension",
    },
    label: { ...WARNING.label, example: "Guardado sem o ramal" },
    existingRef: {
      "pt-BR": "Com ref_encoding: o código existente que o enviado parece ser.",
      en: "With ref_encoding: the existing code that the one sent looks like.",
      example: "CLI/7",
    },
  },
  LeadWritten: {
    _: ptEn(
      "O cliente como ficou, e o que a gravação fez.",
      "The client after the write, and what the write did.",
    ),
    data: ptEn(
      "O cliente como ficou; numa simulação, como ficaria.",
      "The client after the write; in a dry run, as it would be.",
    ),
  },
  InteractionLogged: {
    _: ptEn("O cliente, e o registro feito.", "The client and the logged interaction."),
    data: ptEn("O cliente como ficou.", "The client after the write."),
    result: ptEn("O registro.", "The logged interaction."),
  },
  InteractionResult: {
    _: ptEn("O registro feito.", "The logged interaction."),
    outcome: { "pt-BR": "LOGGED.", en: "LOGGED.", example: "LOGGED" },
    interactionId: {
      "pt-BR": "Id do registro.",
      en: "Id of the interaction.",
      example: "int_0123456789abcdef",
    },
  },
};

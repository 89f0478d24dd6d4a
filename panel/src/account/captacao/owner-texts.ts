import type { Sentence } from "../../../../src/lib/language.ts";

/** Owners whom the account has accepted. */
export const OWNERS = {
  title: { "pt-BR": "Proprietários", en: "Owners" },
  none: {
    "pt-BR": "Nenhum proprietário nesta aba. Quem você aceita na Captação aparece aqui.",
    en: "No owners in this tab. Owners you accept at the owner desk appear here.",
  },
  tabs: { "pt-BR": "Abas", en: "Tabs" },
  name: { "pt-BR": "Proprietário", en: "Owner" },
  place: { "pt-BR": "Onde", en: "Where" },
  what: { "pt-BR": "O que oferece", en: "What they offer" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  accepted: { "pt-BR": "Aceito em", en: "Accepted on" },
  price: { "pt-BR": "Pago", en: "Paid" },
  refundUntil: { "pt-BR": "Estorno até", en: "Refund until" },
  refunded: { "pt-BR": "Estornado em", en: "Refunded on" },
  refundText: {
    "pt-BR": "Se o contato não servir, peça o estorno à plataforma até essa data.",
    en: "If the contact is of no use, ask the platform for a refund until that date.",
  },
  contact: { "pt-BR": "Contato", en: "Contact" },
  address: { "pt-BR": "Endereço", en: "Address" },
  asks: { "pt-BR": "Espera", en: "Expects" },
  relation: { "pt-BR": "Relação com o imóvel", en: "Relation to the property" },
  occupancy: { "pt-BR": "Ocupação", en: "Occupancy" },
  timeframe: { "pt-BR": "Prazo", en: "Timeframe" },
  exclusive: { "pt-BR": "Exclusividade", en: "Exclusivity" },
  listed: { "pt-BR": "Já anunciado", en: "Listed already" },
  yes: { "pt-BR": "Sim, segundo o proprietário", en: "Yes, the owner says" },
  work: { "pt-BR": "Andamento", en: "Progress" },
  lostReason: { "pt-BR": "Por que se perdeu", en: "Why it was lost" },
  lostHint: { "pt-BR": "Só quando a etapa é Perdido.", en: "Only when the stage is Lost." },
  soldAt: { "pt-BR": "Vendido ou alugado em", en: "Sold or let on" },
  note: { "pt-BR": "Anotação", en: "Note" },
  save: { "pt-BR": "Salvar", en: "Save" },
} as const satisfies Record<string, Sentence>;

export const TAB_TITLES: Readonly<Record<string, Sentence>> = {
  ACTIVE: { "pt-BR": "Em andamento", en: "In progress" },
  CAPTURED: { "pt-BR": "Captados", en: "Captured" },
  ARCHIVED: { "pt-BR": "Arquivados", en: "Archived" },
};

export const OWNER_STAGES: Readonly<Record<string, Sentence>> = {
  NEW: { "pt-BR": "Novo", en: "New" },
  CONTACTED: { "pt-BR": "Contato feito", en: "Contacted" },
  VISIT: { "pt-BR": "Visita", en: "Visit" },
  CAPTURED: { "pt-BR": "Captado", en: "Captured" },
  LOST: { "pt-BR": "Perdido", en: "Lost" },
};

/** What the owner has declared, by its code. */
export const DECLARED: Readonly<Record<string, Sentence>> = {
  AGORA: { "pt-BR": "Agora", en: "Now" },
  TRES_MESES: { "pt-BR": "Em três meses", en: "Within three months" },
  SEIS_MESES: { "pt-BR": "Em seis meses", en: "Within six months" },
  PESQUISANDO: { "pt-BR": "Ainda pesquisando", en: "Still looking around" },
  PROPRIO: { "pt-BR": "O proprietário mora lá", en: "The owner lives there" },
  ALUGADO: { "pt-BR": "Alugado", en: "Let" },
  VAZIO: { "pt-BR": "Vazio", en: "Vacant" },
  DONO: { "pt-BR": "Dono", en: "Owner" },
  COPROPRIETARIO: { "pt-BR": "Coproprietário", en: "Co-owner" },
  REPRESENTANTE: { "pt-BR": "Representante", en: "Representative" },
  OUTRO: { "pt-BR": "Outra", en: "Other" },
  SIM: { "pt-BR": "Aceita", en: "Open to it" },
  NAO: { "pt-BR": "Não aceita", en: "Not open to it" },
};

/** What the account wants to be offered. */
export const DESK = {
  title: { "pt-BR": "Preferências da Captação", en: "Owner desk preferences" },
  intro: {
    "pt-BR": "Valem para as próximas ofertas. As que já estão abertas mantêm prazo e preço.",
    en: "They apply to the next offers. Open ones keep their deadline and price.",
  },
  purposes: { "pt-BR": "Finalidades (nenhuma: todas)", en: "Purposes (none: all)" },
  days: { "pt-BR": "Dias de atendimento", en: "Days of service" },
  cities: { "pt-BR": "Cidades", en: "Cities" },
  citiesHint: {
    "pt-BR": "Uma por linha, com o estado: Curitiba/PR. Vazio: todas.",
    en: "One a line, with the state: Curitiba/PR. Empty: all.",
  },
  pauseAfter: {
    "pt-BR": "Pausar depois de quantas ofertas vencidas seguidas",
    en: "Pause after how many expired offers in a row",
  },
  pauseHint: { "pt-BR": "Vazio: nunca.", en: "Empty: never." },
  save: { "pt-BR": "Salvar", en: "Save" },
  standing: { "pt-BR": "Condições", en: "Terms and charges" },
  free: { "pt-BR": "Proprietários sem cobrança", en: "Owners free of charge" },
  terms: { "pt-BR": "Termos atuais", en: "Current terms" },
  acceptedTerms: { "pt-BR": "Termos aceitos", en: "Accepted terms" },
} as const satisfies Record<string, Sentence>;

export const DAY_TITLES: Readonly<Record<string, Sentence>> = {
  SEG: { "pt-BR": "Segunda", en: "Monday" },
  TER: { "pt-BR": "Terça", en: "Tuesday" },
  QUA: { "pt-BR": "Quarta", en: "Wednesday" },
  QUI: { "pt-BR": "Quinta", en: "Thursday" },
  SEX: { "pt-BR": "Sexta", en: "Friday" },
  SAB: { "pt-BR": "Sábado", en: "Saturday" },
  DOM: { "pt-BR": "Domingo", en: "Sunday" },
};

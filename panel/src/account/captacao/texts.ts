import type { Sentence } from "../../../../src/lib/language.ts";

export const CAPTACAO = {
  title: { "pt-BR": "Captação", en: "Captação" },
  none: {
    "pt-BR": "Nenhuma oferta no momento. Avisamos por evento e por e-mail quando houver.",
    en: "No offers at the moment. An event and an e-mail announce each new one.",
  },
  balance: { "pt-BR": "Saldo", en: "Balance" },
  paused: { "pt-BR": "Em pausa: você não recebe novas ofertas.", en: "Paused: you receive no new offers." },
  pausedAuto: {
    "pt-BR": "Pausada automaticamente. Ofertas seguidas que venceram sem resposta: {count}.",
    en: "Paused automatically. Offers in a row that expired without an answer: {count}.",
  },
  pause: { "pt-BR": "Parar de receber ofertas", en: "Stop receiving offers" },
  resume: { "pt-BR": "Voltar a receber ofertas", en: "Receive offers again" },
  terms: { "pt-BR": "Aceitar os termos {version}", en: "Accept terms {version}" },
  termsText: {
    "pt-BR": "Para aceitar proprietários, aceite antes os termos atuais.",
    en: "To accept owners, first accept the current terms.",
  },
  termsOwn: {
    "pt-BR": "O texto dos termos {version} é entregue pela plataforma, fora deste painel. Ao aceitar:",
    en: "The platform provides the text of terms {version} separately. Once you accept them:",
  },
  termsAccept: {
    "pt-BR": "O titular pode aceitar proprietários neste painel, e as chaves com essa permissão, pela API.",
    en: "The account's owner can accept property owners in this dashboard, and keys with that permission, through the API.",
  },
  termsDebit: {
    "pt-BR": "Cada aceite debita do saldo o preço da oferta e mostra o contato do proprietário.",
    en: "Each acceptance debits the offer's price and shows the owner's contact details.",
  },
  termsRecord: {
    "pt-BR":
      "De cada aceite ficam registrados quem aceitou (pessoa ou chave), o endereço IP e a versão dos termos.",
    en: "Each acceptance is recorded with the person or key, the IP address and the version of the terms.",
  },
  termsRefund: {
    "pt-BR": "O operador pode estornar em até 7 dias.",
    en: "The operator can refund it within 7 days.",
  },
  deadline: { "pt-BR": "Responder até", en: "Answer by" },
  minutesLeft: { "pt-BR": "tempo útil: {count} min", en: "{count} business min left" },
  hoursLeft: { "pt-BR": "tempo útil: {count} h", en: "{count} business hours left" },
  stands: {
    "pt-BR": "Prazo suspenso; volta a contar em",
    en: "The deadline is paused; it resumes at",
  },
  confirm: { "pt-BR": "Aceitar este proprietário?", en: "Accept this owner?" },
  charged: { "pt-BR": "Debitado agora", en: "Charged now" },
  left: { "pt-BR": "Saldo depois", en: "Balance after" },
  refund: {
    "pt-BR": "O contato aparece na hora. Você não pode desfazer; o operador pode estornar em até 7 dias.",
    en: "The contact is shown at once. You cannot undo this; the operator can refund it within 7 days.",
  },
  cancel: { "pt-BR": "Cancelar", en: "Cancel" },
  expects: { "pt-BR": "Valor pretendido", en: "Asking price" },
  area: { "pt-BR": "Área declarada", en: "Declared area" },
  rooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  who: { "pt-BR": "Proprietário", en: "Owner" },
  clients: { "pt-BR": "Clientes seus com interesse", en: "Your interested clients" },
  accept: { "pt-BR": "Aceitar por {price}", en: "Accept for {price}" },
  acceptText: {
    "pt-BR": "Debita {price} (saldo depois: {after}) e mostra o contato.",
    en: "Debits {price} (balance after: {after}) and shows the contact.",
  },
  ownerOnly: { "pt-BR": "Só o titular pode aceitar.", en: "Only the account's owner can accept." },
} as const satisfies Record<string, Sentence>;

export const LEDGER = {
  title: { "pt-BR": "Extrato da Captação", en: "Captação statement" },
  balance: { "pt-BR": "Saldo", en: "Balance" },
  overTime: { "pt-BR": "Saldo ao longo do tempo", en: "Balance over time" },
  now: { "pt-BR": "Agora", en: "Now" },
  none: { "pt-BR": "Nenhum lançamento ainda.", en: "No entries yet." },
  kind: { "pt-BR": "Lançamento", en: "Entry" },
  amount: { "pt-BR": "Valor", en: "Amount" },
  after: { "pt-BR": "Saldo depois", en: "Balance after" },
  reference: { "pt-BR": "Referência", en: "Reference" },
  when: { "pt-BR": "Quando", en: "When" },
} as const satisfies Record<string, Sentence>;

/** Owners whom the account has accepted. */
export const OWNERS = {
  title: { "pt-BR": "Proprietários", en: "Owners" },
  none: {
    "pt-BR": "Nenhum proprietário nesta aba. Quem você aceitar na Captação aparece aqui.",
    en: "No owners in this tab. Owners you accept in Captação appear here.",
  },
  tabs: { "pt-BR": "Abas", en: "Tabs" },
  acceptedNow: {
    "pt-BR": "Proprietário aceito. O contato está abaixo.",
    en: "Owner accepted. The contact is below.",
  },
  name: { "pt-BR": "Proprietário", en: "Owner" },
  place: { "pt-BR": "Localização", en: "Location" },
  what: { "pt-BR": "Imóvel", en: "Property" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  accepted: { "pt-BR": "Aceito em", en: "Accepted on" },
  price: { "pt-BR": "Pago", en: "Paid" },
  refundUntil: { "pt-BR": "Estorno até", en: "Refund until" },
  refunded: { "pt-BR": "Estornado em", en: "Refunded on" },
  refundText: {
    "pt-BR": "Se o contato não for válido, peça o estorno à plataforma até essa data.",
    en: "If the contact details are not valid, ask the platform for a refund by that date.",
  },
  contact: { "pt-BR": "Contato", en: "Contact" },
  address: { "pt-BR": "Endereço", en: "Address" },
  asks: { "pt-BR": "Valor pretendido", en: "Asking price" },
  relation: { "pt-BR": "Vínculo com o imóvel", en: "Relation to the property" },
  occupancy: { "pt-BR": "Ocupação", en: "Occupancy" },
  timeframe: { "pt-BR": "Quando quer fechar", en: "Wants to close" },
  exclusive: { "pt-BR": "Exclusividade", en: "Exclusivity" },
  listed: { "pt-BR": "Já está anunciado", en: "Already listed" },
  yes: { "pt-BR": "Sim, segundo o proprietário", en: "Yes, the owner says" },
  work: { "pt-BR": "Andamento", en: "Progress" },
  lostReason: { "pt-BR": "Motivo da perda", en: "Reason for the loss" },
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
  DONO: { "pt-BR": "Proprietário", en: "Owner" },
  COPROPRIETARIO: { "pt-BR": "Coproprietário", en: "Co-owner" },
  REPRESENTANTE: { "pt-BR": "Representante", en: "Representative" },
  OUTRO: { "pt-BR": "Outro", en: "Other" },
  SIM: { "pt-BR": "Aceita", en: "Open to it" },
  NAO: { "pt-BR": "Não aceita", en: "Not open to it" },
};

/** Words about the owners whom the account wants to be offered. */
export const DESK = {
  title: { "pt-BR": "Preferências da Captação", en: "Captação preferences" },
  intro: {
    "pt-BR": "Valem para as próximas ofertas. As que já estão em aberto mantêm prazo e preço.",
    en: "They apply to new offers. Open offers keep their deadline and price.",
  },
  purposes: { "pt-BR": "Finalidades (nenhuma: todas)", en: "Purposes (none: all)" },
  days: { "pt-BR": "Dias de atendimento", en: "Business days" },
  cities: { "pt-BR": "Cidades", en: "Cities" },
  citiesHint: {
    "pt-BR": "Uma por linha, com o estado: Curitiba/PR. Vazio: todas.",
    en: "One per line, with the state: Curitiba/PR. Empty: all.",
  },
  pauseAfter: {
    "pt-BR": "Pausar depois de quantas ofertas seguidas sem resposta",
    en: "Pause after this many unanswered offers in a row",
  },
  pauseHint: { "pt-BR": "Vazio: nunca.", en: "Empty: never." },
  save: { "pt-BR": "Salvar", en: "Save" },
  standing: { "pt-BR": "Termos e cobrança", en: "Terms and charges" },
  free: { "pt-BR": "Proprietários gratuitos restantes", en: "Free owners left" },
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

import type { Sentence } from "../../../../src/lib/language.ts";

export const CAPTACAO = {
  title: { "pt-BR": "Captação", en: "Owner desk" },
  none: {
    "pt-BR": "Nenhum proprietário oferecido agora. Avisamos por evento e e-mail quando houver.",
    en: "No owners are on offer. An event and an e-mail announce each new one.",
  },
  balance: { "pt-BR": "Saldo", en: "Balance" },
  paused: { "pt-BR": "Em pausa: nada de novo é oferecido.", en: "Paused: nothing new is offered." },
  pausedAuto: {
    "pt-BR": "Pausada sozinha: {count} ofertas venceram seguidas.",
    en: "Paused automatically: {count} offers in a row expired.",
  },
  pause: { "pt-BR": "Parar de receber ofertas", en: "Stop receiving offers" },
  resume: { "pt-BR": "Voltar a receber ofertas", en: "Receive offers again" },
  terms: { "pt-BR": "Aceitar os termos {version}", en: "Accept terms {version}" },
  termsText: {
    "pt-BR": "Sem o aceite dos termos atuais, nenhum proprietário pode ser aceito.",
    en: "You can accept owners once you accept the current terms.",
  },
  termsOwn: {
    "pt-BR":
      "O texto dos termos {version} é da plataforma, que o entrega por fora deste painel. O que o aceite liga aqui:",
    en: "The platform provides the text of terms {version} separately. What accepting them turns on here:",
  },
  termsAccept: {
    "pt-BR": "O titular aceita proprietários neste painel; chaves com a permissão de aceitar, pela API.",
    en: "The account holder accepts owners in this dashboard; keys with the permission to accept, by the API.",
  },
  termsDebit: {
    "pt-BR": "Cada aceite debita do saldo o preço mostrado na oferta e revela o contato.",
    en: "Each acceptance debits the price shown in the offer and reveals the contact.",
  },
  termsRecord: {
    "pt-BR": "De cada aceite ficam quem ou que chave aceitou, o endereço IP e a versão dos termos.",
    en: "Of each acceptance we keep who or which key accepted, the IP address and the version of the terms.",
  },
  termsRefund: {
    "pt-BR": "Até 7 dias depois, o operador pode estornar.",
    en: "Up to 7 days later, the operator can refund it.",
  },
  deadline: { "pt-BR": "Responder até", en: "Answer by" },
  minutesLeft: { "pt-BR": "faltam {count} min úteis", en: "{count} min of service left" },
  hoursLeft: { "pt-BR": "faltam {count} h úteis", en: "{count} h of service left" },
  stands: {
    "pt-BR": "O relógio está parado; volta em",
    en: "The clock is stopped; it continues at",
  },
  confirm: { "pt-BR": "Aceitar este proprietário?", en: "Accept this owner?" },
  charged: { "pt-BR": "Debitado agora", en: "Charged now" },
  left: { "pt-BR": "Saldo depois", en: "Balance after" },
  refund: {
    "pt-BR":
      "O contato aparece na hora. Não há como desfazer por aqui; até 7 dias depois, o operador pode estornar.",
    en: "The contact is shown at once. It cannot be undone here; up to 7 days later, the operator can refund it.",
  },
  cancel: { "pt-BR": "Cancelar", en: "Cancel" },
  expects: { "pt-BR": "Espera", en: "Expects" },
  area: { "pt-BR": "Área declarada", en: "Declared area" },
  rooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  who: { "pt-BR": "Proprietário", en: "Owner" },
  clients: { "pt-BR": "Clientes seus que procuram aqui", en: "Your clients looking here" },
  accept: { "pt-BR": "Aceitar por {price}", en: "Accept for {price}" },
  acceptText: {
    "pt-BR": "Debita {price} (saldo depois: {after}) e mostra o contato.",
    en: "Debits {price} (balance after: {after}) and shows the contact.",
  },
  ownerOnly: { "pt-BR": "Só o titular aceita.", en: "Only the account's owner can accept." },
} as const satisfies Record<string, Sentence>;

export const LEDGER = {
  title: { "pt-BR": "Extrato da Captação", en: "Captação ledger" },
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
    "pt-BR": "Nenhum proprietário nesta aba. Quem você aceita na Captação aparece aqui.",
    en: "No owners in this tab. Owners you accept at the owner desk appear here.",
  },
  tabs: { "pt-BR": "Abas", en: "Tabs" },
  acceptedNow: {
    "pt-BR": "Proprietário aceito. O contato está abaixo.",
    en: "Owner accepted. The contact is below.",
  },
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
    en: "If the contact does not work, ask the platform for a refund by that date.",
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

/** Words about the owners whom the account wants to be offered. */
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
    en: "One per line, with the state: Curitiba/PR. Empty: all.",
  },
  pauseAfter: {
    "pt-BR": "Pausar depois de quantas ofertas vencidas seguidas",
    en: "Pause after this many expired offers in a row",
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

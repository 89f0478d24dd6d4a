import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const CAPTACAO = {
  title: ptEn("Captação", "Captação"),
  none: ptEn(
    "Nenhuma oferta no momento. Avisamos por evento e por e-mail quando houver.",
    "No offers right now. An event and an e-mail announce each new one.",
  ),
  balance: ptEn("Saldo", "Balance"),
  paused: ptEn("Em pausa: você não recebe novas ofertas.", "Paused: you are not receiving new offers."),
  pausedAuto: ptEn(
    "Pausada automaticamente. Ofertas seguidas que venceram sem resposta: {count}.",
    "Paused automatically. Consecutive offers that expired unanswered: {count}.",
  ),
  pause: ptEn("Parar de receber ofertas", "Stop receiving offers"),
  resume: ptEn("Voltar a receber ofertas", "Resume receiving offers"),
  terms: ptEn("Aceitar os termos {version}", "Accept terms {version}"),
  termsText: ptEn(
    "Para aceitar proprietários, aceite antes os termos atuais.",
    "To accept owners, first accept the current terms.",
  ),
  termsOwn: ptEn(
    "O texto dos termos {version} é entregue pela plataforma, fora deste painel. Ao aceitar:",
    "The platform provides the text of terms {version} separately. Once you accept them:",
  ),
  termsAccept: ptEn(
    "O titular pode aceitar proprietários neste painel, e as chaves com essa permissão, pela API.",
    "The account's owner can accept property owners in this dashboard, and keys with that permission, through the API.",
  ),
  termsDebit: ptEn(
    "Cada aceite debita do saldo o preço da oferta e mostra o contato do proprietário.",
    "Each acceptance debits the offer's price and shows the owner's contact details.",
  ),
  termsRecord: ptEn(
    "De cada aceite ficam registrados quem aceitou (pessoa ou chave), o endereço IP e a versão dos termos.",
    "Each acceptance is recorded with the person or key, the IP address and the version of the terms.",
  ),
  termsRefund: ptEn("O operador pode estornar em até 7 dias.", "The operator can refund it within 7 days."),
  deadline: ptEn("Responder até", "Answer by"),
  minutesLeft: ptEn("tempo útil: {count} min", "{count} business min left"),
  hoursLeft: ptEn("tempo útil: {count} h", "{count} business hours left"),
  stands: ptEn("Prazo suspenso; volta a contar em", "The deadline is paused; it resumes at"),
  confirm: ptEn("Aceitar este proprietário?", "Accept this owner?"),
  charged: ptEn("Debitado agora", "Charged now"),
  left: ptEn("Saldo depois", "Balance after"),
  refund: ptEn(
    "O contato aparece na hora. Você não pode desfazer; o operador pode estornar em até 7 dias.",
    "The contact details are shown at once. You cannot undo this; the operator can refund it within 7 days.",
  ),
  cancel: ptEn("Cancelar", "Cancel"),
  expects: ptEn("Valor pretendido", "Asking price"),
  area: ptEn("Área declarada", "Declared area"),
  rooms: ptEn("Quartos", "Bedrooms"),
  who: ptEn("Proprietário", "Owner"),
  clients: ptEn("Clientes seus com interesse", "Your interested clients"),
  accept: ptEn("Aceitar por {price}", "Accept for {price}"),
  acceptText: ptEn(
    "Debita {price} (saldo depois: {after}) e mostra o contato.",
    "Debits {price} (balance after: {after}) and shows the contact details.",
  ),
  ownerOnly: ptEn("Só o titular pode aceitar.", "Only the account's owner can accept."),
} as const satisfies Record<string, Sentence>;

export const LEDGER = {
  title: ptEn("Extrato da Captação", "Captação ledger"),
  balance: ptEn("Saldo", "Balance"),
  overTime: ptEn("Saldo ao longo do tempo", "Balance over time"),
  now: ptEn("Agora", "Now"),
  none: ptEn("Nenhum lançamento ainda.", "No entries yet."),
  kind: ptEn("Lançamento", "Entry"),
  amount: ptEn("Valor", "Amount"),
  after: ptEn("Saldo depois", "Balance after"),
  reference: ptEn("Referência", "Reference"),
  when: ptEn("Quando", "When"),
} as const satisfies Record<string, Sentence>;

/** Owners whom the account has accepted. */
export const OWNERS = {
  title: ptEn("Proprietários", "Owners"),
  none: ptEn(
    "Nenhum proprietário nesta aba. Quem você aceitar na Captação aparece aqui.",
    "No owners in this tab. Owners you accept in Captação appear here.",
  ),
  tabs: ptEn("Abas", "Tabs"),
  acceptedNow: ptEn(
    "Proprietário aceito. O contato está abaixo.",
    "Owner accepted. The contact details are below.",
  ),
  name: ptEn("Proprietário", "Owner"),
  place: ptEn("Localização", "Location"),
  what: ptEn("Imóvel", "Property"),
  stage: ptEn("Etapa", "Stage"),
  accepted: ptEn("Aceito em", "Accepted on"),
  price: ptEn("Pago", "Paid"),
  refundUntil: ptEn("Estorno até", "Refund until"),
  refunded: ptEn("Estornado em", "Refunded on"),
  refundText: ptEn(
    "Se o contato não for válido, peça o estorno à plataforma até essa data.",
    "If the contact details are not valid, ask the platform for a refund by that date.",
  ),
  contact: ptEn("Contato", "Contact details"),
  address: ptEn("Endereço", "Address"),
  asks: ptEn("Valor pretendido", "Asking price"),
  relation: ptEn("Vínculo com o imóvel", "Relationship to the property"),
  occupancy: ptEn("Ocupação", "Occupancy"),
  timeframe: ptEn("Quando quer fechar", "Wants to close"),
  exclusive: ptEn("Exclusividade", "Exclusivity"),
  listed: ptEn("Já está anunciado", "Already listed"),
  yes: ptEn("Sim, segundo o proprietário", "Yes, according to the owner"),
  work: ptEn("Andamento", "Progress"),
  lostReason: ptEn("Motivo da perda", "Loss reason"),
  lostHint: ptEn("Só quando a etapa é Perdido.", "Only when the stage is Lost."),
  soldAt: ptEn("Vendido ou alugado em", "Sold or rented on"),
  note: ptEn("Anotação", "Note"),
  save: ptEn("Salvar", "Save"),
} as const satisfies Record<string, Sentence>;

export const TAB_TITLES: Readonly<Record<string, Sentence>> = {
  ACTIVE: ptEn("Em andamento", "In progress"),
  CAPTURED: ptEn("Captados", "Captured"),
  ARCHIVED: ptEn("Arquivados", "Archived"),
};

export const OWNER_STAGES: Readonly<Record<string, Sentence>> = {
  NEW: ptEn("Novo", "New"),
  CONTACTED: ptEn("Contato feito", "Contacted"),
  VISIT: ptEn("Visita", "Visit"),
  CAPTURED: ptEn("Captado", "Captured"),
  LOST: ptEn("Perdido", "Lost"),
};

/** What the owner has declared, by its code. */
export const DECLARED: Readonly<Record<string, Sentence>> = {
  AGORA: ptEn("Agora", "Now"),
  TRES_MESES: ptEn("Em três meses", "Within three months"),
  SEIS_MESES: ptEn("Em seis meses", "Within six months"),
  PESQUISANDO: ptEn("Ainda pesquisando", "Still exploring"),
  PROPRIO: ptEn("O proprietário mora lá", "The owner lives there"),
  ALUGADO: ptEn("Alugado", "Rented"),
  VAZIO: ptEn("Vazio", "Vacant"),
  DONO: ptEn("Proprietário", "Owner"),
  COPROPRIETARIO: ptEn("Coproprietário", "Co-owner"),
  REPRESENTANTE: ptEn("Representante", "Representative"),
  OUTRO: ptEn("Outro", "Other"),
  SIM: ptEn("Aceita", "Open to it"),
  NAO: ptEn("Não aceita", "Not open to it"),
};

/** Texts of the settings: which owners the account wants to be offered. */
export const DESK = {
  title: ptEn("Preferências da Captação", "Captação preferences"),
  intro: ptEn(
    "Valem para as próximas ofertas. As que já estão em aberto mantêm prazo e preço.",
    "These apply to new offers. Open offers keep their deadline and price.",
  ),
  purposes: ptEn("Finalidades (nenhuma: todas)", "Purposes (none: all)"),
  days: ptEn("Dias de atendimento", "Business days"),
  cities: ptEn("Cidades", "Cities"),
  citiesHint: ptEn(
    "Uma por linha, com o estado: Curitiba/PR. Vazio: todas.",
    "One per line, with the state: Curitiba/PR. Empty: all.",
  ),
  pauseAfter: ptEn(
    "Pausar depois de quantas ofertas seguidas sem resposta",
    "Pause after this many unanswered offers in a row",
  ),
  pauseHint: ptEn("Vazio: nunca.", "Empty: never."),
  save: ptEn("Salvar", "Save"),
  standing: ptEn("Termos e cobrança", "Terms and charges"),
  free: ptEn("Proprietários gratuitos restantes", "Free owners left"),
  terms: ptEn("Termos atuais", "Current terms"),
  acceptedTerms: ptEn("Termos aceitos", "Accepted terms"),
} as const satisfies Record<string, Sentence>;

export const DAY_TITLES: Readonly<Record<string, Sentence>> = {
  SEG: ptEn("Segunda", "Monday"),
  TER: ptEn("Terça", "Tuesday"),
  QUA: ptEn("Quarta", "Wednesday"),
  QUI: ptEn("Quinta", "Thursday"),
  SEX: ptEn("Sexta", "Friday"),
  SAB: ptEn("Sábado", "Saturday"),
  DOM: ptEn("Domingo", "Sunday"),
};

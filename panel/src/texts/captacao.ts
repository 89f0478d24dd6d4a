import type { Sentence } from "../../../src/lib/language.ts";

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
  pause: { "pt-BR": "Pausar", en: "Pause" },
  resume: { "pt-BR": "Voltar a receber", en: "Resume" },
  terms: { "pt-BR": "Aceitar os termos {version}", en: "Accept terms {version}" },
  termsText: {
    "pt-BR": "Sem o aceite dos termos atuais, nenhum proprietário pode ser aceito.",
    en: "You can accept owners once you accept the current terms.",
  },
  deadline: { "pt-BR": "Responder até", en: "Answer by" },
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
  accepted: { "pt-BR": "Proprietário aceito", en: "Owner accepted" },
  contact: { "pt-BR": "Contato", en: "Contact" },
  refundUntil: { "pt-BR": "Estorno até", en: "Refund until" },
  done: { "pt-BR": "Acompanhar este proprietário", en: "Follow this owner up" },
} as const satisfies Record<string, Sentence>;

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
  pause: { "pt-BR": "Pausar", en: "Pause" },
  resume: { "pt-BR": "Voltar a receber", en: "Resume" },
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

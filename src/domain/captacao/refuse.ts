import { type Refusal, refuseRequest } from "../../errors/refusal.ts";

/** The text of a refusal's `detail`, by what prevents an operation of Captação (rules 6.5). */
const REASONS = {
  inactive: ["A Captação está desligada na plataforma.", "Captação is switched off on the platform."],
  paused: ["A Captação da conta está em pausa.", "The account's Captação is paused."],
  outside: [
    "A cidade ou a finalidade não está nas preferências da conta.",
    "The city or the purpose is not in the account's preferences.",
  ],
  taken: ["O proprietário já foi aceito.", "The owner has already been accepted."],
  erased: ["O contato do proprietário já foi apagado.", "The owner's contact data has been erased."],
  ending: [
    "A última oferta acabou de vencer e está sendo encerrada. Tente de novo em instantes.",
    "The last offer has just expired and is being closed. Try again in a moment.",
  ],
  full: [
    "A conta já tem 100 ofertas em aberto, o máximo.",
    "The account already has 100 open offers, the maximum.",
  ],
  accepted: ["A oferta já foi aceita.", "The offer has already been accepted."],
  price: [
    "O preço mudou desde que a página foi aberta. Confira e aceite de novo.",
    "The price has changed since the page was opened. Check it and accept again.",
  ],
  balance: ["O saldo não cobre o valor.", "The balance does not cover the amount."],
  reference: [
    "A referência já foi usada em outro crédito.",
    "The reference was already used for another credit.",
  ],
  refundTooLate: ["O prazo do estorno acabou.", "The refund period is over."],
} as const satisfies Record<string, readonly [pt: string, en: string]>;

export type CaptacaoObstacle = keyof typeof REASONS;

export const refuseCaptacao = (reason: CaptacaoObstacle): Refusal => {
  const [pt, en] = REASONS[reason];
  return refuseRequest(pt, en);
};

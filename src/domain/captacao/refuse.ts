import { Refusal } from "../../errors/refusal.ts";

/** The obstacle to an operation of Captação (rules 6.5), for its `detail`. */
const REASONS = {
  inactive: ["A Captação está desligada na plataforma.", "Captação is switched off on the platform."],
  paused: [
    "A conta pausou a Captação, ou ela se pausou sozinha.",
    "The account has paused Captação, or it has paused by itself.",
  ],
  outside: [
    "A cidade ou a finalidade não está entre as da conta.",
    "The city or the purpose is not among the account's.",
  ],
  taken: ["O proprietário já foi aceito.", "The owner has been accepted already."],
  erased: ["O contato do proprietário já foi apagado.", "The owner's contact has been erased."],
  ending: [
    "O prazo da última oferta acabou de vencer e ela está sendo encerrada.",
    "The last offer has just run out and is being closed.",
  ],
  full: ["A conta já tem 100 ofertas abertas.", "The account has 100 open offers already."],
  accepted: ["A oferta já foi aceita.", "The offer has been accepted."],
  balance: ["O saldo não cobre o valor.", "The balance does not cover the amount."],
  reference: ["A referência já é de outro crédito.", "The reference belongs to another credit."],
  refundTooLate: ["O prazo do reembolso acabou.", "The time for a refund is over."],
} as const satisfies Record<string, readonly [pt: string, en: string]>;

export type CaptacaoObstacle = keyof typeof REASONS;

export const refuseCaptacao = (reason: CaptacaoObstacle): Refusal => {
  const [pt, en] = REASONS[reason];
  return new Refusal("request_refused", { detail: { "pt-BR": pt, en } });
};

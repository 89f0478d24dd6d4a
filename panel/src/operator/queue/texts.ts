import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const QUEUE = {
  worker: ptEn("Responsável", "Assigned to"),
  nobody: ptEn("ninguém", "nobody"),
  until: ptEn("até", "until"),
  take: ptEn("Assumir por dez minutos", "Take it for ten minutes"),
  taken: ptEn(
    "{name} está cuidando disto até {time}. Fale com essa pessoa antes de decidir.",
    "{name} is working on this until {time}. Talk to them before you decide.",
  ),
  yours: ptEn("Isto está com você até {time}.", "This is assigned to you until {time}."),
  stands: ptEn("{name} decidiu: {decision},", "{name} decided: {decision},"),
} as const satisfies Record<string, Sentence>;

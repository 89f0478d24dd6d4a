import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const DELIVERY_CHART = {
  title: ptEn("Entregas por resultado", "Deliveries by outcome"),
  delivered: ptEn("Entregues", "Delivered"),
  waiting: ptEn("Na fila ou tentando", "Queued or retrying"),
  failed: ptEn("Falharam", "Failed"),
  skipped: ptEn("Puladas", "Skipped"),
  newest: ptEn("Conta só as {most} mais recentes.", "Counts only the newest {most}."),
} as const satisfies Record<string, Sentence>;

import * as z from "zod";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import type { BackofficeWords } from "../text.ts";
import { counted, countsBy } from "./everywhere.ts";

const DayOfDeliveries = z
  .object({ day: z.string(), statuses: counted(DELIVERY_STATUSES) })
  .meta({ id: "DayOfDeliveries" });
const DeliverySums = z.object({ days: z.array(DayOfDeliveries), most: z.int() }).meta({ id: "DeliverySums" });

export const WEBHOOK_WORDS = {
  operations: {
    sumWebhookDeliveries: {
      answer: z.object({ data: DeliverySums }),
      summary: { "pt-BR": "Somar as entregas de um webhook", en: "Sum the deliveries of a webhook" },
      description: {
        "pt-BR": "Por dia (UTC) e situação, hoje e os dias antes dele; só as entregas mais novas são lidas.",
        en: "By day (UTC) and status, today and the days before; only the newest deliveries are read.",
      },
    },
  },
  params: {
    webhookId: { "pt-BR": "Id do webhook.", en: "Id of the webhook." },
    days: { "pt-BR": "Quantos dias, com hoje.", en: "How many days, with today." },
  },
  schemas: {
    DeliverySums: {
      _: { "pt-BR": "As entregas de um webhook, somadas.", en: "The deliveries of a webhook, summed." },
      days: {
        "pt-BR": "Os dias com entregas, do mais antigo ao mais novo.",
        en: "The days with deliveries, oldest first.",
      },
      most: {
        "pt-BR": "Quantas entregas são lidas no máximo.",
        en: "The most deliveries read.",
        example: 5000,
      },
    },
    DayOfDeliveriesStatuses: countsBy(DELIVERY_STATUSES),
    DayOfDeliveries: {
      _: { "pt-BR": "As entregas criadas em um dia.", en: "The deliveries created on a day." },
      day: { "pt-BR": "O dia, em UTC.", en: "The day, in UTC.", example: "2026-11-20" },
      statuses: { "pt-BR": "Quantas estão em cada situação.", en: "How many are in each status." },
    },
  },
} satisfies BackofficeWords;

import * as z from "zod";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { Delivery } from "../schemas/webhooks.ts";
import type { BackofficeDocs } from "../text.ts";
import { counted, countsBy } from "./everywhere.ts";

const DayOfDeliveries = z
  .object({ day: z.string(), statuses: counted(DELIVERY_STATUSES) })
  .meta({ id: "DayOfDeliveries" });
const DeliverySums = z.object({ days: z.array(DayOfDeliveries), most: z.int() }).meta({ id: "DeliverySums" });

const EventDelivery = z.object({ webhookId: z.string(), delivery: Delivery }).meta({ id: "EventDelivery" });

export const WEBHOOK_DOCS = {
  operations: {
    sumWebhookDeliveries: {
      answer: z.object({ data: DeliverySums }),
      summary: { "pt-BR": "Somar as entregas de um webhook", en: "Sum the deliveries of a webhook" },
      description: {
        "pt-BR": "Por dia (UTC) e situação, hoje e os dias antes dele; só as entregas mais novas são lidas.",
        en: "By day (UTC) and status, today and the days before; only the newest deliveries are read.",
      },
    },
    listEventDeliveries: {
      answer: z.object({ data: z.array(EventDelivery) }),
      summary: { "pt-BR": "Listar as entregas de um evento", en: "List the deliveries of an event" },
      description: {
        "pt-BR": "Uma por webhook que o recebe; vazia para um evento que ninguém recebe, ou que não há.",
        en: "One for each webhook that receives it; empty for an event that none receives, or that does not exist.",
      },
    },
  },
  params: {
    sequence: {
      "pt-BR": "O lugar do evento no registro da conta.",
      en: "The event's place in the account's log.",
    },
    webhookId: { "pt-BR": "Id do webhook.", en: "Id of the webhook." },
    days: { "pt-BR": "Quantos dias, com hoje.", en: "How many days, with today." },
  },
  schemas: {
    EventDelivery: {
      _: { "pt-BR": "A entrega a um webhook.", en: "The delivery to a webhook." },
      webhookId: { "pt-BR": "Id do webhook.", en: "Id of the webhook.", example: "wh_0123456789abcdef" },
      delivery: { "pt-BR": "A entrega.", en: "The delivery." },
    },
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
} satisfies BackofficeDocs;

import * as z from "zod";
import { DELIVERY_STATUSES } from "../../ports/webhooks.ts";
import { Delivery } from "../schemas/webhooks.ts";
import type { BackofficeDocs } from "../text.ts";
import { countSchema, countsBy } from "./everywhere.ts";

const DayOfDeliveries = z
  .object({ day: z.string(), statuses: countSchema(DELIVERY_STATUSES) })
  .meta({ id: "DayOfDeliveries" });
const DeliverySums = z.object({ days: z.array(DayOfDeliveries), most: z.int() }).meta({ id: "DeliverySums" });

const EventDelivery = z.object({ webhookId: z.string(), delivery: Delivery }).meta({ id: "EventDelivery" });

const FailedDelivery = z
  .object({ webhookId: z.string(), sequence: z.int(), at: z.iso.datetime(), delivery: Delivery })
  .meta({ id: "FailedDelivery" });

export const WEBHOOK_DOCS = {
  operations: {
    sumWebhookDeliveries: {
      answer: z.object({ data: DeliverySums }),
      summary: "Sum the deliveries of a webhook",
      description:
        "By day (UTC) and status, today and the days before, or from `since` on; only the newest deliveries are read.",
    },
    listFailedDeliveries: {
      answer: z.object({ data: z.array(FailedDelivery) }),
      summary: "List failed deliveries of all webhooks",
      description: "The newest that have used up their attempts, of any webhook.",
    },
    listEventDeliveries: {
      answer: z.object({ data: z.array(EventDelivery) }),
      summary: "List the deliveries of an event",
      description:
        "One for each webhook that receives it; empty for an event that none receives, or that does not exist.",
    },
  },
  params: {
    sequence: "The event's place in the account's log.",
    webhookId: "Id of the webhook.",
    days: "How many days, including today.",
    since: "From this time on, within these days.",
  },
  schemas: {
    FailedDelivery: {
      _: "A delivery that has used up its attempts.",
      webhookId: { en: "Id of the webhook.", example: "wh_0123456789abcdef" },
      sequence: { en: "The event's place in the log.", example: 42 },
      at: "When the event happened.",
      delivery: "The delivery.",
    },
    EventDelivery: {
      _: "The delivery to a webhook.",
      webhookId: { en: "Id of the webhook.", example: "wh_0123456789abcdef" },
      delivery: "The delivery.",
    },
    DeliverySums: {
      _: "The deliveries of a webhook, summed.",
      days: "The days with deliveries, oldest first.",
      most: { en: "The most deliveries read.", example: 5000 },
    },
    DayOfDeliveriesStatuses: countsBy(DELIVERY_STATUSES),
    DayOfDeliveries: {
      _: "The deliveries created on a day.",
      day: { en: "The day, in UTC.", example: "2026-11-20" },
      statuses: "How many are in each status.",
    },
  },
} satisfies BackofficeDocs;

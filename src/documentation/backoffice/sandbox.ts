import * as z from "zod";
import { ptEn } from "../../lib/language.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import type { BackofficeDocs } from "../text.ts";
import { GrantedAccountView } from "./accounts.ts";

const Sandbox = z
  .object({ data: GrantedAccountView, key: z.string().nullable(), partners: z.array(z.string()) })
  .meta({ id: "Sandbox" });

export const SimulatedEvent = z
  .object({
    id: z.string(),
    type: z.enum(EVENT_NAMES),
    data: z.record(z.string(), z.unknown()),
    about: z.string().nullable(),
  })
  .meta({ id: "SimulatedEvent" });

export const SANDBOX_DOCS = {
  operations: {
    makeSandbox: {
      answer: Sandbox,
      summary: "Create the sandbox of an account",
      description:
        "Comes with demonstration data, a partner, a developer and its first key (`rea_test_`). An existing sandbox is returned as it is (200); an incomplete one is completed.",
    },
    simulateEvent: {
      answer: z.object({ data: SimulatedEvent }),
      summary: "Simulate an event in a sandbox",
      description:
        "Creates a well-formed event of any type, which is logged and delivered like any other; nothing else changes. Each call creates another event.",
      body: { type: "property.updated" },
    },
  },
  schemas: {
    Sandbox: {
      _: "A sandbox.",
      data: "The sandbox's account and its grant.",
      key: {
        en: "Its first key; the same on each call, null once revoked.",
        example: "rea_test_demo0123456789ab…",
      },
      partners: {
        en: "Its demonstration counterparts: a partner and a developer.",
        example: ["acc-demo0123456789a1", "acc-demo0123456789a2"],
      },
    },
    SimulateEventInput: {
      _: ptEn("O evento a criar.", "The event to create."),
      type: { "pt-BR": "Qualquer tipo de evento.", en: "Any event type.", example: "property.updated" },
    },
    SimulatedEvent: {
      _: ptEn("O evento criado.", "The created event."),
      id: ptEn(
        "Id do evento, o `webhook-id` das entregas.",
        "Id of the event, the `webhook-id` of its deliveries.",
      ),
      type: { "pt-BR": "Tipo do evento.", en: "Type of the event.", example: "property.updated" },
      data: {
        "pt-BR": "Os dados do evento, como no registro.",
        en: "The data of the event, as in the log.",
        example: {
          id: "prop-0123456789abcdef",
          externalRef: "AP0101",
          status: "ACTIVE",
          updatedAt: "2026-11-20T18:30:00.000Z",
          changedFields: ["salePrice"],
        },
      },
      about: {
        "pt-BR": "O objeto da conta de que ele fala; null: inventado, pois a conta não tem nenhum.",
        en: "The account's object the event is about; null if the object is invented because the account has none.",
        example: "prop-0123456789abcdef",
      },
    },
  },
} satisfies BackofficeDocs;

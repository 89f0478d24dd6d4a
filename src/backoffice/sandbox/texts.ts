import type { Texts } from "../../contract/texts.ts";

export const SANDBOX_TEXTS: Texts = {
  operations: {
    makeSandbox: {
      summary: ["Cria a conta de testes ao lado de uma conta", "Make the sandbox beside an account"],
      description: [
        "Com dados de demonstração, uma parceira, uma incorporadora e a primeira chave (`rea_test_`). A que já existe volta como está (200); a que ficou pela metade é completada.",
        "With demonstration data, a partner, a developer, and its first key (`rea_test_`). One that is there is answered as it stands (200); one left half made is made whole.",
      ],
    },
    simulateEvent: {
      summary: ["Cria um evento numa conta de testes", "Make an event in a sandbox"],
      description: [
        "Um evento bem formado de qualquer tipo, registrado e entregue como todos; nada mais muda. Cada chamada cria outro.",
        "One well-formed event of any type, logged and delivered like every other; nothing else changes. Each call makes another one.",
      ],
      body: { type: "property.updated" },
    },
  },
  schemas: {
    Sandbox: {
      _: ["Uma conta de testes.", "A sandbox."],
      data: ["A conta de testes e sua concessão.", "The sandbox's account and its grant."],
      key: [
        "A primeira chave; a mesma a cada chamada, null depois de revogada.",
        "Its first key; the same each time, null once it is revoked.",
        "rea_test_demo0123456789ab…",
      ],
      partners: [
        "As contas de demonstração que ela encontra: parceira e incorporadora.",
        "The demonstration accounts that it meets: partner and developer.",
        ["acc-demo0123456789a1", "acc-demo0123456789a2"],
      ],
    },
    SimulateEventInput: {
      _: ["O evento a criar.", "The event to make."],
      type: ["Qualquer tipo de evento.", "Any event type.", "property.updated"],
    },
    SimulatedEvent: {
      _: ["O evento criado.", "The event that was made."],
      id: [
        "Id do evento, o `webhook-id` das entregas.",
        "Id of the event, the `webhook-id` of its deliveries.",
      ],
      type: ["Tipo do evento.", "Type of the event.", "property.updated"],
      data: [
        "Os dados do evento, como no registro.",
        "The data of the event, as in the log.",
        {
          ...{ id: "prop-0123456789abcdef", externalRef: "AP0101", status: "ACTIVE" },
          ...{ updatedAt: "2026-11-20T18:30:00.000Z", changedFields: ["salePrice"] },
        },
      ],
      about: [
        "O objeto da conta de que ele fala; null: inventado, pois a conta não tem nenhum.",
        "The object of the account that it tells of; null: made up, as the account has none.",
        "prop-0123456789abcdef",
      ],
    },
  },
};

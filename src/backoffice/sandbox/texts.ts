import type { Texts } from "../../contract/texts.ts";

export const SANDBOX_TEXTS: Texts = {
  operations: {
    makeSandbox: {
      summary: ["Criar a conta de testes de uma conta", "Create the sandbox of an account"],
      description: [
        "Com dados de demonstração, uma parceira, uma incorporadora e a primeira chave (`rea_test_`). A que já existe volta como está (200); a que ficou pela metade é completada.",
        "Comes with demonstration data, a partner, a developer and its first key (`rea_test_`). An existing sandbox is returned as it is (200); an incomplete one is completed.",
      ],
    },
    simulateEvent: {
      summary: ["Simular um evento em uma conta de testes", "Simulate an event in a sandbox"],
      description: [
        "Um evento bem formado de qualquer tipo, registrado e entregue como todos; nada mais muda. Cada chamada cria outro.",
        "Creates a well-formed event of any type, which is logged and delivered like any other; nothing else changes. Each call creates another event.",
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
        "Its first key; the same on each call, null once revoked.",
        "rea_test_demo0123456789ab…",
      ],
      partners: [
        "As contas de demonstração que ela encontra: parceira e incorporadora.",
        "Its demonstration counterparts: a partner and a developer.",
        ["acc-demo0123456789a1", "acc-demo0123456789a2"],
      ],
    },
    SimulateEventInput: {
      _: ["O evento a criar.", "The event to create."],
      type: ["Qualquer tipo de evento.", "Any event type.", "property.updated"],
    },
    SimulatedEvent: {
      _: ["O evento criado.", "The created event."],
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
        "The account's object the event is about; null if the object is invented because the account has none.",
        "prop-0123456789abcdef",
      ],
    },
  },
};

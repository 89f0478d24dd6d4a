import type { Sentence } from "../../../../src/lib/language.ts";

export const SANDBOX = {
  title: { "pt-BR": "Sandbox", en: "Sandbox" },
  intro: {
    "pt-BR":
      "Uma conta de testes vinculada a esta, com imóveis, clientes, uma imobiliária parceira e uma incorporadora fictícios. Nada é cobrado e nenhum e-mail é enviado.",
    en: "A test account linked to this one, with fictitious properties, clients, a partner agency and a developer. Nothing is charged and no e-mail is sent.",
  },
  make: { "pt-BR": "Abrir o sandbox", en: "Open the sandbox" },
  makeText: {
    "pt-BR":
      "Na primeira vez leva alguns segundos; depois abre o que já existe. É preciso ter entrado no painel há menos de dez minutos.",
    en: "The first time takes a few seconds; later it opens what exists. You must have signed in within the last ten minutes.",
  },
  made: { "pt-BR": "O sandbox está pronto.", en: "The sandbox is ready." },
  key: { "pt-BR": "Chave", en: "Key" },
  keyText: {
    "pt-BR": "Ela só funciona no sandbox.",
    en: "It works only in the sandbox.",
  },
  noKey: {
    "pt-BR": "A primeira chave foi revogada. Crie outra no sandbox.",
    en: "The first key was revoked. Create another in the sandbox.",
  },
  enter: { "pt-BR": "Ir para o sandbox", en: "Go to the sandbox" },
  simulate: { "pt-BR": "Simular um evento", en: "Simulate an event" },
  simulateText: {
    "pt-BR":
      "O evento entra no registro e é enviado aos webhooks com assinatura, como qualquer outro. Nada mais muda.",
    en: "The event is logged and sent to the webhooks, signed like any other. Nothing else changes.",
  },
  type: { "pt-BR": "Tipo", en: "Type" },
  simulated: { "pt-BR": "Evento criado:", en: "Event created:" },
  see: { "pt-BR": "Ver os eventos", en: "See the events" },
} as const satisfies Record<string, Sentence>;

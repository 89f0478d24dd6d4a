import type { Sentence } from "../../../../src/lib/language.ts";

export const SANDBOX = {
  title: { "pt-BR": "Sandbox", en: "Sandbox" },
  intro: {
    "pt-BR":
      "Uma conta de testes ao lado desta, com imóveis, clientes, uma parceira e uma incorporadora de demonstração. Nela ninguém é real, nada custa dinheiro e nenhum e-mail sai.",
    en: "A test account beside this one, with demonstration properties, clients, a partner and a developer. Nobody in it is real, nothing costs money and no e-mail is sent.",
  },
  make: { "pt-BR": "Abrir o sandbox", en: "Open the sandbox" },
  makeText: {
    "pt-BR":
      "A primeira vez leva alguns segundos. Depois, mostra o que já existe. Exige ter entrado no painel há menos de dez minutos.",
    en: "The first time takes a few seconds. Afterwards it shows what exists. You must have signed in within the last ten minutes.",
  },
  made: { "pt-BR": "O sandbox está pronto.", en: "The sandbox is ready." },
  key: { "pt-BR": "Chave", en: "Key" },
  keyText: {
    "pt-BR": "Ela vale só no sandbox.",
    en: "It works in the sandbox only.",
  },
  noKey: {
    "pt-BR": "A primeira chave foi revogada. Crie outra nas páginas do sandbox.",
    en: "The first key was revoked. Make another on the sandbox's pages.",
  },
  enter: { "pt-BR": "Ir para as páginas do sandbox", en: "Go to the sandbox's pages" },
  simulate: { "pt-BR": "Simular um evento", en: "Simulate an event" },
  simulateText: {
    "pt-BR": "O evento entra no registro e vai aos webhooks, assinado como todos. Nada mais muda.",
    en: "The event enters the log and goes to the webhooks, signed like any other. Nothing else changes.",
  },
  type: { "pt-BR": "Tipo", en: "Type" },
  simulated: { "pt-BR": "Evento criado:", en: "Event created:" },
  see: { "pt-BR": "Ver os eventos", en: "See the events" },
} as const satisfies Record<string, Sentence>;

import type { Sentence } from "../../../../src/lib/language.ts";

export const CONNECTIONS = {
  title: { "pt-BR": "Assistentes", en: "Assistants" },
  intro: {
    "pt-BR": "Assistentes de IA que entram na conta pela autorização de uma pessoa. Até 10, além das chaves.",
    en: "AI assistants that use the account with a person's consent: up to 10, in addition to the keys.",
  },
  none: {
    "pt-BR": "Nenhum assistente conectado ainda. Adicione o primeiro abaixo.",
    en: "No assistant is connected yet. Add the first one below.",
  },
  host: { "pt-BR": "Site do assistente", en: "Site of the assistant" },
  person: { "pt-BR": "Autorizado por", en: "Allowed by" },
  ended: { "pt-BR": "encerrada", en: "ended" },
  end: { "pt-BR": "Encerrar", en: "End" },
  howTo: { "pt-BR": "Conectar um assistente", en: "Connect an assistant" },
  howToText: {
    "pt-BR": "Adicione este endereço ao assistente. Ele traz você de volta aqui para autorizar.",
    en: "Add this address to the assistant. It brings you back here to allow it.",
  },
  addTo: { "pt-BR": "Adicionar ao {name}", en: "Add to {name}" },
  guide: { "pt-BR": "Passo a passo na documentação", en: "Each step in the documentation" },
  assistant: { "pt-BR": "Quem pede", en: "Who asks" },
} as const satisfies Record<string, Sentence>;

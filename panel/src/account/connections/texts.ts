import type { Sentence } from "../../../../src/lib/language.ts";

export const CONNECTIONS = {
  title: { "pt-BR": "Assistentes", en: "Assistants" },
  intro: {
    "pt-BR": "Assistentes de IA que uma pessoa autorizou a usar a conta. Até 10, além das chaves.",
    en: "AI assistants that a person has allowed to use the account. Up to 10, in addition to keys.",
  },
  none: {
    "pt-BR": "Nenhum assistente conectado ainda. Adicione o primeiro abaixo.",
    en: "No assistant is connected yet. Add the first one below.",
  },
  host: { "pt-BR": "Site do assistente", en: "Assistant's website" },
  person: { "pt-BR": "Autorizado por", en: "Allowed by" },
  ended: { "pt-BR": "encerrada", en: "ended" },
  end: { "pt-BR": "Encerrar", en: "End" },
  howTo: { "pt-BR": "Conectar um assistente", en: "Connect an assistant" },
  howToText: {
    "pt-BR": "Adicione este endereço ao assistente. Ele abre o painel para você autorizar.",
    en: "Add this address to the assistant. It opens this dashboard so that you can allow it.",
  },
  addTo: { "pt-BR": "Adicionar ao {name}", en: "Add to {name}" },
  guide: { "pt-BR": "Passo a passo na documentação", en: "Step by step in the documentation" },
  assistant: { "pt-BR": "Assistente", en: "Assistant" },
} as const satisfies Record<string, Sentence>;

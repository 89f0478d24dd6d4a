import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const CONNECTIONS = {
  title: ptEn("Assistentes", "Assistants"),
  intro: ptEn(
    "Assistentes de IA que uma pessoa autorizou a usar a conta. Até 10, além das chaves.",
    "AI assistants that a person has allowed to use the account. Up to 10, in addition to keys.",
  ),
  none: ptEn(
    "Nenhum assistente conectado ainda. Adicione o primeiro abaixo.",
    "No assistant is connected yet. Add the first one below.",
  ),
  host: ptEn("Site do assistente", "Assistant's website"),
  person: ptEn("Autorizado por", "Allowed by"),
  ended: ptEn("encerrada", "ended"),
  end: ptEn("Encerrar", "End"),
  howTo: ptEn("Conectar um assistente", "Connect an assistant"),
  howToText: ptEn(
    "Adicione este endereço ao assistente. Ele abre o painel para você autorizar.",
    "Add this address to the assistant. It opens this dashboard so that you can allow it.",
  ),
  addTo: ptEn("Adicionar ao {name}", "Add to {name}"),
  guide: ptEn("Passo a passo na documentação", "Step-by-step guide in the documentation"),
  assistant: ptEn("Assistente", "Assistant"),
} as const satisfies Record<string, Sentence>;

import type { Contract, Schema } from "./contract.ts";
import type { Language } from "./page.ts";

const TEXT = {
  "pt-BR": {
    title: "Eventos da conta imobiliária",
    description:
      "O que a plataforma entrega por webhook a quem registrou um endereço, segundo Standard Webhooks. Novos tipos de evento e novos campos podem surgir a qualquer momento e devem ser tolerados.",
    receiver: "O endereço registrado em POST /webhooks.",
    host: "O seu host.",
    path: "O caminho do seu receptor.",
    channel: "Uma entrega por evento, tentada de novo até um 2xx em 10 segundos.",
    operation: "Entrega um evento.",
    headers: "Identificam e assinam a entrega.",
    id: "O id do evento: o mesmo em cada tentativa e reentrega.",
  },
  en: {
    title: "Events of a real-estate account",
    description:
      "What the platform delivers by webhook to whoever has registered an address, as Standard Webhooks say. New event types and new fields may appear at any time, so your code must tolerate them.",
    receiver: "The address registered with POST /webhooks.",
    host: "Your host.",
    path: "The path of your receiver.",
    channel: "One delivery for each event, tried again until a 2xx within 10 seconds.",
    operation: "Delivers an event.",
    headers: "They identify and sign the delivery.",
    id: "Id of the event: the same on every attempt and redelivery.",
  },
} as const;

const HTTP = "0.3.0";
const HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);

/** These schemas and all that they need. */
const schemasNeeded = (wanted: readonly string[], schemas: Readonly<Record<string, Schema>>) => {
  const found = new Map<string, Schema>();
  const left = [...wanted];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    const schema = schemas[name]!;
    found.set(name, schema);
    left.push(...namesIn(schema));
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
};

const headersOf = ({ components: { parameters } }: Contract, description: string) => ({
  type: "object",
  description,
  properties: Object.fromEntries(
    HEADERS.map((name) => [
      name,
      { ...parameters[name]!.schema, description: parameters[name]!.description },
    ]),
  ),
  required: HEADERS,
});

/** The contract's webhooks as AsyncAPI 3 has them, for generators of receivers; the platform is the one that sends. */
export const asyncApiOf = (contract: Contract, language: Language): object => {
  const text = TEXT[language];
  const deliveries = Object.entries(contract.webhooks).map(([type, { post }]) => ({
    type,
    name: type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase()),
    post,
    media: post.requestBody.content["application/json"]!,
  }));
  const messages = deliveries.map(({ type, name, post, media }) => [
    name,
    {
      name: type,
      title: post.summary,
      summary: post.description,
      contentType: "application/json",
      headers: { $ref: "#/components/schemas/WebhookHeaders" },
      correlationId: { description: text.id, location: "$message.header#/webhook-id" },
      payload: media.schema,
      examples: [{ name, payload: media.example }],
    },
  ]);
  const wanted = deliveries.flatMap(({ media }) => namesIn(media.schema));
  const { version, contact } = contract.info;
  return {
    asyncapi: "3.0.0",
    info: { title: text.title, version, description: text.description, contact },
    defaultContentType: "application/json",
    servers: {
      receiver: {
        host: "{host}",
        pathname: "/{path}",
        protocol: "https",
        description: text.receiver,
        variables: {
          host: { description: text.host, examples: ["erp.example.com"] },
          path: { description: text.path, examples: ["webhooks"] },
        },
      },
    },
    channels: {
      webhooks: {
        address: null,
        description: text.channel,
        messages: Object.fromEntries(
          messages.map(([name]) => [name, { $ref: `#/components/messages/${String(name)}` }]),
        ),
      },
    },
    operations: {
      deliver: {
        action: "send",
        channel: { $ref: "#/channels/webhooks" },
        summary: text.operation,
        bindings: { http: { method: "POST", bindingVersion: HTTP } },
      },
    },
    components: {
      messages: Object.fromEntries(messages),
      schemas: {
        ...Object.fromEntries(schemasNeeded(wanted, contract.components.schemas)),
        WebhookHeaders: headersOf(contract, text.headers),
      },
    },
  };
};

import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
import { IN_PAGES, pick } from "./everywhere.ts";

const CONNECTION: SchemaTexts = {
  id: { "pt-BR": "Id da conexão.", en: "Id of the connection.", example: "k_0123456789abcdef" },
  name: { "pt-BR": "Nome do assistente.", en: "Name of the assistant.", example: "Claude" },
  clientId: {
    "pt-BR": "Id do cliente OAuth: o endereço de seus metadados, ou o que o registro lhe deu.",
    en: "Id of the OAuth client: the address of its metadata, or what registration gave it.",
    example: "https://claude.ai/oauth/mcp-oauth-client-metadata",
  },
  clientHost: {
    "pt-BR": "Host que recebe o código da autorização.",
    en: "Host that receives the authorization's code.",
    example: "claude.ai",
  },
  personId: {
    "pt-BR": "Quem autorizou no painel.",
    en: "Who gave it in the dashboard.",
    example: "psn_0123456789abcdef",
  },
  scopes: {
    "pt-BR": "Permissões do assistente.",
    en: "Permissions of the assistant.",
    example: ["properties:read"],
  },
  expiresAt: { "pt-BR": "Quando vence.", en: "When it expires." },
  revokedAt: { "pt-BR": "Quando foi encerrada.", en: "When it was ended." },
};

const ConnectionView = z
  .object({
    id: z.string(),
    name: z.string(),
    clientId: z.string(),
    clientHost: z.string(),
    personId: z.string(),
    scopes: z.array(z.string()),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Connection" });

const UsedConnectionView = ConnectionView.extend({ lastUsedAt: z.iso.datetime().nullable() }).meta({
  id: "UsedConnection",
});

const ConnectionCreated = z
  .object({ data: ConnectionView, key: z.string() })
  .meta({ id: "ConnectionCreated" });

export const CONNECTION_DOCS = {
  operations: {
    createConnection: {
      answer: ConnectionCreated,
      summary: { "pt-BR": "Conectar um assistente", en: "Connect an assistant" },
      description: {
        "pt-BR":
          "Uma chave para um assistente, que não conta para maxKeys; uma conta tem até 10. Uma conexão anterior da mesma pessoa com o mesmo cliente e host termina, exceto a de um programa da própria máquina.",
        en: "A key for an assistant, which does not count to maxKeys; an account has up to 10. An earlier connection of the same person to the same client and host ends, unless it is a program on their own machine.",
      },
      body: {
        name: "Claude",
        clientId: "https://claude.ai/oauth/mcp-oauth-client-metadata",
        clientHost: "claude.ai",
        scopes: ["properties:read"],
        validity: "90D",
      },
    },
    listConnections: {
      answer: pageSchema(UsedConnectionView),
      summary: { "pt-BR": "Listar os assistentes conectados", en: "List connected assistants" },
      description: IN_PAGES,
    },
    endConnection: {
      answer: z.object({ data: ConnectionView }),
      summary: { "pt-BR": "Encerrar uma conexão", en: "End a connection" },
      description: {
        "pt-BR": "A próxima chamada do assistente recebe 401. Encerrar de novo nada muda.",
        en: "The assistant's next call gets 401. Ending it again changes nothing.",
      },
    },
  },
  params: { connectionId: { "pt-BR": "Id da conexão.", en: "Id of the connection." } },
  schemas: {
    Connection: {
      _: { "pt-BR": "Um assistente conectado.", en: "A connected assistant." },
      ...CONNECTION,
    },
    UsedConnection: {
      _: {
        "pt-BR": "Um assistente conectado, e quando chamou.",
        en: "A connected assistant, and when it called.",
      },
      ...CONNECTION,
      lastUsedAt: { "pt-BR": "Último uso.", en: "Latest use.", example: null },
    },
    CreateConnectionInput: {
      _: { "pt-BR": "O que a pessoa autoriza.", en: "What the person agrees to." },
      ...pick(CONNECTION, "name", "clientId", "clientHost", "scopes"),
      validity: {
        "pt-BR": "Por quanto tempo: 30, 90 ou 365 dias.",
        en: "For how long: 30, 90 or 365 days.",
        example: "90D",
      },
    },
    ConnectionCreated: {
      _: { "pt-BR": "A conexão criada.", en: "The created connection." },
      data: { "pt-BR": "A conexão.", en: "The connection." },
      key: {
        "pt-BR": "A chave do assistente, que o painel guarda cifrada.",
        en: "The assistant's key, which the dashboard keeps encrypted.",
        example: "rea_…",
      },
    },
  },
} satisfies BackofficeDocs;

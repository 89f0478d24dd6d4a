import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { IN_PAGES, pick } from "./everywhere.ts";

const CONNECTION: StaffTexts = {
  id: { en: "Id of the connection.", example: "k_0123456789abcdef" },
  name: { en: "Name of the assistant.", example: "Claude" },
  clientId: {
    en: "Id of the OAuth client: the address of its metadata, or what registration gave it.",
    example: "https://claude.ai/oauth/mcp-oauth-client-metadata",
  },
  clientHost: { en: "Host that receives the authorization code.", example: "claude.ai" },
  personId: { en: "Who authorized it in the dashboard.", example: "psn_0123456789abcdef" },
  scopes: { en: "Permissions of the assistant.", example: ["properties:read"] },
  expiresAt: "When it expires.",
  revokedAt: "When it was revoked.",
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
      summary: "Connect an assistant",
      description:
        "A key for an assistant, which does not count to maxKeys; an account has up to 10. An earlier connection of the same person to the same client and host ends, unless it is a program on their own machine.",
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
      summary: "List connected assistants",
      description: IN_PAGES,
    },
    endConnection: {
      answer: z.object({ data: ConnectionView }),
      summary: "End a connection",
      description: "The assistant's next call gets 401. Ending it again changes nothing.",
    },
  },
  params: { connectionId: "Id of the connection." },
  schemas: {
    Connection: {
      _: "A connected assistant.",
      ...CONNECTION,
    },
    UsedConnection: {
      _: "A connected assistant, and when it called.",
      ...CONNECTION,
      lastUsedAt: { en: "Latest use.", example: null },
    },
    CreateConnectionInput: {
      _: "What the person agrees to.",
      ...pick(CONNECTION, "name", "clientId", "clientHost", "scopes"),
      validity: { en: "For how long: 30, 90 or 365 days.", example: "90D" },
    },
    ConnectionCreated: {
      _: "The created connection.",
      data: "The connection.",
      key: { en: "The assistant's key, which the dashboard keeps encrypted.", example: "rea_…" },
    },
  },
} satisfies BackofficeDocs;

import { equal, match, ok, rejects } from "node:assert/strict";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { withDatabases } from "../../local/open-databases.ts";
import { panelState, ROOT } from "../../local/settings.ts";
import { type Assistant, MemoryProvider, type Metadata } from "./memory-provider.ts";
import type { Person } from "./person.ts";
import { CURSOR, RECORDED } from "./recorded-documents.ts";

const [CURSOR_REDIRECT] = CURSOR.redirect_uris;

export const ASSISTANTS: Readonly<Record<string, Assistant>> = {
  ...Object.fromEntries(
    Object.entries(RECORDED).map(([name, { document, redirect }]) => [
      name,
      { metadata: document as unknown as Metadata, redirect, address: document.client_id },
    ]),
  ),
  Cursor: { metadata: CURSOR as unknown as Metadata, redirect: CURSOR_REDIRECT },
};

const KEPT_MS = 3_600_000;

/** Stores the documents as if just read: this machine may have no network, and the hosts are not ours. */
export const keepDocuments = async (state: string): Promise<void> => {
  const readAt = Date.now() + KEPT_MS;
  await withDatabases(join(ROOT, "panel"), panelState(state), async (db) => {
    for (const { document } of Object.values(RECORDED)) {
      const client = {
        clientId: document.client_id,
        clientName: document.client_name,
        redirectUris: document.redirect_uris,
        grantTypes: document.grant_types,
        responseTypes: document.response_types,
        tokenEndpointAuthMethod: "none",
      };
      await db
        .prepare("INSERT OR REPLACE INTO oauth_store (key, value, expires_at) VALUES (?, ?, ?)")
        .bind(`document:${document.client_id}`, JSON.stringify({ client, readAt }), readAt)
        .run();
    }
  });
};

interface Sdk {
  readonly client: Client;
  readonly transport: StreamableHTTPClientTransport;
}

const sdk = (url: string, authProvider: MemoryProvider): Sdk => ({
  client: new Client({ name: "agents-check", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } }),
  transport: new StreamableHTTPClientTransport(new URL(url), { authProvider }),
});

/** The person agrees, and the client exchanges the code from the browser's redirect. */
const signIn = async (person: Person, provider: MemoryProvider, { transport }: Sdk): Promise<void> => {
  const led = await person.agree(provider.asked!.href);
  equal(led.href.split("?")[0], provider.redirectUrl);
  await transport.finishAuth(led.searchParams);
};

const LEAD = { name: "Ana Souza", email: "ana@cliente.test", consentGiven: true };

const firstStep = async (person: Person, url: string, provider: MemoryProvider): Promise<Client> => {
  const refused = sdk(url, provider);
  await rejects(refused.client.connect(refused.transport));
  await signIn(person, provider, refused);
  const { client, transport } = sdk(url, provider);
  await client.connect(transport);
  const { tools } = await client.listTools();
  ok(tools.length > 20, "it sees tools");
  ok(
    tools.every(({ annotations }) => annotations?.readOnlyHint),
    "and only those that read",
  );
  const [content] = (await client.callTool({ name: "get_me", arguments: {} })).content as { text: string }[];
  match(content!.text, /"account":\{"id":/);
  return client;
};

/** From the refused call to the tools, then to a write, and to the end of the connection. */
export const signInAs = async (name: string, person: Person, url: string): Promise<void> => {
  const provider = new MemoryProvider(ASSISTANTS[name]!);
  const reading = await firstStep(person, url, provider);
  await rejects(reading.callTool({ name: "create_lead", arguments: LEAD }));
  const wider = sdk(url, provider);
  await signIn(person, provider, wider);
  const { client, transport } = sdk(url, provider);
  await client.connect(transport);
  const preview = await client.callTool({ name: "create_lead", arguments: LEAD });
  equal((preview.structuredContent as { saved: boolean }).saved, false);
  await person.endAll();
  await rejects(client.callTool({ name: "get_me", arguments: {} }));
};

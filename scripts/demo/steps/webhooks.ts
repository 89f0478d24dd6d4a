import { agency } from "../accounts.ts";
import { GONE_PATH, HOOK_PATH } from "../receiver.ts";
import type { Stage } from "../stage.ts";

const WEBHOOKS = [
  { description: "CRM da imobiliária", path: HOOK_PATH, types: [] },
  { description: "Site antigo", path: GONE_PATH, types: ["property.created", "property.updated"] },
];

interface Listed {
  readonly data: readonly {
    readonly id: string;
    readonly description: string | null;
    readonly status: string;
  }[];
}

/** Receivers of the agency's events; a repeated seed points them to where it listens now. */
export async function seedWebhooks(stage: Stage): Promise<string> {
  const api = stage.api(agency);
  const { body } = await api.send<Listed>("GET", "/v1/webhooks");
  for (const { path, ...webhook } of WEBHOOKS) {
    const url = stage.pictures.origin + path;
    const known = body.data.find(({ description }) => description === webhook.description);
    if (known) await api.send("PATCH", `/v1/webhooks/${known.id}`, { url });
    else await api.send("POST", "/v1/webhooks", { ...webhook, url });
  }
  return `${WEBHOOKS.length} webhooks, one of which is gone: the service warns that it disables it`;
}

/** Disables the endpoints before the seed stops receiving, or the service would try a closed port for two days. */
export async function restWebhooks(stage: Stage): Promise<string> {
  const api = stage.api(agency);
  const { body } = await api.send<Listed>("GET", "/v1/webhooks");
  const active = body.data.filter(({ status }) => status === "ACTIVE");
  for (const { id } of active) await api.send("PATCH", `/v1/webhooks/${id}`, { status: "DISABLED" });
  return "Webhooks at rest: nothing listens now";
}

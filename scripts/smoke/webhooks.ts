import { isSigned } from "../../src/lib/webhook-signature.ts";
import type { Check } from "./check.ts";
import { assertThat } from "./client.ts";
import type { Thing } from "./stage.ts";

/** The contract names the service's own address, whichever address is tried. */
interface Contract {
  readonly servers: readonly { readonly url: string }[];
}

interface Created {
  readonly data: Thing;
  readonly secret: string;
}

interface Tested {
  readonly data: { readonly delivered: boolean; readonly error: string | null };
}

export const WEBHOOKS: readonly Check[] = [
  {
    guard: "addresses of webhooks",
    run: async ({ client, own }) => {
      const { servers } = (await client.expect<Contract>(["GET", "/docs/openapi.json"], 200)).body;
      for (const url of [
        "https://10.1.2.3/hook",
        `${new URL(servers[0]!.url).origin}/hook`,
        "https://name:word@example.org/hook",
      ]) {
        const sent = { key: own.key, body: { url, types: ["property.created"] } };
        await client.expect(["POST", "/v1/webhooks", sent], 422, "webhook_url_refused");
      }
    },
  },
  {
    guard: "signatures",
    untried: ({ receiver }) =>
      receiver ? null : "no address was named that the service reaches (--receiver)",
    run: async ({ client, own, receiver }) => {
      const url = `${receiver!.url}/${crypto.randomUUID()}`;
      const sent = { key: own.key, body: { url, types: ["property.created"] } };
      const { data, secret } = (await client.expect<Created>(["POST", "/v1/webhooks", sent], 201)).body;
      const test = ["POST", `/v1/webhooks/${data.id}/test`, { key: own.key }] as const;
      const { delivered, error } = (await client.expect<Tested>(test, 200)).body.data;
      assertThat(delivered, `a webhook is not delivered: ${error}`);
      const arrival = receiver!.arrivals.at(-1);
      assertThat(arrival !== undefined, "a webhook is told as delivered, but did not come");
      assertThat(await isSigned(secret, arrival!.headers, arrival!.body), "a webhook's signature is wrong");
      await client.expect(["DELETE", `/v1/webhooks/${data.id}`, { key: own.key }], 200);
    },
  },
];

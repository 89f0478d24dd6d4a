import type { Check } from "./check.ts";
import { assertThat } from "./client.ts";
import { LISTING, type Thing } from "./stage.ts";

const GET_ME = "/v1/me";
/** More than the burst of one call a second. */
const CALLS = 6;
const RAISED_MS = 1_000;

export const forged = (key: string): string => key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");

/** Who may do what. */
export const ACCESS: readonly Check[] = [
  {
    guard: "keys",
    run: async ({ client, own }) => {
      for (const sent of [{}, { key: forged(own.key) }, { key: `rea_${"0".repeat(80)}` }])
        await client.expect(["GET", GET_ME, sent], 401, "unauthorized");
      await client.expect(["GET", GET_ME, { key: own.key }], 200);
    },
  },
  {
    guard: "revoked keys",
    run: async ({ client, own }) => {
      const made = await own.makeKey();
      await client.expect(["GET", GET_ME, { key: made.key }], 200);
      await own.revoke(made.id);
      await client.expect(["GET", GET_ME, { key: made.key }], 401, "unauthorized");
    },
  },
  {
    guard: "permissions",
    run: async ({ client, own }) => {
      const narrow = await own.makeKey(["properties:read"]);
      await client.expect(["GET", "/v1/properties", { key: narrow.key }], 200);
      await client.expect(["GET", "/v1/leads", { key: narrow.key }], 403, "access_denied");
      const put = ["PUT", "/v1/properties/by-ref/smoke-narrow", { key: narrow.key, body: LISTING }] as const;
      await client.expect(put, 403, "access_denied");
      await own.revoke(narrow.id);
    },
  },
  {
    guard: "tenancy",
    run: async ({ client, own, other }) => {
      const ref = `smoke-${crypto.randomUUID()}`;
      const put = ["PUT", `/v1/properties/by-ref/${ref}`, { key: own.key, body: LISTING }] as const;
      const { id } = (await client.expect<{ data: Thing }>(put, 201)).body.data;
      const stranger = { key: other.key };
      await client.expect(["GET", `/v1/properties/${id}`, stranger], 404, "not_found");
      await client.expect(["GET", `/v1/properties/by-ref/${ref}`, stranger], 404, "not_found");
      await client.expect(["DELETE", `/v1/properties/${id}`, stranger], 404, "not_found");
      const { body } = await client.expect<{ data: Thing[] }>(["GET", "/v1/properties", stranger], 200);
      assertThat(!body.data.some((one) => one.id === id), "an account lists another one's property");
      await client.expect(["GET", `/v1/properties/${id}`, { key: own.key }], 200);
    },
  },
  {
    guard: "rate",
    run: async ({ client, other, pause }) => {
      const call = () => client.send("GET", "/v1/properties/types", { key: other.key });
      await other.limit({ ratePerSecond: 1, burst: 1 });
      const answers = await Promise.all(Array.from({ length: CALLS }, call));
      const refused = answers.filter(({ status }) => status === 429);
      assertThat(refused.length > 0, `${CALLS} calls at once passed a limit of one a second`);
      assertThat(
        refused.every(({ headers }) => Number(headers.get("retry-after")) > 0),
        "a 429 has no Retry-After",
      );
      await other.limit({});
      await pause(RAISED_MS);
      await client.expect(["GET", GET_ME, { key: other.key }], 200);
    },
  },
];

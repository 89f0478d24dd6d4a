import type { Vector } from "./vector.ts";

/** Languages whose types do not allow null. */
const WITHOUT_NULL = ["go", "php"];

type Given = Readonly<Record<string, string | null>>;

const valid = (name: string, client: Given): Vector => ({ name, client, task: { do: "make" }, answer: {} });

const refused = (name: string, client: Given, says: string): Vector => ({
  name,
  client,
  task: { do: "make" },
  error: { class: "Other" },
  says,
  ...(Object.values(client).includes(null) && { notIn: WITHOUT_NULL }),
});

const ADDRESSES = ["http://localhost:8787/v1", "https://[::1]:8787/v1/", "HTTPS://api.example.com"];

const NO_ADDRESSES = [
  "",
  "  ",
  null,
  "/v1",
  "api.example.com/v1",
  "localhost:8787/v1",
  "ftp://api.example.com/v1",
  "https:///v1",
  "https://:8787/v1",
  "https://api.example.com/v1?key=1",
  " https://api.example.com/v1",
  "https://rea_1@api.example.com/v1",
  "https://api.example.com/v1\n",
];

/** A malformed client is refused by its constructor, not at its first call. */
export const CLIENT_VECTORS: readonly Vector[] = [
  ...ADDRESSES.map((baseUrl) => valid(`${baseUrl} is a base URL`, { baseUrl })),
  ...NO_ADDRESSES.map((baseUrl) =>
    refused(`${JSON.stringify(baseUrl)} is no base URL`, { baseUrl }, "base URL is not an http"),
  ),
  {
    name: "an environment without an address fails with what to set",
    task: { do: "env" },
    error: { class: "Other" },
    says: "Set REAL_ESTATE_URL",
  },
  ...["", "  ", null, "rea_1\n", "rea_1 rea_2", "chave_é"].map((apiKey) =>
    refused(`${JSON.stringify(apiKey)} is no key`, { apiKey }, "API key is empty or has invalid characters"),
  ),
];

/** The data that flows between two nodes. */
export type Items = readonly { readonly json: Readonly<Record<string, unknown>> }[];

/** The API's address and key. */
export interface Place {
  readonly url: string;
  readonly key: string;
  /** Where a sheet is, outside the API. */
  readonly sheet?: string;
}

/** An answer, as both programs pass it on to the next step. */
export interface Sent {
  readonly statusCode: number;
  readonly body: unknown;
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}

/** Sends a call of a flow to the service, and nowhere else. */
export async function sendCall(
  { url: base, key, sheet }: Place,
  { method, url, query, body }: Call,
): Promise<Sent> {
  const address = new URL(url);
  if (!url.startsWith(`${base}/`) && url !== sheet) throw new Error(`${address.host} is not the service`);
  for (const [name, value] of query) if (value !== "") address.searchParams.append(name, value);
  const answer = await fetch(address, {
    method: method.toUpperCase(),
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { statusCode: answer.status, body: url === sheet ? text : JSON.parse(text) };
}

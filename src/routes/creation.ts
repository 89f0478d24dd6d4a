import type { WriteContext } from "../call-context.ts";

interface Upsert {
  readonly data: { readonly id: string };
  readonly result: { readonly outcome: string };
}

export const createdOrOk = ({ result }: Upsert): 200 | 201 => (result.outcome === "CREATED" ? 201 : 200);

/** Where a new object of the collection can be read; a dry run makes none. */
export const locationIn =
  (collection: "leads" | "properties") =>
  ({ data, result }: Upsert, { dryRun, links }: WriteContext): Record<string, string> =>
    result.outcome === "CREATED" && !dryRun
      ? { Location: `${links.publicUrl}/v1/${collection}/${data.id}` }
      : {};

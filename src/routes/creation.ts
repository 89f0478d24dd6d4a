import type { WriteContext } from "../call-context.ts";

interface Upsert {
  readonly data: { readonly id: string };
  readonly result: { readonly outcome: string };
}

/** Status and headers of a write that may create an object of the collection; a dry run creates none. */
export const creationIn = <Plan extends Upsert>(collection: "leads" | "properties") => ({
  status: ({ result }: Plan): 200 | 201 => (result.outcome === "CREATED" ? 201 : 200),
  headers: ({ data, result }: Plan, { dryRun, links }: WriteContext): Record<string, string> =>
    result.outcome === "CREATED" && !dryRun
      ? { Location: `${links.publicUrl}/v1/${collection}/${data.id}` }
      : {},
});

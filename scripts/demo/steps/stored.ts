import type { Account } from "../accounts.ts";
import type { Stage } from "../stage.ts";

/** The members of a stored property that the seed reads. */
export interface StoredProperty {
  readonly id: string;
  readonly externalRef: string | null;
  readonly status: string;
  readonly photos: readonly string[];
  readonly photoSync: { readonly state: string } | null;
  readonly curation: { readonly status: string | null };
}

interface Page {
  readonly data: StoredProperty[];
  readonly nextCursor: string | null;
}

/** An account's properties: all outside the trash, or all of one status. */
export async function storedProperties(
  stage: Stage,
  account: Account,
  status?: "DELETED",
): Promise<StoredProperty[]> {
  const stored: StoredProperty[] = [];
  const query = new URLSearchParams({ limit: "100", ...(status && { status }) });
  for (;;) {
    const { body } = await stage.api(account).send<Page>("GET", `/v1/properties?${query}`);
    stored.push(...body.data);
    if (body.nextCursor === null) break;
    query.set("cursor", body.nextCursor);
  }
  return stored;
}

/** The same, by the agency's own code. */
export async function storedByRef(stage: Stage, account: Account): Promise<Map<string, StoredProperty>> {
  const stored = await storedProperties(stage, account);
  return new Map(stored.map((property) => [property.externalRef ?? property.id, property]));
}

/** Whether its gallery has arrived, or it has none. */
export const hasGallery = ({ photoSync }: StoredProperty): boolean =>
  photoSync === null || photoSync.state === "DONE";

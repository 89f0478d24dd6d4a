import type { Links } from "../../call-context.ts";

/** The parts of a stored photo's address. */
export interface OwnPhoto {
  readonly accountId: string;
  readonly hash: string;
  readonly extension: string;
  /** The address as the service itself writes it. */
  readonly url: string;
}

const PATH = /^\/photos\/(acc-[0-9a-z]{16})\/([0-9a-f]{64})\.([a-z]{3,4})(?=$|[?#])/;

/** The photo that an address names, if it is one of this service's photos, stored or not. */
export const ownPhotoOf = (url: string, { publicUrl }: Links): OwnPhoto | null => {
  if (!url.startsWith(publicUrl)) return null;
  const [path, accountId, hash, extension] = PATH.exec(url.slice(publicUrl.length)) ?? [];
  if (accountId === undefined || hash === undefined || extension === undefined) return null;
  return { accountId, hash, extension, url: publicUrl + path };
};

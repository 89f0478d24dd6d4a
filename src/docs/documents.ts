import type { Settings } from "../env.ts";
import { assistantLinks } from "../lib/assistant-links.ts";
import type { Language } from "../lib/language.ts";
import type { Assets } from "../ports/assets.ts";

export const CONTRACT_VERSION = "1.0.0";

/** Placeholder for the deployment's address in built documents. */
export const PLACEHOLDER = "https://public-url.invalid";

/** `calls` is `v1` without its webhooks. */
type DocumentName = "v1" | "calls" | "backoffice" | "sandbox" | "uploads";

/** The file of a document among the assets. */
export const fileOf = (name: DocumentName, language: Language, form: "json" | "yaml" = "json"): string =>
  `${name}.${language}.${form}`;

/** Files served as they are: too large to be searched, and without an address of the deployment. */
const SERVED_UNCHANGED = /^docs\/assets\/|\.zip$/;

/** Cursor takes its settings in base64, in which no placeholder can be replaced. */
const CURSOR_SETTINGS = `config=${PLACEHOLDER}/mcp`;

const withUrl = (text: string, publicUrl: string): string => {
  const settings = assistantLinks(`${publicUrl}/mcp`).cursor.split("&").at(-1)!;
  return text.replaceAll(CURSOR_SETTINGS, settings).replaceAll(PLACEHOLDER, publicUrl);
};

export interface AssetAnswer {
  readonly body: string | ReadableStream | null;
  /** Identifies these bytes in this deployment. */
  readonly etag: string;
}

/** A file that the build has made, as this deployment serves it; null if there is none. */
export const readAsset = async (
  { assets, settings }: { readonly assets: Assets; readonly settings: Pick<Settings, "publicUrl"> },
  file: string,
): Promise<AssetAnswer | null> => {
  const answer = await assets.open(file);
  if (!answer.ok) return null;
  const hash = (answer.headers.get("ETag") ?? "").replaceAll(/^W\/|"/g, "");
  const etag = `"${hash}-${settings.publicUrl}"`;
  if (SERVED_UNCHANGED.test(file)) return { body: answer.body, etag };
  return { body: withUrl(await answer.text(), settings.publicUrl), etag };
};

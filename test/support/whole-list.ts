import type { Client, Json } from "./http.ts";

/** Reads a list from page to page, as its cursors lead. @returns the bodies of its pages */
export const pagesOf = async (api: Pick<Client, "get">, path: string): Promise<Json[]> => {
  const pages: Json[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const from: string = cursor && `${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
    const { status, body, text } = await api.get(path + from);
    if (status !== 200) throw new Error(text);
    pages.push(body);
    cursor = body.nextCursor;
  }
  return pages;
};

/** Reads a list to its end. @returns its rows */
export const wholeList = async (api: Pick<Client, "get">, path: string): Promise<Json[]> =>
  (await pagesOf(api, path)).flatMap(({ data }) => data);

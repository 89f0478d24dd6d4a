/** Enough for the 1,000 rows of a file. */
const MAX_PAGES = 10;

/** A page of one of the API's lists; the last page has no cursor. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** The newest rows of a list, read page by page, and the cursor of the rest. */
export const newestOf = async <T>(
  read: (query: Readonly<Record<string, string>>) => Promise<ListPage<T>>,
  most = MAX_PAGES,
): Promise<ListPage<T>> => {
  const data: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const next: ListPage<T> = await read({ limit: "100", ...(cursor !== null && { cursor }) });
    data.push(...next.data);
    cursor = next.nextCursor;
    if (cursor === null) break;
  }
  return { data, nextCursor: cursor };
};

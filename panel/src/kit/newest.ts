const PAGE = "100";
/** A file has the newest 1,000 rows. */
const MAX_PAGES = 10;

/** A page of a list of the API; null behind the last one. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** The newest things of a list, page by page, and where the rest begins. */
export const newestOf = async <T>(
  read: (query: Readonly<Record<string, string>>) => Promise<ListPage<T>>,
  most = MAX_PAGES,
): Promise<ListPage<T>> => {
  const data: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const next: ListPage<T> = await read({ limit: PAGE, ...(cursor !== null && { cursor }) });
    data.push(...next.data);
    cursor = next.nextCursor;
    if (cursor === null) break;
  }
  return { data, nextCursor: cursor };
};

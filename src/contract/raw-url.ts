/** Where the path of an absolute URL begins. */
const pathStart = (url: string): number => url.indexOf("/", url.indexOf("://") + 3);

/** The path as it was sent: the router must not decode what `parseInput` decodes once. */
export const rawPath = ({ url }: Request): string => {
  const start = pathStart(url);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
};

/** Making one costs as much as finding a route. */
const NO_QUERY: Readonly<URLSearchParams> = new URLSearchParams();

/** The query of a request. Its URL has been parsed by the platform: nobody parses it again to cut it in two. */
export const rawQuery = ({ url }: Request): Readonly<URLSearchParams> => {
  const start = url.indexOf("?", pathStart(url));
  return start < 0 ? NO_QUERY : new URLSearchParams(url.slice(start + 1));
};

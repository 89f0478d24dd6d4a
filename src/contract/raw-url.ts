/** Where the path of an absolute URL begins. */
const pathStart = (url: string): number => url.indexOf("/", url.indexOf("://") + 3);

/** The path as sent: the router must not decode what `parseInput` decodes once. */
export const rawPath = ({ url }: Request): string => {
  const start = pathStart(url);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
};

/** Creating one costs as much as routing. */
const NO_QUERY: Readonly<URLSearchParams> = new URLSearchParams();

/** The query of a request. The platform has parsed the URL, so it is only cut here. */
export const rawQuery = ({ url }: Request): Readonly<URLSearchParams> => {
  const start = url.indexOf("?", pathStart(url));
  return start < 0 ? NO_QUERY : new URLSearchParams(url.slice(start + 1));
};

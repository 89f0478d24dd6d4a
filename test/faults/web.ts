type Page = () => Response;

const pages = new Map<string, Page>();

/** An address outside answers with a page until the test ends. */
export const serve = (address: string, page: Page): void => {
  pages.set(address, page);
};

export const forgetPages = (): void => pages.clear();

/** What the outside answers: its page, or 204 as receivers do. */
export const outside = async (url: RequestInfo | URL): Promise<Response> =>
  pages.get(String(url))?.() ?? new Response(null, { status: 204 });

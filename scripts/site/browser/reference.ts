interface Configuration {
  readonly [option: string]: unknown;
}

interface Scalar {
  createApiReference(target: Element, configuration: Configuration): unknown;
}

{
  const place = document.querySelector<HTMLElement>("#reference")!;
  const notice = document.querySelector<HTMLElement>("#refused")!;
  const { contract = "", refused = "", details = "", deliveries = "" } = place.dataset;
  const { lang, dataset: theme } = document.documentElement;

  const send = window.fetch.bind(window);

  /** Only sandbox keys may be tried in a browser; any other call is answered here, and never sent. */
  const sendIfSandbox: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const isOurs = origin === location.origin;
    if (isOurs && pathname.startsWith("/docs/") && request.method === "GET") return send(request);
    const isSandbox = /^Bearer rea_test_/.test(request.headers.get("Authorization") ?? "");
    notice.hidden = isOurs && isSandbox;
    notice.textContent = notice.hidden ? "" : refused;
    if (notice.hidden) return send(new Request(request, { credentials: "omit" }));
    const headers = { "Content-Type": "application/problem+json" };
    return new Response(JSON.stringify({ status: 403, title: refused }), { status: 403, headers });
  };
  window.fetch = sendIfSandbox;

  const slugFor = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");

  /** The library's names for the values of frame.css. */
  const STYLE = `
    :root { --scalar-custom-header-height: var(--top); --scalar-font: inherit; }
    .light-mode, .dark-mode {
      --scalar-background-1: var(--paper);
      --scalar-background-2: var(--panel);
      --scalar-background-3: var(--line);
      --scalar-border-color: var(--line);
      --scalar-color-1: var(--ink);
      --scalar-color-2: var(--soft);
      --scalar-color-3: var(--soft);
      --scalar-color-accent: var(--accent);
      --scalar-sidebar-background-1: var(--paper);
      --scalar-sidebar-border-color: var(--line);
      --scalar-color-blue: var(--code-name);
      --scalar-color-green: var(--code-text);
      --scalar-color-orange: var(--code-number);
      --scalar-color-purple: var(--code-word);
      --scalar-color-red: var(--red);
      --scalar-color-yellow: var(--yellow);
    }
  `;

  /** The section of deliveries needs another name than the section that registers webhooks. */
  const navigation = { webhooks: deliveries };
  /** Replaces a text of the library that does not fit its box. */
  const apiClient = { authSelector: { selectedType: "Tipo: {type}" } };

  const configuration: Configuration = {
    customFetch: sendIfSandbox,
    hideSearch: true,
    servers: [{ url: `${location.origin}/v1` }],
    layout: "modern",
    theme: "default",
    customCss: STYLE,
    hiddenClients: true,
    localization:
      lang === "en"
        ? { locale: "en", translations: { navigation } }
        : { locale: "pt", translations: { navigation, apiClient } },
    // No request to another host, and nothing stored in the browser.
    telemetry: false,
    persistAuth: false,
    withDefaultFonts: false,
    proxyUrl: "",
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    hideDarkModeToggle: true,
    forceDarkModeState: theme.theme === "dark" ? "dark" : "light",
    documentDownloadType: "none",
    defaultOpenFirstTag: false,
    orderSchemaPropertiesBy: "preserve",
    // As the links of other pages expect them.
    generateTagSlug: ({ name = "" }) => slugFor(name),
    generateOperationSlug: ({ operationId = "" }) => operationId,
  };

  // The library reads the theme only once; afterward this follows the theme button.
  new MutationObserver(() => {
    const isDark = theme.theme === "dark";
    document.body.classList.toggle("dark-mode", isDark);
    document.body.classList.toggle("light-mode", !isDark);
  }).observe(document.documentElement, { attributeFilter: ["data-theme"] });

  /** Gives names and keyboard access to the library's elements that lack them. */
  const mend = (): void => {
    for (const button of place.querySelectorAll<HTMLElement>("button[aria-controls]:not([aria-label])")) {
      const isNamed = button.textContent?.trim() || button.hasAttribute("aria-labelledby");
      if (!isNamed) button.setAttribute("aria-label", details);
    }
    for (const button of place.querySelectorAll(".show-more[aria-label]"))
      button.removeAttribute("aria-label");
    for (const list of place.querySelectorAll<HTMLElement>(".endpoints")) list.tabIndex = 0;
  };

  // Runs before the next frame, so that no unmended element is ever shown.
  new MutationObserver(mend).observe(place, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-label"],
  });

  const draw = async (): Promise<void> => {
    const document = (await (await send(contract)).json()) as { info: Record<string, unknown> };
    // The library would make links without text of these.
    const { contact, license, ...info } = document.info;
    const { createApiReference } = (window as unknown as { Scalar: Scalar }).Scalar;
    createApiReference(place, { ...configuration, content: { ...document, info } });
  };
  void draw();
}

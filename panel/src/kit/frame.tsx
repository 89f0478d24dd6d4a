import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, isPart, type PanelContext, type Shell } from "../context.ts";
import { withLabels } from "../label-marks.ts";
import { assetOf } from "./assets.ts";
import { FRAME } from "./frame-texts.ts";
import { Help } from "./help.tsx";
import { Icon } from "./icon.tsx";
import { Toast } from "./toast.tsx";
import { TYPEFACE } from "./typeface.ts";

/** On a page below one of the navigation: the link back to it. */
const Crumb = ({ c, above }: { readonly c: PanelContext; readonly above: Shell["above"] }) =>
  above && (
    <a class="crumb" href={above.path}>
      <Icon name="arrow-left" />
      {c.get("t")(above.title)}
    </a>
  );

const Documentation = ({ c, docs }: { readonly c: PanelContext; readonly docs: string | undefined }) =>
  docs === undefined ? null : (
    <a class="to-docs" href={`${c.get("settings").apiUrl}/docs${docs}?lang=${c.get("language")}`}>
      <Icon name="book-open" />
      {c.get("t")(FRAME.documentation)}
    </a>
  );

interface PageParts {
  readonly c: PanelContext;
  readonly title: Sentence | string;
  /** For pages outside of an account that need more width than a form. */
  readonly isWide?: boolean;
  /** The main action, beside the heading. */
  readonly action?: Child;
  readonly children?: Child;
}

/** The part of a page that changes from one to the next. */
const Content = ({ c, title, action, children, shell }: PageParts & { readonly shell: Shell }) => (
  <>
    <Toast c={c} />
    <Crumb c={c} above={shell.above} />
    {shell.tabs}
    <div class="heading">
      <h1>{titleOf(c, title)}</h1>
      {action && <div class="row main-action">{action}</div>}
    </div>
    {children}
    <Documentation c={c} docs={shell.docs} />
  </>
);

const titleOf = (c: PanelContext, title: Sentence | string): string =>
  typeof title === "string" ? title : c.get("t")(title);

/** Settings of htmx: no styles of its own, and the browser's Back button reloads the page. */
const HTMX = JSON.stringify({ includeIndicatorCSS: false, history: "reload" });

const nameOf = (c: PanelContext, title: PageParts["title"], { product }: Shell): string =>
  `${titleOf(c, title)} · ${c.get("t")(product)}`;

const Head = ({ c, name }: { readonly c: PanelContext; readonly name: string }) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{name}</title>
    <meta name="color-scheme" content="light dark" />
    <meta name="htmx-config" content={HTMX} />
    <link rel="preload" href={TYPEFACE} as="font" type="font/woff2" crossorigin="" />
    <link rel="stylesheet" href={assetOf(c, "panel.css")} />
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
    <script type="module" src={assetOf(c, "panel.js")}></script>
  </head>
);

/** The frame of every page: skip link, bar, navigation, one heading. The shell has what differs by reader. */
export const Page = (parts: PageParts) => {
  const { c, title, isWide } = parts;
  const t = c.get("t");
  const theme = c.get("theme");
  const shell = c.get("shell")(c);
  const { side, pulse, shortcuts } = shell;
  const name = nameOf(c, title, shell);
  if (isPart(c))
    return (
      <>
        <head>
          <title>{name}</title>
        </head>
        <Content {...parts} shell={shell} />
      </>
    );
  return (
    <html lang={c.get("language")} {...(theme !== "system" && { "data-theme": theme })}>
      <Head c={c} name={name} />
      <body
        class={side ? "in-account" : isWide ? "alone wide" : "alone"}
        data-keyboard={c.get("keyboard")}
        {...(side && { "data-now": String(c.get("clock").now()) })}
        data-copy={t(FRAME.copy)}
        data-copied={t(FRAME.copied)}
      >
        <a class="skip" href="#main">
          {t(FRAME.skip)}
        </a>
        {shell.band}
        <header class="top">
          {shell.start}
          <span class="grow" />
          {shell.end}
        </header>
        {side}
        <main id="main" tabindex={-1}>
          <Content {...parts} shell={shell} />
        </main>
        {pulse && (
          <div id="pulse" hidden hx-get={pulse} hx-trigger="pulse" hx-target="#side" hx-swap="innerMorph" />
        )}
        <p id="said" class="unseen" role="status" />
        {shortcuts && <Help c={c} shortcuts={shortcuts} />}
      </body>
    </html>
  );
};

/** Answers with the page, or, to htmx, with its changing part and the address to show. */
export const show = (c: PanelContext, page: Child, status: ContentfulStatusCode = 200) => {
  const drawn = withLabels(`${page}`);
  if (!isPart(c)) return c.html(`<!doctype html>${drawn}`, status);
  const here = URL.parse(c.req.header("HX-Current-URL") ?? "");
  const address = addressWith(c);
  // A page outside the account is loaded whole.
  if (c.get("shell")(c).pulse === undefined) c.header("HX-Redirect", address);
  else if (here && here.pathname + here.search !== address) c.header("HX-Push-Url", address);
  return c.html(drawn, status);
};

import { describe, expect, it } from "vitest";
import { paired, versionsIn } from "../../scripts/site/changelog.ts";
import { guideOf } from "../../scripts/site/guide-text.ts";
import { render, resolveLink } from "../../scripts/site/markdown.ts";
import type { Page } from "../../scripts/site/page.ts";
import { PORTUGUESE } from "../../scripts/site/sdk-texts.ts";
import { twinOf } from "../../scripts/site/twin.ts";

const PLACE = { path: "/guides/webhooks", language: "en" } as const;

const shown = (markdown: string): string => render(markdown, PLACE).html;

const FENCE = "```";
const fenced = (language: string, code: string): string => `${FENCE}${language}\n${code}\n${FENCE}`;

describe("a page's text", () => {
  it("becomes markup, and its own markup becomes text", () => {
    const markup = shown('<script>alert(1)</script>\n\nA key <b onclick="x">is</b> `<API_KEY>`.');
    expect(markup).not.toMatch(/<script|<b /);
    expect(markup).toContain("<code>&lt;API_KEY&gt;</code>");
  });

  it("gives each heading its own anchor, without accents", () => {
    const { html, headings } = render("## Ação\n\nUm.\n\n## Ação\n\n### Já `não`\n\nDois.", PLACE);
    expect(headings.map(({ id, depth }) => [id, depth])).toEqual([
      ["acao", 2],
      ["acao-2", 2],
      ["ja-nao", 3],
    ]);
    expect(headings.map(({ words }) => words.trim())).toEqual(["Um.", "", "Dois."]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"><a href="#${id}">`);
  });

  it("has code blocks that are colored by classes and never by styles", () => {
    const markup = shown(fenced("python", "import os\nprint('<a>')"));
    expect(markup).toContain('<span class="hljs-keyword">import</span>');
    expect(markup).toContain("&lt;a&gt;");
    expect(markup).not.toContain("style=");
  });

  it("has tabs for one block in several languages, and none for a request and its answer", () => {
    const samples = [fenced("bash", "curl x"), fenced("ts", "x()"), fenced("go", "x()")].join("\n\n");
    expect(shown(samples).match(/<div class="codes">/g)).toHaveLength(1);
    expect(shown(samples).match(/data-name="(curl|TypeScript|Go)"/g)).toHaveLength(3);
    expect(shown(`${fenced("bash", "curl x")}\n\n${fenced("json", "{}")}`)).not.toContain('class="codes"');
    expect(shown(`${fenced("ts", "x()")}\n\n${fenced("ts", "y()")}`)).not.toContain('class="codes"');
  });

  it("has wide tables that can be scrolled with keys", () => {
    expect(shown("| a |\n|---|\n| b |")).toMatch(
      /<div class="scroll" tabindex="0"><table>[\s\S]*<th scope="col">a/,
    );
  });
});

const DIAGRAM = `flowchart TD
    accTitle: A "path"
    accDescr: A leads to B & ends.
    A --> B`;

describe("a diagram", () => {
  it("is drawn, and described to readers who do not see it", () => {
    const markup = shown(fenced("mermaid", DIAGRAM));
    expect(markup).toContain('<svg role="img" aria-label="A leads to B &amp; ends."');
    expect(markup).toContain("<figcaption>A &quot;path&quot;</figcaption>");
    expect(markup).toMatch(/data-from="A" data-to="B"/);
  });

  it("has neither styles nor addresses of its own, which a page's policy forbids", () => {
    expect(shown(fenced("mermaid", DIAGRAM))).not.toMatch(/<style| style=|@import|https:/);
  });

  it("shares no id with the page's other diagrams", () => {
    const both = `${fenced("mermaid", DIAGRAM)}\n\n${fenced("mermaid", DIAGRAM)}`;
    const ids = [...shown(both).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is refused without a title or a description", () => {
    const undescribed = DIAGRAM.replace(/\n.*accDescr.*/, "");
    expect(() => shown(fenced("mermaid", undescribed))).toThrow("accDescr");
  });

  it("stays Mermaid in the Markdown of its page", () => {
    const page: Page = {
      path: PLACE.path,
      title: "T",
      description: "D",
      section: "guides",
      markdown: fenced("mermaid", DIAGRAM),
    };
    expect(twinOf(page, "en")).toContain(DIAGRAM);
  });
});

const READMES = import.meta.glob<string>("../../sdks/{go,java,php,python,typescript}/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("an SDK's page", () => {
  it.each(Object.entries(READMES).map(([path, text]) => [path.split("/").at(-2)!, text]))(
    "of %s says in Portuguese what the README says",
    (id, readme) => {
      const points = readme.split(/^- /m).slice(1);
      const { before, after } = PORTUGUESE[id]!;
      expect(after).toHaveLength(points.length);
      const named = readme.replace(/^```[\s\S]*?^```$/m, "").match(/`[^`]+`/g) ?? [];
      const printed = [before, ...after].join();
      expect(named.filter((name) => !printed.includes(name))).toEqual([]);
    },
  );
});

describe("a link", () => {
  it.each([
    ["events", "/docs/guides/events?lang=en"],
    ["events#resume", "/docs/guides/events?lang=en#resume"],
    ["/docs", "/docs?lang=en"],
    ["/docs/erros/not-found", "/docs/erros/not-found?lang=en"],
    ["/docs/openapi.json", "/docs/openapi.json?lang=en"],
    ["#here", "#here"],
    ["https://www.rfc-editor.org/rfc/rfc9457", "https://www.rfc-editor.org/rfc/rfc9457"],
    ["mailto:a@example.com", "mailto:a@example.com"],
  ])("to %s keeps the language of its page", (href, address) => {
    expect(resolveLink(href, PLACE)).toBe(address);
  });
});

describe("a guide", () => {
  const TEXT = `---\ntitle: Eventos: o laço\ndescription: Siga.\norder: 2\nsection: Dados\n---\n\n# Eventos\n\n<!-- tabs -->\nLeia [isto](webhooks#b) em https://api.example.com/v1.\n`;

  it("takes its front matter and this deployment's addresses, and drops notes to its runner", () => {
    const { order, page } = guideOf(TEXT, "events");
    expect(order).toBe(2);
    expect(page).toEqual({
      path: "/guides/events",
      title: "Eventos: o laço",
      description: "Siga.",
      section: "guides",
      group: "Dados",
      markdown: "Leia [isto](webhooks#b) em https://public-url.invalid/v1.\n",
    });
    expect(guideOf(TEXT.replaceAll("\n", "\r\n"), "events").page).toEqual(page);
  });

  it("has the pictures in its language, all of one size", () => {
    const text = `${TEXT}\n![O laço](pictures/loop)\n`;
    const pictures = new Map([["loop", "/docs/assets/loop.webp"]]);
    const { page } = guideOf(text, "events", pictures);
    expect(shown(page.markdown)).toContain(
      '<img src="/docs/assets/loop.webp" alt="O laço" width="1280" height="800" loading="lazy" />',
    );
    expect(() => guideOf(text, "events")).toThrow("There is no picture loop in this language.");
  });

  it("is refused without front matter", () => {
    expect(() => guideOf("---\ntitle: A\n---\n\nB", "a")).toThrow(
      "The front matter of the guide a lacks: description, order",
    );
    expect(() => guideOf("B", "a")).toThrow("title, description, order");
  });

  it("is complete as Markdown: full addresses, unchanged code", () => {
    const markdown = `Leia [isto](webhooks#b), [tudo](/docs/reference#x), [o SDK](/docs/sdk/go/realestate.go).\n\n${fenced("md", "[não](isto)")}\n`;
    const page: Page = { path: "/guides/events", title: "E", description: "D.", section: "guides", markdown };
    const base = "https://public-url.invalid/docs";
    expect(twinOf(page, "pt-BR")).toBe(
      `# E\n\n> D.\n\nLeia [isto](${base}/guides/webhooks.md?lang=pt-BR#b), [tudo](${base}/reference.md?lang=pt-BR), [o SDK](${base}/sdk/go/realestate.go?lang=pt-BR).\n\n${fenced("md", "[não](isto)")}\n`,
    );
  });
});

describe("the changelog in Portuguese", () => {
  const english = versionsIn("## Next\n\nAdded\n\n- One.\n- Two.\n\nFixed\n\n- Three.\n\n## 1.0.0\n\nAll.");
  const portuguese = (text: string) => paired(english, versionsIn(text));

  it("has each entry at the place of the English one", () => {
    const [next, first] = portuguese(
      "## Próxima versão\n\nNovo\n\n- Um.\n- Dois.\n\nCorrigido\n\n- Três.\n\n## 1.0.0\n\nTudo.",
    );
    expect(next!.entries.map(({ kind, markdown }) => [kind, markdown])).toEqual([
      ["Added", "Um."],
      ["Added", "Dois."],
      ["Fixed", "Três."],
    ]);
    expect(next!.entries.map(({ id }) => id)).toEqual(english[0]!.entries.map(({ id }) => id));
    expect(first).toMatchObject({ version: "1.0.0", entries: [{ kind: null, markdown: "Tudo." }] });
  });

  it.each([
    ["an entry", "## Próxima versão\n\nNovo\n\n- Um.\n\nCorrigido\n\n- Três.\n\n## 1.0.0\n\nTudo."],
    ["a group", "## Próxima versão\n\nNovo\n\n- Um.\n- Dois.\n- Três.\n\n## 1.0.0\n\nTudo."],
    ["a version", "## Próxima versão\n\nNovo\n\n- Um.\n- Dois.\n\nCorrigido\n\n- Três."],
  ])("is not built if it lacks %s", (_, text) => {
    expect(() => portuguese(text)).toThrow(/CHANGELOG\.pt-BR\.md has different entries of/);
  });
});

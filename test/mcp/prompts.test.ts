import { describe, expect, it } from "vitest";
import { PROMPTS } from "../../src/mcp/prompts/prompts.ts";
import { toolNamed, writes } from "../../src/mcp/tools/tool.ts";
import { makeAccount, makeKey } from "../support/api.ts";
import { connect, ERAS, modernMessage, postMcp } from "../support/mcp.ts";

const NAMES = PROMPTS.map(({ name }) => name);
const READ_ONLY = PROMPTS.filter(({ tools }) => !tools.some((name) => writes(toolNamed(name)!)));
const NOTES = "Ana procura 3 quartos no Batel, até R$ 900 mil. {notes}";

describe("the prompts", () => {
  it("are sorted, and name in both languages exactly the tools and arguments that they need", () => {
    expect(NAMES).toEqual(NAMES.toSorted());
    expect(NAMES).toHaveLength(5);
    for (const { name, tools, arguments: own, text } of PROMPTS) {
      expect(
        tools.filter((tool) => !toolNamed(tool)),
        name,
      ).toEqual([]);
      for (const translation of Object.values(text)) {
        expect(new Set(translation.match(/\b[a-z]+(_[a-z]+)+\b/g)), name).toEqual(new Set(tools));
        expect([...translation.matchAll(/\{(\w+)\}/g)].map(([, arg]) => arg)).toEqual(Object.keys(own));
      }
    }
  });

  it("have no tool's name, because some clients offer both to the model as functions", () => {
    expect(NAMES.filter((name) => toolNamed(name))).toEqual([]);
  });

  it.each(ERAS)("are listed and given to a %s client in its language", async (era) => {
    const { key } = await makeAccount();
    for (const [language, title] of [
      ["en", "Start the day"],
      ["pt-BR", "Começar o dia"],
    ] as const) {
      const client = await connect(key, { era, headers: { "Accept-Language": language } });
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toEqual(NAMES);
      expect(prompts.map((one) => one.title)).toContain(title);
      const given = await client.getPrompt({ name: "register_client", arguments: { notes: NOTES } });
      const { role, content } = given.messages[0] as {
        role: string;
        content: { type: string; text: string };
      };
      expect(role).toBe("user");
      expect(content.text).toContain(`\n\n${NOTES}\n\n`);
      expect(content.text.startsWith(language === "en" ? "Register" : "Cadastre")).toBe(true);
      await client.close();
    }
  });

  it("that need a tool which the caller may not use are neither listed nor given", async () => {
    const { key, path } = await makeAccount();
    const few = await makeKey(path, { scopes: ["properties:read"] });
    const promptsFor = async (own: string, query = "") => {
      const client = await connect(own, { query });
      const { prompts } = await client.listPrompts();
      return { client, names: prompts.map(({ name }) => name) };
    };
    expect((await promptsFor(key, "?readonly=1")).names).toEqual(READ_ONLY.map(({ name }) => name));
    const { client, names } = await promptsFor(few.key);
    expect(names).toEqual(["review_portfolio"]);
    await expect(client.getPrompt({ name: "start_day" })).rejects.toThrow("Unknown prompt");
  });

  it("refuse an argument that is missing, unknown or too long, and an unknown name", async () => {
    const { key } = await makeAccount();
    const client = await connect(key);
    const get = (name: string, args: Record<string, string>) => client.getPrompt({ name, arguments: args });
    await expect(get("register_client", {})).rejects.toThrow("notes is missing");
    await expect(get("register_client", { notes: " " })).rejects.toThrow("notes is missing");
    await expect(get("register_client", { notes: "x", constructor: "y" })).rejects.toThrow(
      "Unknown argument",
    );
    await expect(get("register_client", { notes: "x".repeat(10_001) })).rejects.toThrow("more than 10000");
    await expect(get("toString", {})).rejects.toThrow("Unknown prompt");
  });

  it("must be named in the header too, as tools must", async () => {
    const { key } = await makeAccount();
    const { body, headers } = modernMessage(
      "prompts/get",
      { name: "start_day" },
      { name: "review_portfolio" },
    );
    expect(await postMcp(key, body, { headers })).toMatchObject({
      status: 400,
      body: { error: { code: -32_020 } },
    });
  });
});

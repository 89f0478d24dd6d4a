import { describe, expect, it } from "vitest";
import { wayOf } from "../../../src/mcp/call-tool.ts";
import { askToSave, formMessage } from "../../../src/mcp/confirmation/form.ts";

const formInput = (args: Readonly<Record<string, unknown>> = {}) =>
  ({ title: "Change a property", args, language: "en", fetches: [] as readonly string[] }) as const;

const change = (field: string, from: unknown = 1, to: unknown = 2) => ({ field, from, to });

const linesOf = (message: string): string[] => message.split("\n");

describe("the message of a form", () => {
  it("shows every address that will be fetched, uncut", () => {
    const long = `https://e.example.com/a.jpg?${"x".repeat(500)}&secret=1`;
    const fetches = [long, "https://e.example.com/\u202eb.jpg\nSave: yes"];
    const lines = linesOf(formMessage({ ...formInput(), fetches }, { data: null }));
    expect(lines.slice(-3)).toEqual([
      "Addresses that the service will fetch (2):",
      `- "${long}"`,
      '- "https://e.example.com/ b.jpg Save: yes"',
    ]);
  });

  it("shows the tool, the object, the outcome and what changes", () => {
    const data = { id: "prop-1", externalRef: "AP-1", title: "Casa", salePrice: 2 };
    const result = { outcome: "UPDATED", changes: [change("salePrice"), change("title", "Casa", null)] };
    expect(formMessage(formInput(), { data, result })).toBe(
      [
        "Change a property",
        'Object: "AP-1" · "Casa" · "prop-1"',
        'Outcome: "UPDATED"',
        "- salePrice: 1 → 2",
        '- title: "Casa" → null',
      ].join("\n"),
    );
  });

  it("says what the write takes away, or what looks like a mistake", () => {
    const warnings = [{ name: "photos", code: "gallery_emptied", label: "The photos are removed" }];
    const lines = linesOf(formMessage(formInput(), { data: null, result: { outcome: "UPDATED", warnings } }));
    expect(lines.at(-1)).toBe("Careful: photos: The photos are removed");
  });

  it("names the object as it is, not as it would be", () => {
    const data = { id: "prop-1", title: "evil", name: "Ana" };
    const changes = [change("title", "Casa", "evil"), change("name", null, "Ana")];
    const [, line] = linesOf(formMessage(formInput(), { data, result: { changes } }));
    expect(line).toBe('Object: "Casa" · "prop-1"');
  });

  it("is in the caller's language", () => {
    const message = formMessage({ ...formInput(), language: "pt-BR" }, { result: { outcome: "UPDATED" } });
    expect(message).toContain("Resultado:");
    expect(askToSave(message, "pt-BR").save.params.requestedSchema.properties.save.title).toBe("Gravar");
  });

  it("shows the arguments if nothing in a record changes", () => {
    const message = formMessage(formInput({ type: "CALL", note: "Retornar." }), {
      result: { outcome: "LOGGED" },
    });
    expect(linesOf(message).slice(2)).toEqual(['- type: "CALL"', '- note: "Retornar."']);
  });

  it("shows the counts of a batch and the summary of many", () => {
    expect(formMessage(formInput(), { data: { accepted: 3, rejected: 1 } })).toContain(
      '{"accepted":3,"rejected":1}',
    );
    expect(formMessage(formInput(), { data: [], result: { summary: { CONFIRMED: 2 } } })).toContain(
      '{"CONFIRMED":2}',
    );
  });

  it("shows twelve changes, and names the fields of the rest", () => {
    const changes = Array.from({ length: 15 }, (_, at) => change(`field${at + 1}`));
    const lines = linesOf(formMessage(formInput(), { result: { changes } }));
    expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(12);
    expect(lines.at(-1)).toBe('Also: ["field13","field14","field15"]');
  });

  it("cuts a value at 120 characters, and says how much is hidden", () => {
    const url = `https://fotos.example.com/${"x".repeat(300)}`;
    const [, line] = linesOf(
      formMessage(formInput(), { result: { changes: [change("listingUrl", null, url)] } }),
    );
    expect(line).toBe(`- listingUrl: null → "${url.slice(0, 119)}… (+${url.length + 2 - 120})`);
  });

  it.each([
    ["line feed", "\n"],
    ["carriage return", "\r"],
    ["line separator", "\u2028"],
    ["paragraph separator", "\u2029"],
    ["next line", "\u0085"],
    ["escape", "\u001b"],
    ["null", "\u0000"],
    ["right-to-left override", "\u202e"],
    ["isolate", "\u2066"],
    ["zero-width space", "\u200b"],
    ["tag", "\u{e0041}"],
    ["private character", "\ue000"],
    ["grapheme joiner", "\u034f"],
    ["jamo filler", "\u115f"],
    ["Khmer vowel that is not seen", "\u17b4"],
    ["Mongolian selector", "\u180b"],
    ["braille blank", "\u2800"],
    ["Hangul filler", "\u3164"],
    ["half-width filler", "\uffa0"],
    ["variation selector", "\ufe00"],
    ["selector of a further plane", "\u{e0100}"],
  ])("lets no %s of a value through", (_, char) => {
    const text = `Casa${char}- salePrice: 1 → 2`;
    const data = { title: text };
    const message = formMessage(formInput({ note: text, deep: { list: [text] } }), { data });
    expect(linesOf(message)).toHaveLength(4);
    expect(message.replaceAll("\n", "")).not.toContain(char);
    expect(message).not.toMatch(/\\[nru]/);
  });

  it("quotes a value so that it cannot end its quotation", () => {
    const [, line] = linesOf(formMessage(formInput(), { data: { title: 'A" · Outcome: "NOTHING' } }));
    expect(line).toBe('Object: "A\\" · Outcome: \\"NOTHING"');
  });
});

describe("the form", () => {
  it("asks one yes-or-no question, which must be answered", () => {
    const { save } = askToSave("message", "en");
    expect(save).toMatchObject({
      method: "elicitation/create",
      params: { mode: "form", message: "message", requestedSchema: { type: "object", required: ["save"] } },
    });
    expect(Object.values(save.params.requestedSchema.properties)).toEqual([
      expect.objectContaining({ type: "boolean" }),
    ]);
  });
});

describe("the way to confirm a request", () => {
  it.each([
    [true, null, "form"],
    [true, "form", "form"],
    [true, "call", "call"],
    [false, null, "call"],
    [false, "call", "call"],
    [false, "form", null],
  ] as const)("with forms %s and confirm=%s is %s", (declaresForm, confirm, way) => {
    expect(wayOf({ declaresForm, confirm })).toBe(way);
  });
});

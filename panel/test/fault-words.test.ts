import { expect, it } from "vitest";
import { ERRORS } from "../../src/errors/catalog.ts";
import { FAULTS } from "../../src/errors/faults.ts";
import { LANGUAGES } from "../../src/lib/language.ts";
import type { OperatorAnswer, PanelAnswer } from "../../src/ports/panel.ts";
import { OPERATOR_ROLES } from "../../src/vocabulary/operator-roles.ts";
import { makeAccount } from "../../test/support/api.ts";
import { FAULT_WORDS } from "../src/api/fault-texts.ts";
import { aFullAccount, type Things } from "./account/things.ts";
import { type Browser, enter, type Page } from "./browser.ts";
import { addressOf, formsBelow } from "./forms.ts";
import { aProvedOperator } from "./operator.ts";

/** Collects the names of members that the API finds fault with while the browser sends forms. */
const namesOf = (browser: Browser): Set<string> => {
  const names = new Set<string>();
  const api = browser.env.DASHBOARD_API;
  const note = (answer: PanelAnswer | OperatorAnswer) => {
    if (answer.kind === "refused")
      for (const { name } of answer.problem.invalidParams ?? []) names.add(name.replace(/[[.].*/, ""));
    return answer;
  };
  browser.env = {
    ...browser.env,
    DASHBOARD_API: {
      ...api,
      call: async (asked) => note(await api.call(asked)) as PanelAnswer,
      callAsOperator: async (asked) => note(await api.callAsOperator(asked)) as OperatorAnswer,
    },
  };
  return names;
};

/** What a page says about a sent form: above it, beside its fields, or as the page's only text. */
const saidIn = ({ text }: Page): string =>
  [
    ...text.matchAll(/<div class="notice bad" role="alert">([\s\S]*?)<\/div>/g),
    ...text.matchAll(/<p class="fault"[^>]*>([\s\S]*?)<\/p>/g),
    ...text.matchAll(/<p class="hint">([\s\S]*?)<\/p>/g),
    ...text.matchAll(/<h1>([\s\S]*?)<\/h1>/g),
  ]
    .map(([, said]) => said!.replace(/<code[\s\S]*?<\/code>/g, "").replace(/<[^>]*>/g, " "))
    .join("\n");

const faultsIn = ({ text }: Page): string =>
  [
    ...text.matchAll(/<div class="notice bad" role="alert">([\s\S]*?)<\/div>/g),
    ...text.matchAll(/<p class="fault"[^>]*>([\s\S]*?)<\/p>/g),
  ]
    .map(([, said]) => said!.replace(/<[^>]*>/g, " "))
    .join("\n");

/** Names as programs write them: camelCase, snake_case, CONSTANTS, a list's item; and leftover label marks. */
const CODE = /\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z_]+\b|\b[A-Z]{2,}_[A-Z_]+\b|\w\[\d+\]|[\uE000-\uE002]/;
/** Words of states that are written in capitals. */
const STATES =
  /\b(ACTIVE|INACTIVE|PENDING|DENIED|PILOT|STANDARD|SCALE|WON|LOST|ACCEPTED|DECLINED|NEW|SOLD|RENTED|OWNER|MANAGER|BROKER|DEVELOPER|KEEP|TAKE|VENDA|LOCACAO)\b/;
/** Members whose name is also the Portuguese word for the field. */
const SAME_WORD: ReadonlySet<string> = new Set(["status", "area"]);

const WRONG = ["", "typed?", "x".repeat(3_000)];

/** The fields of a page's forms for an address, each with the given wrong value. */
const filledWith = (html: string, address: string, value: string): Record<string, string> => {
  const forms = html.split("<form ").filter((form) => form.startsWith(`method="post" action="${address}"`));
  const names = forms.flatMap((form) => [...form.split("</form>")[0]!.matchAll(/ name="(\/[^"]*)"/g)]);
  return Object.fromEntries(names.map(([, name]) => [name!, value]));
};

/** The API's names that a Portuguese text contains as words. */
const namedIn = (text: string, names: ReadonlySet<string>): string[] =>
  [...names].filter(
    (name) => name !== "" && !SAME_WORD.has(name) && new RegExp(`(^|[\\s“])${name}([\\s.:,”]|$)`).test(text),
  );

interface Sender {
  readonly browser: Browser;
  readonly base: string;
  readonly things: Things;
}

const expectWords = async ({ browser, base, things }: Sender, pattern: string): Promise<number> => {
  const names = namesOf(browser);
  const address = base + addressOf(pattern, things);
  const shown = await browser.get(address.replace(/\/(accept|answer|status|state|active)$/, ""));
  let faults = 0;
  for (const language of LANGUAGES) {
    browser.language = language;
    for (const value of WRONG) {
      const sent = { ...filledWith(shown.text, address, value), once: crypto.randomUUID() };
      const page = await browser.post(address, sent);
      const said = saidIn(page);
      const where = [pattern, language, value.slice(0, 8)];
      expect([...where, said.match(CODE)?.[0], said.match(STATES)?.[0]]).toEqual([
        ...where,
        undefined,
        undefined,
      ]);
      const inFaults = faultsIn(page);
      if (inFaults !== "") faults += 1;
      const named = language === "pt-BR" ? namedIn(inFaults, names) : [];
      expect([...where, named]).toEqual([...where, []]);
    }
  }
  browser.language = "pt-BR";
  return faults;
};

it("has words of its own for each kind of fault", () => {
  expect(Object.keys(FAULT_WORDS).sort()).toEqual(Object.keys(FAULTS).sort());
  expect(Object.keys(ERRORS).length).toBeGreaterThan(0);
});

/** Forms that end or remove something: sent last, because the others may need it. */
const ENDING = /\/(trash|purge|delete|remove|revoke|end|accept|restore|status|active|state|release)$/;

const lastEnding = (patterns: readonly string[]): string[] => [
  ...patterns.filter((pattern) => !ENDING.test(pattern)),
  ...patterns.filter((pattern) => ENDING.test(pattern)),
];

it("refuses each form of the dashboard, empty or wrongly filled in, in the words of its page", async () => {
  const { account, things } = await aFullAccount();
  let faults = 0;
  for (const pattern of lastEnding(formsBelow("/a/:accountId")))
    faults += await expectWords({ ...(await enter(account)), things }, pattern);
  expect(faults).toBeGreaterThan(60);
});

it("refuses each form of the console, empty or wrongly filled in, in the words of its page", async () => {
  const { accountId } = await makeAccount();
  const browser = await aProvedOperator(...OPERATOR_ROLES);
  const sender = { browser, base: "/operator", things: { accountId } };
  let faults = 0;
  for (const pattern of formsBelow("/operator").filter((one) => !one.startsWith("/prove")))
    faults += await expectWords(sender, pattern);
  expect(faults).toBeGreaterThan(30);
});

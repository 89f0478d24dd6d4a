import { expect, it } from "vitest";
import { markOf, withLabels } from "../../src/marks.ts";

const form = '<label for="f-name">Nome</label><fieldset class="field" id="f-kinds"><legend>Tipos</legend>';

it("gives a fault above a form the label of its field, which leads there", () => {
  const html = `<li>${markOf("/name")}: Falta preencher.</li>${form}`;
  expect(withLabels(html)).toBe(`<li><a href="#f-name">Nome</a>: falta preencher.</li>${form}`);
});

it("takes the label of what holds an item of a list", () => {
  expect(withLabels(`${markOf("/kinds/2")}: Não vale.${form}`)).toContain(
    '<a href="#f-kinds">Tipos</a>: não vale.',
  );
});

it("leaves a capital that is no word's, and a sentence whose field is not there", () => {
  expect(withLabels(`${markOf("/name")}: CRM.${form}`)).toContain(": CRM.");
  expect(withLabels(`${markOf("/other")}: Falta preencher.`)).toBe("Falta preencher.");
});

it("names another field inside of a sentence, or in general words", () => {
  expect(withLabels(`menor que ${markOf("/name", "outro campo")}.${form}`)).toContain("menor que “Nome”.");
  expect(withLabels(`menor que ${markOf("/x", "outro campo")}.`)).toBe("menor que outro campo.");
});

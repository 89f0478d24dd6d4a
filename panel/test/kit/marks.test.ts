import { expect, it } from "vitest";
import { labelMark, withLabels } from "../../src/label-marks.ts";

const form = '<label for="f-name">Nome</label><fieldset class="field" id="f-kinds"><legend>Tipos</legend>';

it("gives a fault above a form the label of its field, as a link to it", () => {
  const html = `<li>${labelMark("/name")}: Falta preencher.</li>${form}`;
  expect(withLabels(html)).toBe(`<li><a href="#f-name">Nome</a>: falta preencher.</li>${form}`);
});

it("gives a list's item the label of the list", () => {
  expect(withLabels(`${labelMark("/kinds/2")}: Não vale.${form}`)).toContain(
    '<a href="#f-kinds">Tipos</a>: não vale.',
  );
});

it("keeps the capitals of an abbreviation, and a sentence whose field is not on the page", () => {
  expect(withLabels(`${labelMark("/name")}: CRM.${form}`)).toContain(": CRM.");
  expect(withLabels(`${labelMark("/other")}: Falta preencher.`)).toBe("Falta preencher.");
});

it("names another field inside of a sentence, or in general words", () => {
  expect(withLabels(`menor que ${labelMark("/name", "outro campo")}.${form}`)).toContain("menor que “Nome”.");
  expect(withLabels(`menor que ${labelMark("/x", "outro campo")}.`)).toBe("menor que outro campo.");
});

const MARKS = ["\uE000", "\uE001", "\uE002"] as const;

it("never takes what somebody has written for a mark", () => {
  const [start, middle, end] = MARKS;
  const [before, after] = labelMark("/name").split("/name") as [string, string];
  for (const html of [
    `<td>${start}</td><td>${middle}${end}</td>${form}`,
    `<td title="${start}">${start}/name${middle}${end}</td>${form}`,
    `<td>${start}/name${middle}other${end}: Foo</td>${form}`,
    `<td>${after}</td>${form}`,
  ]) {
    expect(withLabels(html)).toBe(html);
    const fault = `<li>${labelMark("/name")}: Falta preencher.</li>`;
    expect(withLabels(fault + html)).toBe(`<li><a href="#f-name">Nome</a>: falta preencher.</li>${html}`);
  }
  expect(before).toMatch(/^\uE000.{36}$/);
});

it("ends a mark at a tag, at the end of an attribute and at the next mark", () => {
  const [open] = labelMark("/name").split("/name") as [string];
  for (const cut of [`${open}<b>`, `title="${open}"`, `${open}${MARKS[1]}<b>`, `${open}${MARKS[1]}"`])
    expect(withLabels(`${cut}${labelMark("/name")}${form}`)).toBe(`${cut}“Nome”${form}`);
});

it("names a field whose name contains the characters of a mark", () => {
  expect(withLabels(`${labelMark(`/na${MARKS.join("")}me`)}: Falta preencher.${form}`)).toContain(
    ">Nome</a>",
  );
});

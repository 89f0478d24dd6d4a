import { fold } from "../../lib/text.ts";

// The first two digits of a city's IBGE code identify its state.
const STATES: readonly (readonly [ibgePrefix: string, uf: string, name: string])[] = [
  ["12", "AC", "Acre"],
  ["27", "AL", "Alagoas"],
  ["13", "AM", "Amazonas"],
  ["16", "AP", "Amapá"],
  ["29", "BA", "Bahia"],
  ["23", "CE", "Ceará"],
  ["53", "DF", "Distrito Federal"],
  ["32", "ES", "Espírito Santo"],
  ["52", "GO", "Goiás"],
  ["21", "MA", "Maranhão"],
  ["31", "MG", "Minas Gerais"],
  ["50", "MS", "Mato Grosso do Sul"],
  ["51", "MT", "Mato Grosso"],
  ["15", "PA", "Pará"],
  ["25", "PB", "Paraíba"],
  ["26", "PE", "Pernambuco"],
  ["22", "PI", "Piauí"],
  ["41", "PR", "Paraná"],
  ["33", "RJ", "Rio de Janeiro"],
  ["24", "RN", "Rio Grande do Norte"],
  ["11", "RO", "Rondônia"],
  ["14", "RR", "Roraima"],
  ["43", "RS", "Rio Grande do Sul"],
  ["42", "SC", "Santa Catarina"],
  ["28", "SE", "Sergipe"],
  ["35", "SP", "São Paulo"],
  ["17", "TO", "Tocantins"],
];

/** The 27 state codes, in alphabetical order. */
export const UFS: readonly string[] = STATES.map(([, uf]) => uf);

const ufByPrefix = new Map(STATES.map(([prefix, uf]) => [prefix, uf]));
const ufByText = new Map(
  STATES.flatMap(([, uf, name]) => [[fold(uf), uf] as const, [fold(name), uf] as const]),
);
const foldedNames = new Map(STATES.map(([, uf, name]) => [uf, fold(name)]));

/** The state code for a code or a state name, in any case, with or without accents. */
export function ufOf(text: string): string | undefined {
  return ufByText.get(fold(text));
}

export function ufOfCityId(cityId: string): string | undefined {
  return ufByPrefix.get(cityId.slice(0, 2));
}

/** Folded city text without a trailing state: "goiania go" and "goiania goias" give "goiania". */
export function withoutState(folded: string, uf: string): string {
  const tail = [uf.toLowerCase(), foldedNames.get(uf)].find((state) => folded.endsWith(` ${state}`));
  return tail === undefined ? folded : folded.slice(0, -tail.length - 1);
}

import { describe, expect, it } from "vitest";
import { readFeed } from "./read-text.ts";

const homes = (name: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<${name}><CodigoImovel>${at + 1}</CodigoImovel><Tipo>Casa</Tipo><PrecoVenda>400000</PrecoVenda>
       <Quartos>3</Quartos><UF>PR</UF><Cidade>Curitiba</Cidade></${name}>`,
  ).join("");

const refsOf = async (xml: string): Promise<readonly (string | null)[]> =>
  (await readFeed(xml)).listings.map(({ ref }) => ref);

describe("the listings of a feed", () => {
  it.each([
    ["Imovel", 3],
    ["Imovel", 1],
    ["Casa", 3],
    ["Casa", 1],
  ])("are its <%s>, %i of them, in the element of their agency", async (name, count) => {
    const agency = `<Cliente><Codigo>77</Codigo><Cidade>Curitiba</Cidade><Imoveis>${homes(name, count)}</Imoveis></Cliente>`;
    expect(await refsOf(`<Carga>${agency}</Carga>`)).toEqual(["1", "2", "3"].slice(0, count));
  });

  it("are in the branch whose attributes say so", async () => {
    expect(
      await refsOf(`<Carga><Loja codigo="7" cidade="Curitiba">${homes("Imovel", 2)}</Loja></Carga>`),
    ).toEqual(["1", "2"]);
  });

  it("do not include the condominiums before them", async () => {
    const condominium = `<Condominio><Codigo>C1</Codigo><Tipo>Casa de condomínio</Tipo><AreaTotal>9000</AreaTotal>
      <Cidade>Itu</Cidade></Condominio>`;
    for (const name of ["Imovel", "Casa"])
      expect(
        await refsOf(
          `<Carga><Condominios>${condominium}${condominium}</Condominios><Imoveis>${homes(name, 2)}</Imoveis></Carga>`,
        ),
      ).toEqual(["1", "2"]);
  });
});

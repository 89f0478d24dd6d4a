import { describe, expect, it } from "vitest";
import { dashboard } from "../../support/dashboard.ts";
import { endSyncs, type FeedStage, feedStage } from "../../support/feed-stage.ts";
import type { Json } from "../../support/http.ts";

endSyncs();

/** A home is known by its street, with which its own price has to be shown. */
interface Home {
  readonly at: number;
  readonly code: string;
  readonly rent?: boolean;
}

const priceOf = ({ at, rent = false }: Home): number => (rent ? 2_000 : 400_000) + at;
const streetOf = (at: number): string => `Rua ${at} de Julho`;
const photoOf = (at: number): string => `https://fotos.agencia.com.br/casa${at}/sala.jpg`;

const zap = (homes: readonly Home[]): string =>
  `<?xml version="1.0"?><Carga><Imoveis>${homes
    .map(
      (home) => `<Imovel><CodigoImovel>${home.code}</CodigoImovel><TipoImovel>Casa</TipoImovel>
        <UF>SP</UF><Cidade>Santos</Cidade><Bairro>Gonzaga</Bairro><Endereco>${streetOf(home.at)}</Endereco><Numero>9</Numero>
        <AreaUtil>${80 + home.at}</AreaUtil><${home.rent ? "PrecoLocacao" : "PrecoVenda"}>${priceOf(home)}</${home.rent ? "PrecoLocacao" : "PrecoVenda"}>
        <Fotos><Foto><URLArquivo>${photoOf(home.at)}</URLArquivo></Foto></Fotos></Imovel>`,
    )
    .join("")}</Imoveis></Carga>`;

const openNavent = (homes: readonly Home[]): string =>
  `<?xml version="1.0"?><OpenNavent><Imoveis>${homes
    .map(
      (
        home,
      ) => `<Imovel><codigoAnuncio>${home.code}</codigoAnuncio><tipoPropriedade><idTipo>1</idTipo></tipoPropriedade>
        <precos><preco><quantidade>${priceOf(home)}</quantidade><moeda>BRL</moeda><operacao>VENTA</operacao></preco></precos>
        <localizacao><endereco>${streetOf(home.at)}</endereco><localidade>Gonzaga,Santos,SP,Brasil</localidade></localizacao>
        <multimidia><imagens><imagem><urlImagem>${photoOf(home.at)}</urlImagem></imagem></imagens></multimidia></Imovel>`,
    )
    .join("")}</Imoveis></OpenNavent>`;

const chaves = (homes: readonly Home[]): string =>
  `<?xml version="1.0"?><Document><imoveis>${homes
    .map(
      (
        home,
      ) => `<imovel><referencia>${home.code}</referencia><transacao>V</transacao><tipo>Casa</tipo><valor>${priceOf(home)}</valor>
        <estado>SP</estado><cidade>Santos</cidade><bairro>Gonzaga</bairro><endereco>${streetOf(home.at)}</endereco>
        <fotos_imovel><foto><url>${photoOf(home.at)}</url></foto></fotos_imovel></imovel>`,
    )
    .join("")}</imoveis></Document>`;

const homesOf = (count: number, codeOf: (at: number) => string): Home[] =>
  Array.from({ length: count }, (_, at) => ({ at: at + 1, code: codeOf(at + 1) }));

/** Whether each property has the price of the house that it shows, or one that a person gave to that house. */
const expectOwnPrices = async ({ api }: FeedStage, given: Readonly<Record<string, number>> = {}) => {
  const { data } = (await api.get("/properties?limit=100")).body;
  for (const { address, salePrice, rentPrice, externalRef } of data as Json[]) {
    const at = Number(/\d+/.exec(address.street)?.[0]);
    const own = [400_000 + at, 2_000 + at, given[address.street]].filter(Boolean);
    expect(own, `${externalRef}: ${address.street}`).toContain(salePrice ?? rentPrice);
  }
  return (data as Json[]).length;
};

describe("no sync moves a price to another house", () => {
  it("where rows of a ZAP feed are renumbered after two sales", async () => {
    const stage = await feedStage();
    expect(await stage.sync(zap(homesOf(9, String)))).toMatchObject({ status: "OK", counts: { created: 9 } });
    expect(
      await stage.sync(zap(homesOf(7, String).map(({ at, code }) => ({ at: at + 2, code })))),
    ).toMatchObject({ status: "HELD" });
    expect(await expectOwnPrices(stage)).toBe(9);
  });

  it("where a portfolio of Chaves na Mão comes back under new codes", async () => {
    const stage = await feedStage();
    await stage.sync(chaves(homesOf(8, (at) => `CS${at}`)));
    const { id } = await stage.property("CS3");
    await dashboard(stage, id).edit({ salePrice: 777_000 });
    expect(await stage.sync(chaves(homesOf(8, (at) => `NV-${100 - at}`)))).toMatchObject({ status: "HELD" });
    expect(await expectOwnPrices(stage, { [streetOf(3)]: 777_000 })).toBe(8);
  });

  it("where one code of OpenNavent is used for another house, whose edits stay with the one before", async () => {
    const stage = await feedStage();
    const homes = homesOf(8, (at) => `N${at}`);
    await stage.sync(openNavent(homes));
    await dashboard(stage, (await stage.property("N5")).id).edit({ salePrice: 777_000 });
    const { status, lastReport } = await stage.sync(
      openNavent(homes.map((home) => (home.code === "N5" ? { ...home, at: 50 } : home))),
    );
    expect([status, lastReport.reasons]).toEqual(["OK", { other_property: 1 }]);
    expect(await stage.property("N5")).toMatchObject({ salePrice: 400_050 });
    expect(await expectOwnPrices(stage)).toBe(8);
  });

  it("where a home has a code for its sale and one for its rent, and they change places", async () => {
    const stage = await feedStage();
    const others = homesOf(6, (at) => `C${at}`);
    const both = (sale: string, rent: string): Home[] => [
      { at: 9, code: sale },
      { at: 9, code: rent, rent: true },
    ];
    const { lastReport } = await stage.sync(zap([...others, ...both("C9-V", "C9-L")]));
    expect(lastReport.reasons).toEqual({ double: 1 });
    expect(await stage.sync(zap([...others, ...both("C9-L", "C9-V")]))).toMatchObject({ status: "OK" });
    expect(await stage.property("C9-L")).toMatchObject({ salePrice: 400_009, rentPrice: null });
    expect(await stage.property("C9-V")).toMatchObject({ salePrice: null, rentPrice: 2_009 });
    expect(await expectOwnPrices(stage)).toBe(8);
  });
});

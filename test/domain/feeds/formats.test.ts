import { describe, expect, it } from "vitest";
import { statusMessage, unexpectedAnswerFault } from "../../../src/domain/feeds/sentences.ts";
import { forAll } from "../../fuzz/for-all.ts";
import { shapedFeeds } from "./feed-shapes.ts";
import { fixture } from "./fixtures.ts";
import { feedOf, listingXml, readFeed } from "./read-text.ts";

const RUNS = 400;

describe("a feed of any shape", () => {
  it("is read by its meaning, wherever and however each element is written", () =>
    forAll(shapedFeeds, RUNS, async ({ format, truth, xml }) => {
      const read = await readFeed(xml);
      expect(read).toMatchObject({ ending: "COMPLETE", format: { connector: format.connector } });
      const [mapped] = read.listings;
      expect(mapped, xml).toMatchObject({ ref: truth.ref, remarks: { missing: [], unknown: [] } });
      const { address, ...input } = (mapped as { input: object } & typeof mapped).input as unknown as Record<
        string,
        unknown
      >;
      const { ref: _, neighborhood, street, number, ...others } = truth;
      expect(input, xml).toMatchObject(others);
      expect(address, xml).toMatchObject({ city: { name: "Campinas" }, neighborhood, street, number });
    }));
});

describe("a ZAP feed", () => {
  it("becomes the properties it describes", async () => {
    const { format, listings } = await readFeed(fixture("10-zap.xml"));
    expect(format?.connector).toBe("ZAP");
    expect(listings).toMatchObject([
      {
        ref: "AP0101",
        input: {
          title: "Apartamento com varanda",
          description: "Sol da manhã.\nLazer completo.",
          type: "APARTAMENTO",
          purposes: ["VENDA"],
          salePrice: 640_000,
          area: 72,
          bedrooms: 3,
          parkingSpots: 2,
          amenities: ["Piscina"],
          address: { city: { name: "Campinas" }, street: "Rua dos Ipês", number: "120" },
          photos: ["https://fotos.exemplo.com.br/ap0101/1.jpg", "https://fotos.exemplo.com.br/ap0101/2.jpg"],
        },
      },
      { ref: "CO0102", input: { type: "COBERTURA", salePrice: 1_850_000, rentPrice: 8_500 } },
      {
        ref: "TE0103",
        input: {
          type: "TERRENO_CONDOMINIO",
          area: 450,
          address: { neighborhood: "Sousas", street: "Alameda das Acácias", number: undefined },
          photos: ["https://fotos.exemplo.com.br/te0103/1.jpg"],
        },
      },
      {
        ref: "SA0104",
        input: { type: "SALA_COMERCIAL", purposes: ["LOCACAO"], rentPrice: 2_500, area: 45.5 },
      },
      {
        ref: "CA0105",
        fault: "INCOMPLETE",
        remarks: {
          missing: ["salePrice"],
          remarks: [
            { code: "price_on_request", field: "salePrice" },
            { code: "season_price", field: "rentPrice" },
          ],
        },
      },
    ]);
  });

  it("reports whatever the account does not keep", async () => {
    const [first] = (await readFeed(fixture("10-zap.xml"))).listings;
    expect([...(first as { notRead: ReadonlySet<string> }).notRead]).toEqual(["condominiumFee", "areatotal"]);
  });

  const zap = async (xml: string, root = "Carga") => {
    const text = `<${root}><Imoveis><Imovel><CodigoImovel>A1</CodigoImovel><UF>SP</UF><Cidade>Campinas</Cidade>${xml}</Imovel></Imoveis></${root}>`;
    return (await readFeed(text)).listings[0] as unknown as {
      readonly input: Record<string, unknown>;
      readonly fault?: string;
    };
  };

  it.each([
    ["Apartamento", "Apartamento Padrão", "Padrão", "APARTAMENTO"],
    ["Apartamento", "Padrão", "Duplex", "APARTAMENTO"],
    ["Apartamento", "Apartamento Padrão", "Cobertura Tríplex", "COBERTURA"],
    ["Casa", "Casa Padrão", "Sobrado/Duplex", "CASA_RUA"],
    ["Flat/Aparthotel", "Flat", "Dentro do Pool", "FLAT"],
    ["Comercial/Industrial", "Loja de Shopping/Centro Comercial", "Padrão", "LOJA_PONTO"],
    ["Comercial/Industrial", "Box/Garagem", "Padrão", undefined],
    ["Rural", "Fazenda", "Padrão", "FAZENDA"],
    ["Cobertura", "Cobertura", "Venda", "COBERTURA"],
    ["Residencial", "Kitchenette/Conjugados", "", "STUDIO"],
  ])("of type %s, %s, %s is %s", async (type, subtype, category, expected) => {
    const xml = `<TipoImovel>${type}</TipoImovel><SubTipoImovel>${subtype}</SubTipoImovel><CategoriaImovel>${category}</CategoriaImovel><PrecoVenda>450000</PrecoVenda>`;
    expect((await zap(xml)).input.type).toBe(expected);
  });

  it.each([
    ["<PrecoVenda>450000</PrecoVenda><PrecoLocacao>0</PrecoLocacao>", [450_000, null]],
    ["<PrecoVenda>1</PrecoVenda><PrecoLocacao>2.300,00</PrecoLocacao>", [null, 2_300]],
    ["<Valor><Preco>1800</Preco></Valor><Finalidade>Locação</Finalidade>", [null, 1_800]],
    ["<Valor><Preco>450000</Preco></Valor><Finalidade>Venda</Finalidade>", [450_000, null]],
    ["<Venda>0</Venda><Valorvenda>450000</Valorvenda><Valorlocacao>1900</Valorlocacao>", [null, 1_900]],
  ])("with %s is offered at %j", async (xml, [salePrice, rentPrice]) => {
    const { input } = await zap(`<TipoImovel>Casa</TipoImovel>${xml}`);
    expect([input.salePrice, input.rentPrice]).toEqual([salePrice, rentPrice]);
  });

  it("may have any outermost element, and may measure land in hectares", async () => {
    const xml =
      "<TipoImovel>Rural</TipoImovel><PrecoVenda>900000</PrecoVenda><AreaTotal>2,5</AreaTotal><UnidadeMetrica>ha</UnidadeMetrica>";
    expect((await zap(xml, "exportacao")).input.area).toBe(25_000);
  });

  it("keeps owners' and brokers' data out of what it reports", async () => {
    const xml =
      "<TipoImovel>Casa</TipoImovel><PrecoVenda>450000</PrecoVenda><NomeProprietario>Ana</NomeProprietario><corretor><nome>Rui</nome><foto>https://f.exemplo.com.br/rui.jpg</foto></corretor>";
    const mapped = await zap(xml);
    expect(
      JSON.stringify({ ...mapped, notRead: [...(mapped as never as { notRead: Set<string> }).notRead] }),
    ).not.toMatch(/Ana|Rui|rui|proprietario|corretor/);
  });
});

describe("a feed of another portal", () => {
  it("is read if it is OpenNavent", async () => {
    const { format, listings } = await readFeed(fixture("11-opennavent.xml"));
    expect(format?.connector).toBe("OPENNAVENT");
    expect(listings).toMatchObject([
      {
        ref: "ON-201",
        input: {
          type: "COBERTURA",
          purposes: ["VENDA", "LOCACAO"],
          salePrice: 890_000,
          rentPrice: 4_200,
          bedrooms: 3,
          area: 130,
          address: {
            city: { name: "São Paulo" },
            neighborhood: "Santana",
            street: "Rua do Modelo",
            number: "55",
          },
          photos: ["https://fotos.exemplo.com.br/on201/1.jpg", "https://fotos.exemplo.com.br/on201/2.jpg"],
        },
      },
      { ref: "ON-202", fault: "INCOMPLETE", remarks: { missing: ["address.city"] } },
    ]);
  });

  it("is read if it is Chaves na Mão", async () => {
    const { format, listings } = await readFeed(fixture("12-chaves-na-mao.xml"));
    expect(format?.connector).toBe("CHAVES_NA_MAO");
    expect(listings).toMatchObject([
      {
        ref: "CM-301",
        input: {
          type: "CASA_CONDOMINIO",
          salePrice: 735_000,
          rentPrice: 3_900,
          area: 142,
          bathrooms: 3,
          amenities: ["Playground", "Churrasqueira", "Aceita animais"],
        },
      },
      { ref: "CM-302", input: { type: "SALA_COMERCIAL", purposes: ["LOCACAO"], rentPrice: 1_850 } },
    ]);
  });

  it.each([
    ["Trovit", "<trovit><ad><id>1</id><title>Casa</title></ad></trovit>"],
    ["OLX", "<ads><ad><id>O1</id><category>1020</category></ad></ads>"],
    ["Meta (home listings)", "<listings><listing><home_listing_id>1</home_listing_id></listing></listings>"],
    ["web page", "<!DOCTYPE html><html><body>Manutenção</body></html>"],
    ["sign-in page", '<html><body><form><input type="password" name="p"></form></body></html>'],
    ["spreadsheet", "codigo;tipo;preco\nA1;Casa;450000\n"],
    ["JSON", '{"ad_list":[{"id":"1"}]}'],
    ["empty", "  \n"],
    ["the format is unknown", "Fatal error: out of memory"],
  ])("is named if it is %s", async (name, text) => {
    const { ending, instead } = await readFeed(text);
    expect(ending).toBe("NOT_A_FEED");
    expect(statusMessage("NOT_A_FEED", unexpectedAnswerFault(instead!), "en")).toContain(name);
  });

  it("is named if it is an Excel file", async () => {
    const file = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0xff, 0xfe]);
    expect((await readFeed(file)).instead).toEqual({ kind: "SPREADSHEET" });
  });

  it.each([
    ["carga.xml", "ZIP"],
    ["xl/workbook.xml", "SPREADSHEET"],
    ["[Content_Types].xml", "SPREADSHEET"],
  ])("is an archive that begins with %s: %s", async (name, kind) => {
    const head = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, ...Array<number>(25).fill(0)]);
    const file = new Uint8Array([...head, ...new TextEncoder().encode(`${name} <more>`)]);
    expect((await readFeed(file)).instead).toEqual({ kind });
  });

  it("is VRSync if its listings are, whatever surrounds them", async () => {
    const { format, listings } = await readFeed(`<Carga><Imoveis>${listingXml()}</Imoveis></Carga>`);
    expect([format?.connector, listings[0]?.ref]).toEqual(["VRSYNC", "A1"]);
  });
});

describe("a listing", () => {
  const first = async (listing: string) =>
    (await readFeed(feedOf(listing))).listings[0] as unknown as {
      readonly fault?: string;
      readonly input: Record<string, unknown>;
      readonly remarks: { readonly remarks: readonly { code: string; field: string; value: string }[] };
      readonly notRead: ReadonlySet<string>;
    };
  const codes = async (listing: string) => (await first(listing)).remarks.remarks.map(({ code }) => code);

  it("with two purposes and one price is imported for the purpose with a price", async () => {
    const top = "<ListingID>A1</ListingID><TransactionType>Sale/Rent</TransactionType>";
    const listing = listingXml({
      top,
      details: "<ListPrice>700000</ListPrice><RentalPrice>0</RentalPrice>",
    });
    expect((await first(listing)).input).toMatchObject({ purposes: ["VENDA"], salePrice: 700_000 });
    expect(await codes(listing)).toEqual(["purpose_without_price"]);
  });

  it.each([
    ['<RentalPrice period="Daily">450</RentalPrice><RentalPrice period="Monthly">3200</RentalPrice>', 3_200],
    ['<RentalPrice period="Yearly">54000</RentalPrice>', 4_500],
  ])("for rent takes the monthly price of %s", async (details, rentPrice) => {
    const top = "<ListingID>A1</ListingID><TransactionType>For Rent</TransactionType>";
    const listing = listingXml({ top, details: `${details}<ListPrice/>` });
    expect((await first(listing)).input).toMatchObject({ purposes: ["LOCACAO"], rentPrice });
  });

  it.each(["Sold", "Inactive", "Vendido"])("that says %s is not on offer", async (status) => {
    const listing = listingXml({
      top: `<ListingID>A1</ListingID><TransactionType>For Sale</TransactionType><Status>${status}</Status>`,
    });
    expect(await first(listing)).toMatchObject({ fault: "NOT_OFFERED" });
  });

  it.each<[string, Parameters<typeof listingXml>[0], string]>([
    ["a price of R$ 850", { details: "<ListPrice>850</ListPrice>" }, "price_implausible"],
    ["an area in alqueires", { details: '<LivingArea unit="alqueires">3</LivingArea>' }, "unit_not_read"],
    ["only the area of its lot", { details: "<LotArea>300</LotArea>" }, "lot_area_only"],
    ["a number in words", { details: "<Bedrooms>três</Bedrooms>" }, "number_unreadable"],
    ["photos of no address", { media: '<Item medium="image" caption="x"/>' }, "photos_unreadable"],
    [
      "photos of no address beside a video",
      { media: '<Item medium="image" caption="x"/><Item medium="video">https://youtu.be/x</Item>' },
      "photos_unreadable",
    ],
  ])("with %s has a remark", async (_, parts, code) => {
    expect(await codes(listingXml(parts))).toEqual([code]);
  });

  it("says how many of its photos are beyond the limit", async () => {
    const media = Array.from(
      { length: 33 },
      (_, at) => `<Item>https://f.exemplo.com.br/${at}.jpg</Item>`,
    ).join("");
    expect((await first(listingXml({ media }))).remarks.remarks).toEqual([
      { code: "photos_over_limit", field: "photos", value: "3" },
    ]);
  });

  it("reports each unread fact under one name", async () => {
    const details =
      "<PropertyAdministrationFee>780</PropertyAdministrationFee><YearlyTax>0</YearlyTax><Iptu>2400</Iptu><Unheard>x</Unheard>";
    const media = '<Item medium="video">https://youtu.be/x</Item>';
    expect([...(await first(listingXml({ details, media }))).notRead].sort()).toEqual([
      "condominiumFee",
      "propertyTax",
      "unheard",
      "video",
    ]);
  });

  it.each([
    ["ENDEREÇO NÃO INFORMADO", "00", undefined, undefined],
    ["Rua A", "S/N", "Rua A", undefined],
    ["Rua A", "SN", "Rua A", undefined],
    ["Não informado", "12", undefined, "12"],
  ])("at %s, %s has street %s and number %s", async (street, number, streetRead, numberRead) => {
    const location = `<State>SP</State><City>São Paulo</City><Address>${street}</Address><StreetNumber>${number}</StreetNumber>`;
    const { address } = (await first(listingXml({ location }))).input;
    expect(address).toMatchObject({ street: streetRead, number: numberRead });
  });
});

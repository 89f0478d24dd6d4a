import { describe, expect, it } from "vitest";
import { feedOf, inputOf, listingXml, readFeed } from "./read-text.ts";

const details = async (xml: string) => inputOf(listingXml({ details: xml }));

describe("a price", () => {
  it.each([
    ["850000", 850_000],
    ["R$ 2.350,50", 2_350.5],
    ["1.250.000", 1_250_000],
    ["250000.00", 250_000],
    ["1 250 000", 1_250_000],
    ["2.350", 2_350],
    ["1,250,000.90", 1_250_000.9],
    ["0,00", null],
    ["0", null],
    ["-5", null],
    ["250.000,-", 250_000],
    ["R$&nbsp;2.500,00 / mês", 2_500],
    ["5e5", 500_000],
    ["1.25E+6", 1_250_000],
    ["1,25e6", 1_250_000],
    ["1e+06", 1_000_000],
    ["1.250.000e2", null],
    ["5e-1", null],
    ["1e99", null],
    ["5e", null],
    ["R$\n   500.000  -  reais", 500_000],
    [`2${" ".repeat(900)}`, 2],
    [`1${" ".repeat(900)}x`, null],
    [`1${" ".repeat(9_000)}x`, null],
    [`1${".000".repeat(20)}`, null],
    [`${"0".repeat(60)}100`, null],
    [",".repeat(5_000), null],
    ["500 mil", 500_000],
    ["1,2 milhões", 1_200_000],
    ["US$ 250000", null],
    ["de 500.000 por 450.000", null],
    ["1.2.34", null],
    ["Sob consulta", null],
    ["", null],
  ])("of %.40j is %j", async (text, price) => {
    expect((await details(`<ListPrice currency="BRL">${text}</ListPrice>`)).salePrice).toBe(price);
  });

  it("in another currency is not a price", async () => {
    expect((await details('<ListPrice currency="USD">250000</ListPrice>')).salePrice).toBeNull();
  });
});

describe("an area", () => {
  it.each([
    ["92,5", 92.5],
    ["32 m2", 32],
    ["180.00", 180],
    ["1.250 m²", 1_250],
    ["70m&sup2;", 70],
    ["1000 sq ft", 92.9],
    ["3 ha", 30_000],
    ["5e2", 500],
    ["92m² de área privativa, fora a garagem e o depósito do subsolo do prédio", 92],
    [`${"9".repeat(60)} m²`, null],
    ["", null],
  ])("of %j is %j", async (text, area) => {
    expect((await details(`<LivingArea unit="square metres">${text}</LivingArea>`)).area).toBe(area);
  });

  it("in square feet is converted", async () => {
    expect((await details('<LivingArea unit="square feet">1000</LivingArea>')).area).toBe(92.9);
  });

  it("of the building stands in for a missing one", async () => {
    expect((await details("<LivingArea/><ConstructedArea>70</ConstructedArea>")).area).toBe(70);
  });

  it.each([
    ["Residential / Land Lot", 500],
    ["Commercial / Industrial", null],
    ["Residential / Apartment", null],
  ])("of the lot counts for %s as %j", async (type, area) => {
    expect((await details(`<PropertyType>${type}</PropertyType><LotArea>500</LotArea>`)).area).toBe(area);
  });
});

describe("a count", () => {
  it.each([
    ["01", 1],
    ["2 vagas", 2],
    ["5+", 5],
    ["0", 0],
    ["5e5", null],
    ["5e+5", null],
    ["2 vagas cobertas e uma descoberta, que se aluga do condomínio por mês", 2],
    ["Sim", null],
    ["", null],
  ])("of %j is %j", async (text, count) => {
    expect((await details(`<Garage type="Parking Space">${text}</Garage>`)).parkingSpots).toBe(count);
  });
});

describe("an offer", () => {
  const offer = async (transaction: string, prices: string) => {
    const top = `<ListingID>A1</ListingID>${transaction && `<TransactionType>${transaction}</TransactionType>`}`;
    const { purposes, salePrice, rentPrice } = await inputOf(listingXml({ top, details: prices }));
    return [purposes?.join("+") ?? null, salePrice, rentPrice];
  };
  const LIST = "<ListPrice>900000</ListPrice>";
  const RENT = "<RentalPrice>3000</RentalPrice>";

  it.each([
    ["For Sale", LIST, ["VENDA", 900_000, null]],
    ["venda", LIST, ["VENDA", 900_000, null]],
    ["For Rent", RENT, ["LOCACAO", null, 3_000]],
    ["Aluguel", LIST, ["LOCACAO", null, 900_000]],
    ["Locação", RENT, ["LOCACAO", null, 3_000]],
    ["Sale/Rent", LIST + RENT, ["VENDA+LOCACAO", 900_000, 3_000]],
    ["SALE / RENT", LIST, ["VENDA", 900_000, null]],
    ["", LIST, ["VENDA", 900_000, null]],
    ["", LIST + RENT, ["VENDA+LOCACAO", 900_000, 3_000]],
    ["", "<ListPrice/>", [null, null, null]],
    ["For Rent", '<RentalPrice period="Daily">300</RentalPrice>', ["LOCACAO", null, null]],
    ["For Rent", '<RentalPrice period="Monthly">3000</RentalPrice>', ["LOCACAO", null, 3_000]],
  ])("of type %j with %s is %j", async (type, prices, expected) => {
    expect(await offer(type, prices)).toEqual(expected);
  });
});

describe("a place", () => {
  const address = async (xml: string) => (await inputOf(listingXml({ location: xml }))).address;

  it.each([
    ['<State abbreviation="SP">São Paulo</State><City>São Paulo</City>', "3550308"],
    ["<State>Parana</State><City>curitiba</City>", "4106902"],
    ['<State abbreviation="go"/><City>Goiânia - GO</City>', "5208707"],
    ["<State>SP</State><City>SAO PAULO</City>", "3550308"],
  ])("written as %s is found", async (xml, cityId) => {
    expect((await address(xml))?.city?.cityId).toBe(cityId);
  });

  it("that the catalog lacks is kept as text", async () => {
    expect(await address("<State>SP</State><City>Cidade Nenhuma</City>")).toMatchObject({
      city: null,
      cityText: "Cidade Nenhuma",
      stateText: "SP",
    });
  });

  it("has its number taken out of the street", async () => {
    expect(await address("<City>X</City><Address>Rua São José, 315 - sala 4</Address>")).toMatchObject({
      street: "Rua São José",
      number: "315",
      complement: "sala 4",
    });
  });

  it("of the contact is not taken for the property's place", async () => {
    const xml = listingXml({ location: "" }).replace(
      "</Listing>",
      "<ContactInfo><Location><City>Y</City></Location></ContactInfo></Listing>",
    );
    expect((await inputOf(xml)).address).toBeUndefined();
  });
});

describe("a gallery", () => {
  const photos = async (media: string) => (await inputOf(listingXml({ media }))).photos;
  const url = (at: number) => `https://fotos.empresa.com.br/${at}.jpg`;
  const item = (at: number, attributes = 'medium="image"') => `<Item ${attributes}>${url(at)}</Item>`;

  it("begins with its first primary image", async () => {
    const media = item(1) + item(2, 'medium="IMAGE" primary="true"') + item(3, 'primary="true"');
    expect(await photos(media)).toEqual([url(2), url(1), url(3)]);
  });

  it("leaves out videos, blanks and repetitions", async () => {
    expect(await photos(`<Item medium="video">https://youtu.be/x</Item><Item/>${item(1)}${item(1)}`)).toEqual(
      [url(1)],
    );
  });

  it("accepts two blocks and nested addresses", async () => {
    expect(await photos(`${item(1)}</Media><Media><Item medium="image"><URL>${url(2)}</URL></Item>`)).toEqual(
      [url(1), url(2)],
    );
  });

  it("keeps thirty of thirty-five, the primary one among them", async () => {
    const many = Array.from({ length: 35 }, (_, at) => item(at, at === 34 ? 'primary="true"' : "")).join("");
    expect(await photos(many)).toEqual([url(34), ...Array.from({ length: 29 }, (_, at) => url(at))]);
  });

  it.each([
    ["http://f.empresa.com.br/a.jpg", "https://f.empresa.com.br/a.jpg"],
    ["HTTP://f.empresa.com.br:80/a.jpg?u=http://x", "https://f.empresa.com.br/a.jpg?u=http://x"],
    ["http://f.empresa.com.br", "https://f.empresa.com.br"],
    ["//f.empresa.com.br/a.jpg", "https://f.empresa.com.br/a.jpg"],
  ])("requests %s over https", async (written, requested) => {
    expect(await photos(`<Item>${written}</Item><Item>${requested}</Item>`)).toEqual([requested]);
  });

  it("leaves out addresses that the service may not fetch", async () => {
    expect(
      await photos(
        "<Item>http://10.0.0.1/a.jpg</Item><Item>http://f.empresa.com.br:8080/c.jpg</Item><Item>https://localhost/b.jpg</Item>",
      ),
    ).toEqual([]);
  });

  it("keeps addresses with a bare ampersand", async () => {
    expect(await photos("<Item>https://f.empresa.com.br/a.jpg?x=1&y=2</Item>")).toEqual([
      "https://f.empresa.com.br/a.jpg?x=1&y=2",
    ]);
  });
});

describe("the reasons why a listing is skipped", () => {
  const remarks = async (parts: Parameters<typeof listingXml>[0]) => {
    const [mapped] = (await readFeed(feedOf(listingXml(parts)))).listings;
    return mapped && "remarks" in mapped ? mapped.remarks : undefined;
  };

  it("name the missing fields", async () => {
    const top = "<ListingID>A1</ListingID><TransactionType>Sale/Rent</TransactionType>";
    expect(
      await remarks({
        top,
        details: "<PropertyType/><ListPrice>Sob consulta</ListPrice>",
        location: "<City/>",
      }),
    ).toMatchObject({ missing: ["type", "salePrice", "rentPrice", "address.city"] });
    expect(await remarks({ top: "<ListingID>A1</ListingID>", details: "<ListPrice/>" })).toMatchObject({
      missing: ["purposes"],
    });
  });

  it("name the unknown type and city", async () => {
    const details = "<PropertyType>Commercial / Garage</PropertyType>";
    const location = "<State>SP</State><City>Cidade Nenhuma</City>";
    expect((await remarks({ details, location }))?.unknown).toEqual([
      { field: "type", value: "Commercial / Garage" },
      { field: "address.city", value: "Cidade Nenhuma - SP" },
    ]);
  });

  it.each([
    ["http://10.0.0.1/a.jpg", "ip_address"],
    ["http://f.empresa.com.br:8080/c.jpg", "port_not_allowed"],
    ["ftp://f.empresa.com.br/c.jpg", "scheme_not_allowed"],
    ["fotos/1.jpg", "url_malformed"],
    [`https://f.empresa.com.br/${"a".repeat(3_000)}`, "url_too_long"],
  ])("name the photo %.40s and why it is refused", async (url, reason) => {
    const found = await remarks({ media: `<Item>https://f.empresa.com.br/a.jpg</Item><Item>${url}</Item>` });
    expect(found?.refusedPhotos).toEqual([{ url: url.slice(0, 300), reason }]);
  });

  it("name five refused photos of a hundred", async () => {
    const media = Array.from({ length: 100 }, (_, at) => `<Item>${at}.jpg</Item>`).join("");
    expect((await remarks({ media }))?.refusedPhotos).toHaveLength(5);
  });

  it("are empty for a complete listing", async () => {
    expect(await remarks({})).toEqual({ missing: [], unknown: [], refusedPhotos: [], remarks: [] });
  });
});

import { describe, expect, it } from "vitest";
import { readFeed as read } from "../../../src/domain/feeds/reading/reader.ts";
import { fixture } from "./fixtures.ts";
import { feedOf, inputOf, listingXml, readFeed } from "./read-text.ts";

const windows1252 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

const refs = async (feed: string | Uint8Array) => (await readFeed(feed)).listings.map(({ ref }) => ref);

describe("a small feed", () => {
  it("becomes the properties it describes", async () => {
    const { ending, listings } = await readFeed(fixture("01-small-valid.xml"));
    expect(ending).toBe("COMPLETE");
    expect(listings).toMatchObject([
      {
        ref: "AP0101",
        input: {
          type: "APARTAMENTO",
          purposes: ["VENDA"],
          salePrice: 850_000,
          description:
            "Apartamento no 5º andar, sol da manhã.\nPróximo à universidade.\nAceita financiamento.",
          listingUrl: "https://beirario.example/imovel/AP0101?origem=feed&v=2",
          area: 92,
          suites: 1,
          amenities: ["Elevador", "Varanda", "Salão de festas"],
          address: { city: { name: "Florianópolis" }, street: "Rua Lauro Linhares", number: "1200" },
        },
      },
      {
        ref: "CA0202",
        input: { type: "CASA_CONDOMINIO", salePrice: 2_300_000, rentPrice: 12_500, area: 310 },
      },
      { ref: "TE0303", input: { type: "TERRENO_RUA", area: 1_250 } },
    ]);
  });

  it.each([1, 7, 1_000])("reads the same in chunks of %i bytes", async (size) => {
    const whole = await readFeed(fixture("01-small-valid.xml"));
    expect(await readFeed(fixture("01-small-valid.xml"), size)).toEqual(whole);
  });
});

describe("an incomplete feed", () => {
  it.each([
    ["cut off in a listing", fixture("04-truncated.xml"), "TRUNCATED"],
    ["cut off between listings", "<ListingDataFeed><Listings><Listing></Listing>", "TRUNCATED"],
    ["a page", "<!DOCTYPE html><html><body>Manutenção</body></html>", "NOT_A_FEED"],
    ["some text", "Fatal error: out of memory", "NOT_A_FEED"],
    ["nothing", "", "NOT_A_FEED"],
    ["without listings", feedOf(), "COMPLETE"],
    ["endless in one listing", `<Listings><Listing><Title><![CDATA[${"x".repeat(2_100_000)}`, "TOO_LARGE"],
  ])("is recognized, %s", async (_, feed, ending) => {
    expect((await readFeed(feed)).ending).toBe(ending);
  });
});

describe("the text of a feed", () => {
  const LEGACY = feedOf(listingXml({ details: "<Description>Próximo à praça</Description>" })).replace(
    "UTF-8",
    "ISO-8859-1",
  );
  const descriptionIn = async (feed: string | Uint8Array, size?: number) => {
    const [mapped] = (await readFeed(feed, size)).listings;
    return mapped && "input" in mapped ? mapped.input.description : null;
  };

  it.each([
    ["declared as ISO-8859-1", windows1252(LEGACY)],
    ["undeclared in windows-1252", windows1252(LEGACY.replace(/<\?.*?\?>/, ""))],
    ["declared as UTF-8 in windows-1252", windows1252(LEGACY.replace("ISO-8859-1", "UTF-8"))],
    ["in UTF-8 with a byte order mark", `\ufeff${LEGACY.replace("ISO-8859-1", "UTF-8")}`],
    ["after a warning", `<br />\n<b>Warning</b>: deprecated\n${LEGACY.replace("ISO-8859-1", "UTF-8")}`],
  ])("is read when it comes %s", async (_, feed) => {
    expect(await descriptionIn(feed)).toBe("Próximo à praça");
  });

  it("is read even if its byte order mark comes in single bytes", async () => {
    const bytes = new Uint8Array(Uint16Array.from(`\ufeff${LEGACY}`, (char) => char.charCodeAt(0)).buffer);
    expect(await descriptionIn(bytes, 1)).toBe("Próximo à praça");
  });

  it("keeps an accent of windows-1252 at which a chunk ends", async () => {
    const feed = LEGACY.replace("ISO-8859-1", "UTF-8").replace("Próximo", `${" ".repeat(1_024)}Próximo`);
    expect(await descriptionIn(windows1252(feed), feed.indexOf("ç") + 1)).toBe("Próximo à praça");
  });

  it("keeps its accents beside a broken byte", async () => {
    const bytes = new TextEncoder().encode(LEGACY.replace("ISO-8859-1", "UTF-8").replace("praça", "praça#"));
    expect(await descriptionIn(bytes.with(bytes.lastIndexOf(0x23), 0xc3))).toBe("Próximo à praça\ufffd");
  });

  it.each([
    ["&amp;aacute;rea &lt;b&gt;nobre&lt;/b&gt;", "área nobre"],
    ["<![CDATA[Sol<br>Mar &ccedil;]]>", "Sol\nMar ç"],
    ["Sol<br/>Mar<p>Lua", "Sol\nMar\nLua"],
    ["P&D & cia < 5", "P&D & cia < 5"],
    ["SÃ£o JosÃ©, 5Âº andar", "São José, 5º andar"],
    ["a\u0001b\u2028c", "ab\nc"],
    ["&d;&d;", "&d;&d;"],
  ])("%s is read as %j", async (xml, text) => {
    const { description } = await inputOf(listingXml({ details: `<Description>${xml}</Description>` }));
    expect(description).toBe(text);
  });
});

describe("the form of a feed", () => {
  it.each([
    ["prefixes", feedOf(listingXml()).replace(/<(\/?)(\w)/g, "<$1vr:$2")],
    ["Listings as its root", `<Listings>${listingXml()}</Listings>`],
    ["a namespace on each listing", feedOf(listingXml()).replace("<Listing>", '<Listing xmlns="http://x">')],
    ["the older spelling of the id", feedOf(listingXml()).replaceAll("ListingID", "ListingId")],
    ["a field that is never closed", feedOf(listingXml({ details: "<Bedrooms>3<Suites>1</Suites></b>" }))],
    ["an entity bomb before it", `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${feedOf(listingXml())}`],
  ])("may have %s", async (_, feed) => {
    expect(await refs(feed)).toEqual(["A1"]);
  });

  it("may name listings with slashes and accents", async () => {
    expect(
      await refs(
        feedOf(listingXml({ top: "<ListingID> Áp/01 </ListingID><TransactionType>Sale</TransactionType>" })),
      ),
    ).toEqual(["Áp/01"]);
  });

  it.each([
    ["", "NO_LISTING_ID"],
    ["<ListingID/>", "NO_LISTING_ID"],
    [`<ListingID>${"x".repeat(81)}</ListingID>`, "UNUSABLE_LISTING_ID"],
    ["<ListingID>..</ListingID>", "UNUSABLE_LISTING_ID"],
  ])("may not identify a listing by %j", async (top, fault) => {
    expect((await readFeed(feedOf(listingXml({ top })))).listings).toMatchObject([{ fault }]);
  });

  const rented = "<ListingID>A1</ListingID><TransactionType>For Rent</TransactionType>";
  const both = rented.replace("For Rent", "Sale/Rent");

  it.each([
    ["all but its code", "<Listing><ListingID>A1</ListingID></Listing>"],
    ["its type", listingXml({ details: "<PropertyType/>" })],
    ["its price", listingXml({ details: "<ListPrice>Sob consulta</ListPrice>" })],
    ["both purpose and price", listingXml({ top: "<ListingID>A1</ListingID>", details: "<ListPrice/>" })],
    ["its rent", listingXml({ top: rented, details: '<RentalPrice period="Daily">300</RentalPrice>' })],
    ["both prices of a sale and rent", listingXml({ top: both, details: "<ListPrice/>" })],
    ["its city", listingXml({ location: "<State>SP</State><Neighborhood>Pinheiros</Neighborhood>" })],
  ])("may not leave out %s", async (_, listing) => {
    expect((await readFeed(feedOf(listing))).listings).toMatchObject([{ ref: "A1", fault: "INCOMPLETE" }]);
  });

  it.each([
    ["a city", listingXml({ location: "<State>SP</State><City>Cidade Nenhuma</City>" })],
    ["a type", listingXml({ details: "<PropertyType>Commercial / Garage</PropertyType>" })],
  ])("may name %s that the catalog lacks", async (_, listing) => {
    expect(await refs(feedOf(listing))).toEqual(["A1"]);
  });
});

describe("a long feed", () => {
  const LISTINGS = 20_000;
  const padding = "Apartamento com vista. ".repeat(180);

  async function* generated(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    yield encoder.encode("<ListingDataFeed><Listings>");
    for (let at = 0; at < LISTINGS; at += 20) {
      const some = Array.from({ length: 20 }, (_, next) =>
        listingXml({
          top: `<ListingID>L${at + next}</ListingID>`,
          details: `<Description>${padding}</Description>`,
        }),
      );
      yield encoder.encode(some.join(""));
    }
    yield encoder.encode("</Listings></ListingDataFeed>");
  }

  it("is read as a stream and never stored", async ({ annotate }) => {
    const reading = read(generated());
    let found = 0;
    let most = 0;
    const began = performance.now();
    for (;;) {
      const { done, value } = await reading.next();
      if (done) {
        expect(value.ending).toBe("COMPLETE");
        break;
      }
      found += value.length;
      most = Math.max(most, value.length);
    }
    await annotate(`${LISTINGS} listings in ${Math.round(performance.now() - began)} ms`);
    expect(found).toBe(LISTINGS);
    expect(most).toBeLessThanOrEqual(40);
  });

  it("is abandoned after 150 MB, counted unpacked", async () => {
    const chunk = new TextEncoder().encode(`${listingXml()}<!--${" ".repeat(1_000_000)}-->`);
    let chunks = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode("<Listings>");
      for (;;) {
        chunks += 1;
        yield chunk;
      }
    }
    const reading = read(endless());
    let ended = await reading.next();
    while (!ended.done) ended = await reading.next();
    expect(ended.value).toMatchObject({ ending: "TOO_LARGE" });
    expect(chunks).toBeLessThanOrEqual(151);
  });

  it.each([
    [50_000, "COMPLETE"],
    [50_001, "TOO_MANY_LISTINGS"],
  ])("ends after its fifty thousandth listing: %i are %s", async (count, ending) => {
    expect((await readFeed(feedOf("<Listing/>".repeat(count)))).ending).toBe(ending);
  });

  it("of unclosed markup is read in linear time", async () => {
    const hostile = `<Listing><ListingID>A1</ListingID><Title>${"<b>".repeat(200_000)}${"</x>".repeat(200_000)}</Title></Listing>`;
    expect(await refs(feedOf(hostile))).toEqual(["A1"]);
  });
});

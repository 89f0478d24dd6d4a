import { describe, expect, it } from "vitest";
import { feedOf, inputOf, listingXml, readFeed } from "./read-text.ts";

const zap = async (xml: string) => {
  const { listings } = await readFeed(
    `<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TipoImovel>Casa</TipoImovel>
     <PrecoVenda>500000</PrecoVenda><UF>SP</UF><Cidade>Campinas</Cidade>${xml}</Imovel></Imoveis></Carga>`,
  );
  const [listing] = listings;
  if (!listing || !("input" in listing)) throw new Error("No property.");
  return listing;
};

const address = async (xml: string) => (await zap(xml)).input.address;
const photos = async (xml: string) => (await zap(xml)).input.photos;
const ofVrsync = async (location: string) =>
  (await inputOf(listingXml({ location: `<State>SP</State><City>Campinas</City>${location}` }))).address;

describe("an amenity", () => {
  it.each(["Não possui", "Não informado", "Não tem", "Nenhuma", "Nenhum", "N/A", "sem", "Não", "-", "0"])(
    "with the value %j is left out",
    async (text) => {
      expect((await zap(`<Piscina>${text}</Piscina>`)).input.amenities).toEqual([]);
    },
  );

  it.each(["Sim", "1", "X", "Aquecida", "Nova"])("with the value %j is read", async (text) => {
    expect((await zap(`<Piscina>${text}</Piscina>`)).input.amenities).toEqual(["Piscina"]);
  });

  it.each([
    ['<Feature name="Pool">Yes</Feature><Feature name="Sauna">No</Feature>', ["Piscina"]],
    ['<Feature name="Pool">1</Feature><Feature name="Sauna">0</Feature>', ["Piscina"]],
    ['<Feature name="Pool"/><Feature name="Sauna" value="No"/>', ["Piscina"]],
    ['<Feature name="1">Sauna</Feature>', ["Sauna"]],
    ["<Feature>Sauna</Feature><Feature>Não informado</Feature>", ["Sauna"]],
    ["<Feature>constructor</Feature>", ["constructor"]],
    ["<Pool/><GameRoom>Yes</GameRoom><Sauna>No</Sauna>", ["Piscina", "Salão de jogos"]],
  ])("is read from %s", async (features, amenities) => {
    const { amenities: read = [] } = await inputOf(
      listingXml({ details: `<Features>${features}</Features>` }),
    );
    expect(read.toSorted()).toEqual(amenities);
  });

  it("that is unknown is reported by the name of its element", async () => {
    const { listings } = await readFeed(feedOf(listingXml({ details: "<Features><Heliport/></Features>" })));
    expect(listings).toMatchObject([{ notRead: new Set(["heliport"]) }]);
  });
});

describe("a fact that is written as a feature", () => {
  it.each([
    '<Caracteristica nome="Quartos">3</Caracteristica><Caracteristica nome="Vagas na garagem" valor="2"/>',
    "<Caracteristica><Nome>Dormitórios</Nome><Valor>3</Valor></Caracteristica><Item nome='vaga'>2</Item>",
    "<Caracteristica>Quartos: 3</Caracteristica><Caracteristica>2 vagas</Caracteristica>",
    "<Item><Titulo>Dorms</Titulo><Valor>3</Valor></Item><Item>Vagas = 2</Item>",
  ])("is that fact, and not an amenity: %s", async (features) => {
    const { input } = await zap(
      `<Caracteristicas>${features}<Caracteristica nome="Piscina">Sim</Caracteristica></Caracteristicas>`,
    );
    expect(input).toMatchObject({ bedrooms: 3, parkingSpots: 2, amenities: ["Piscina"] });
  });

  it("is read in a list of any name, and reported where nothing reads it", async () => {
    const { input, notRead } = await zap(
      `<atributos><atributo nome="Área útil">80 m²</atributo><atributo><chave>bairro</chave><valor>Cambuí</valor></atributo>
       <atributo nome="Condomínio">350,00</atributo><atributo nome="Andar">7</atributo></atributos>`,
    );
    expect(input).toMatchObject({ area: 80, address: { neighborhood: "Cambuí" } });
    expect([...notRead].toSorted()).toEqual(["condominiumFee", "floor"]);
  });

  it("ranks after the documented element, and is reported where the two differ", async () => {
    const { input, notRead } = await zap(
      "<QtdDormitorios>4</QtdDormitorios><Caracteristicas><Item>3 quartos</Item></Caracteristicas>",
    );
    expect([input.bedrooms, input.amenities, [...notRead]]).toEqual([4, [], ["quartos"]]);
  });
});

describe("a street", () => {
  it.each([
    "<TipoLogradouro>Rua</TipoLogradouro><Logradouro>Marechal Deodoro</Logradouro>",
    "<Logradouro>Marechal Deodoro</Logradouro><Tipo_Logradouro>Rua</Tipo_Logradouro>",
    "<TipoLogradouro>RUA</TipoLogradouro><Logradouro>Rua Marechal Deodoro</Logradouro>",
    "<PontoReferencia>perto da praia</PontoReferencia><Logradouro>Rua Marechal Deodoro</Logradouro>",
  ])("is not another part of its address: %s", async (parts) => {
    expect(await address(`<Endereco>${parts}</Endereco>`)).toMatchObject({ street: "Rua Marechal Deodoro" });
  });

  it("and its number may have elements of their own", async () => {
    expect(await ofVrsync("<Address><Street>Rua Z</Street><Number>33</Number></Address>")).toMatchObject({
      street: "Rua Z",
      number: "33",
    });
  });

  it.each([
    ["Av. Francisco Glicério, 1.234 - sala 52", "Av. Francisco Glicério", "1.234", "sala 52"],
    ["Rua 7 de Abril, 2º andar", "Rua 7 de Abril", undefined, "2º andar"],
    ["Rua 7 de Abril, 2 andar", "Rua 7 de Abril", undefined, "2 andar"],
    ["Rua 7 de Abril, 230, 2º andar", "Rua 7 de Abril", "230", "2º andar"],
    ["Rua São José, 315B - fundos", "Rua São José", "315B", "fundos"],
  ])("in one line is split: %s", async (line, street, number, complement) => {
    const { street: s, number: n, complement: c } = (await address(`<Endereco>${line}</Endereco>`)) ?? {};
    expect([s, n, c]).toEqual([street, number, complement]);
  });

  it.each(["00000000", "00000-000"])("has no postal code %s", async (code) => {
    expect(await address(`<CEP>${code}</CEP>`)).not.toHaveProperty("postalCode");
  });

  it.each([
    "<Empresa><Endereco>Rua dos Corretores</Endereco></Empresa>",
    "<Realtor><Endereco>Rua dos Corretores</Endereco><Photo>https://f.com/r.jpg</Photo></Realtor>",
    "<Equipe><Membro><Endereco>Rua X</Endereco><Foto>https://f.com/m.jpg</Foto></Membro></Equipe>",
  ])("and photos that belong to others are not taken: %s", async (others) => {
    const { input } = await zap(others);
    expect(input.address?.street).toBeUndefined();
    expect(input.photos).toEqual([]);
  });
});

describe("photos", () => {
  const addresses = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `https://fotos.exemplo.com.br/${"a".repeat(140)}/${at}.jpg`);

  it("of a long list are all read", async () => {
    expect(await photos(`<fotos>${addresses(30).join("|")}</fotos>`)).toEqual(addresses(30));
  });

  it("beyond a list's limit are reported, and no address is cut in half", async () => {
    const { input, remarks } = await zap(`<fotos>${addresses(900).join("|")}</fotos>`);
    expect(input.photos).toEqual(addresses(30));
    expect(remarks.remarks.map(({ code }) => code)).toContain("photos_over_limit");
    const long = `https://f.com/${"a".repeat(110_000)}.jpg`;
    expect(await photos(`<fotos>https://f.com/1.jpg|${long}</fotos>`)).toEqual(["https://f.com/1.jpg"]);
  });

  it.each([
    ["Foto", "Grande", "Pequena"],
    ["Foto", "Original", "Thumb"],
    ["Foto", "Large", "Media"],
    ['Item medium="image"', "Large", "Small"],
  ])("of several sizes in one %s are taken in the largest", async (open, large, small) => {
    const one = (at: number): string =>
      `<${open}><${small}>https://f.com/${at}p.jpg</${small}><${large}>https://f.com/${at}g.jpg</${large}></${open.split(" ")[0]}>`;
    expect(await photos(`<Fotos>${one(1)}${one(2)}</Fotos>`)).toEqual([
      "https://f.com/1g.jpg",
      "https://f.com/2g.jpg",
    ]);
  });

  it("keep the order of the feed's numbers", async () => {
    const numbered = [2, 10, 1].map((at) => `<Foto order="${at}"><URL>https://f.com/${at}.jpg</URL></Foto>`);
    expect(await photos(`<Fotos>${numbered.join("")}</Fotos>`)).toEqual(
      [1, 2, 10].map((at) => `https://f.com/${at}.jpg`),
    );
  });
});

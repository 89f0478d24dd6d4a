import { describe, expect, it } from "vitest";
import { only, readFeed } from "./read-text.ts";

const home = (elements: string): string =>
  `<imoveis><imovel><codigo>A1</codigo><tipo>Casa</tipo><valor_venda>500000</valor_venda>${elements}</imovel></imoveis>`;

const FLAT = {
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 620_000,
  bedrooms: 2,
  address: { city: { name: "Recife" }, neighborhood: "Boa Viagem" },
};

describe("a listing in a website's own feed", () => {
  it.each([
    [
      "a theme's",
      `<properties><property><id>1</id><reference>A1</reference><type>Apartamento</type><status>Venda</status>
       <price>620000</price><bedrooms>2</bedrooms><city>Recife</city><state>PE</state><neighborhood>Boa Viagem</neighborhood>
       </property></properties>`,
    ],
    [
      "a plugin's export",
      `<data><post><id>1</id><Title>Apto</Title><data>2026-01-02</data><PropertyType>Apartamento</PropertyType>
       <PropertyStatus>À Venda</PropertyStatus><PropertyCity>Recife</PropertyCity><PropertyState>Pernambuco</PropertyState>
       <PropertyArea>Boa Viagem</PropertyArea><fave_property_id>A1</fave_property_id>
       <fave_property_price>620000</fave_property_price><fave_property_bedrooms>2</fave_property_bedrooms></post></data>`,
    ],
    [
      "a script's, with lists of items inside",
      `<root><item><code>A1</code><features><item>Piscina</item></features><property_category>Apartamento</property_category>
       <property_action_category>Vendas</property_action_category><property_price>620000</property_price>
       <property_bedrooms>2</property_bedrooms><property_city>Recife</property_city>
       <property_county_state>Pernambuco</property_county_state><property_area>Boa Viagem</property_area></item></root>`,
    ],
    [
      "a portal's",
      `<Document><Properties><Property><PropertyCode>A1</PropertyCode><TransactionType>Sale</TransactionType>
       <PropertyType>Apartamento</PropertyType><SalePrice>620000</SalePrice><Bedrooms>2</Bedrooms><Address><State>PE</State>
       <City>Recife</City><District>Boa Viagem</District></Address></Property></Properties></Document>`,
    ],
    [
      "an Atom-like root's",
      `<feed><listings><listing><id>9f</id><code>A1</code><operation>sale</operation><type>apartment</type>
       <price>620000</price><bedrooms>2</bedrooms><address><neighborhood>Boa Viagem</neighborhood><city>Recife</city>
       <state>PE</state></address></listing></listings></feed>`,
    ],
    [
      "in Spanish words",
      `<propiedades><publicador><ciudad>Olinda</ciudad></publicador><propiedad><codigo_aviso>A1</codigo_aviso>
       <tipo_propiedad>Departamento</tipo_propiedad><tipo_operacion>Venta</tipo_operacion>
       <precio moneda="BRL">620000</precio><ubicacion><provincia>Pernambuco</provincia><ciudad>Recife</ciudad>
       <barrio>Boa Viagem</barrio></ubicacion><dormitorios>2</dormitorios></propiedad></propiedades>`,
    ],
    [
      "all in attributes",
      `<lote><casa_ou_ap ref="A1" tipo="Apartamento" finalidade="Venda" cidade="Recife" uf="PE" bairro="Boa Viagem"
       preco="620000"><dormitorios total="2" suites="1"/></casa_ou_ap></lote>`,
    ],
    [
      "the items of an RSS feed",
      `<rss xmlns:imo="http://imo.example"><channel><title>Imobiliária</title><item><title>Apto</title>
       <imo:codigo>A1</imo:codigo><imo:tipo>Apartamento</imo:tipo><imo:operacao>Venda</imo:operacao>
       <imo:preco>R$ 620.000,00</imo:preco><imo:quartos>2</imo:quartos><imo:bairro>Boa Viagem</imo:bairro>
       <imo:cidade>Recife</imo:cidade><imo:estado>PE</imo:estado></item></channel></rss>`,
    ],
    [
      "fields that are named by a key",
      `<lista><imovel><campo chave="cod_ref">A1</campo><campo chave="tipo">Apartamento</campo>
       <campo chave="valor_para_venda">620.000,00</campo><campo chave="quartos">2</campo>
       <campo chave="bairro">Boa Viagem</campo><campo chave="cidade">Recife - PE</campo></imovel></lista>`,
    ],
    [
      "in blocks, with a launch's units before it",
      `<base><empreendimentos><empreendimento><id>7</id><tipo>Casa</tipo><preco>1</preco></empreendimento></empreendimentos>
       <ficha><dados><codigo>A1</codigo><tipo>Apartamento</tipo><valor_venda>620000</valor_venda></dados>
       <comodos><quartos>2</quartos></comodos><local><cidade>Recife</cidade><uf>PE</uf><bairro>Boa Viagem</bairro></local>
       </ficha></base>`,
    ],
  ])("is read: %s", async (_, xml) => {
    const { ref, input } = await only(`<?xml version="1.0"?>${xml}`);
    expect(ref).toBe("A1");
    expect(input).toMatchObject(FLAT);
  });

  it("is read in a file with several tables, whatever their order and length", async () => {
    const one = (code: number): string =>
      `<property><unit><id>${code}-1</id><bedrooms>9</bedrooms></unit><id>${code}</id><type>Casa</type>
       <price>400000</price><city>Recife</city><state>PE</state><property>Casa</property></property>`;
    const { listings, ending } = await readFeed(
      `<site><codigo>3</codigo><total>3</total><properties>${one(1)}${one(2)}${one(3)}</properties></site>`,
      7,
    );
    expect(ending).toBe("COMPLETE");
    expect(listings.map(({ ref }) => ref)).toEqual(["1", "2", "3"]);
  });
});

describe("a document that is not a feed", () => {
  it.each([
    [
      "an invoice",
      "OTHER",
      `<nfe><emitente><codigo>1</codigo><cidade>Recife</cidade></emitente><itens><item><codigo>3</codigo><tipo>Cadeira</tipo>
       <valor>99.00</valor><cidade>Recife</cidade></item><item><codigo>4</codigo><valor>1.00</valor></item></itens></nfe>`,
    ],
    [
      "a list of cars",
      "OTHER",
      `<veiculos><veiculo><codigo>1</codigo><tipo>Sedan</tipo><preco>90000</preco><cidade>Recife</cidade></veiculo></veiculos>`,
    ],
    [
      "a list of jobs",
      "OTHER",
      `<lista><anuncio><id>1</id><area>Vendas</area><vagas>2</vagas><cidade>Recife</cidade></anuncio></lista>`,
    ],
    ["news", "FORMAT", `<rss><channel><item><id>1</id><title>Casa</title></item></channel></rss>`],
    [
      "news of Atom",
      "FORMAT",
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>Casa</title></entry></feed>`,
    ],
    ["a map of a site", "FORMAT", `<urlset><url><loc>https://a.com.br/imovel/1</loc></url></urlset>`],
    [
      "a format that is known by its name",
      "FORMAT",
      `<trovit><ad><id>1</id><property_type>Casa</property_type><price>1</price><city>Recife</city></ad></trovit>`,
    ],
    [
      "a page",
      "PAGE",
      `<html><body><property><id>1</id><type>Casa</type><price>1</price></property></body></html>`,
    ],
    [
      "of a known root, whose entries say too little",
      "OTHER",
      `<Document><Registros><Registro><codigo>1</codigo><preco>100</preco></Registro></Registros></Document>`,
    ],
  ])("is refused and named: %s", async (_, kind, xml) => {
    const { ending, instead, listings } = await readFeed(`<?xml version="1.0"?>${xml}`);
    expect([ending, instead?.kind, listings]).toEqual(["NOT_A_FEED", kind, []]);
  });

  it("costs time in proportion to its length, however deeply it nests", async () => {
    const deep = `<registro>${"<a>".repeat(60_000)}${"</b>".repeat(60_000)}`;
    expect((await readFeed(deep)).ending).toBe("NOT_A_FEED");
  });
});

describe("words around a known name", () => {
  it.each([
    [
      "imovel_",
      "<imovel_cidade>Recife</imovel_cidade><imovel_estado>Pernambuco</imovel_estado><imovel_numero>12</imovel_numero>",
    ],
    ["end_", "<end_cidade>Recife</end_cidade><end_estado>PE</end_estado><end_numero>12</end_numero>"],
    [
      "endereco_",
      "<enderecoCidade>Recife</enderecoCidade><endereco_uf>PE</endereco_uf><EnderecoNumero>12</EnderecoNumero>",
    ],
    [
      "imovel_",
      "<imovel_cidade>Recife</imovel_cidade><uf_imovel>PE</uf_imovel><imovel_endereco_numero>12</imovel_endereco_numero>",
    ],
    [
      "nome and sigla",
      "<nomeDaCidade>Recife</nomeDaCidade><sigla_estado>PE</sigla_estado><numero_endereco>12</numero_endereco>",
    ],
  ])("of an address are left out: %s", async (_, elements) => {
    const { input, notRead } = await only(home(elements));
    expect(input.address).toMatchObject({ city: { name: "Recife", uf: "PE" }, number: "12" });
    expect(notRead).toEqual([]);
  });

  it.each([
    "numeroquartos",
    "numero_de_quartos",
    "QtdeQuartos",
    "nquartos",
    "total_quartos",
    "quartos_qtd",
    "num_quartos_imovel",
  ])("of a count are left out: %s", async (name) => {
    const { input, notRead } = await only(home(`<cidade>Recife</cidade><${name}>3</${name}>`));
    expect(input.bedrooms).toBe(3);
    expect(notRead).toEqual([]);
  });

  it("in texts and prices are left out", async () => {
    const { input } = await only(
      `<imoveis><imovel><codigo>A1</codigo><tipo_imovel_descricao>Casa</tipo_imovel_descricao><ValorDeVenda>500000</ValorDeVenda>
       <cidade>Recife</cidade><TituloSite>Casa boa</TituloSite><descricao_anuncio>Com quintal</descricao_anuncio></imovel></imoveis>`,
    );
    expect(input).toMatchObject({
      type: "CASA_RUA",
      salePrice: 500_000,
      title: "Casa boa",
      description: "Com quintal",
    });
  });

  it("for a photo's address do not make it a tour, and the main photo comes first", async () => {
    const photo = (name: string, n: number, more = ""): string =>
      `<foto><${name}>https://a.com.br/${n}.jpg</${name}>${more}</foto>`;
    const { input, notRead } = await only(
      home(
        `<fotos>${photo("foto_url", 1)}${photo("PhotoURL", 2)}${photo("URLImage", 3, "<Main>true</Main>")}</fotos>`,
      ),
    );
    expect(input.photos).toEqual([3, 1, 2].map((n) => `https://a.com.br/${n}.jpg`));
    expect(notRead).toEqual([]);
  });

  it("about an owner, a broker or a condominium say nothing about the property", async () => {
    const { input, notRead } = await only(
      home(
        `<proprietario_cidade>Olinda</proprietario_cidade><nomeProprietario>Ana</nomeProprietario>
         <cidade_corretor>Natal</cidade_corretor><PropertyOwnerName>Ana</PropertyOwnerName>
         <dados_proprietario><endereco>Rua Um</endereco></dados_proprietario>
         <condominio_endereco>Rua Dois</condominio_endereco><condominio_cidade>Natal</condominio_cidade>
         <estado_imovel>Usado</estado_imovel><cidade>Recife</cidade><uf>PE</uf>`,
      ),
    );
    expect(input.address).toMatchObject({ city: { name: "Recife", uf: "PE" } });
    expect(input.address?.street).toBeUndefined();
    expect(input.title).toBe("");
    expect(notRead.join(" ")).not.toMatch(/propriet|corretor|owner/i);
  });
});

describe("another name of the same meaning is read as", () => {
  const PLACE = "<cidade>Natal</cidade><uf>RN</uf>";
  const homeWithCode = (name: string): string =>
    `<imoveis><imovel><${name}>A1</${name}><tipo>Casa</tipo><valor_venda>500000</valor_venda>${PLACE}</imovel></imoveis>`;

  it.each([
    "codigo_interno",
    "codigo_externo",
    "sku",
    "identificador",
    "id_externo",
    "listingCode",
    "cod",
    "codRef",
  ])("a code: %s", async (name) => {
    expect((await only(homeWithCode(name))).ref).toBe("A1");
  });

  it("a code, unless it is the city's", async () => {
    const city = "<id>A1</id><cidade><cod>2408102</cod><nome>Natal</nome></cidade><cod_area>84</cod_area>";
    const { ref, input } = await only(home(`${city}<uf>RN</uf>`).replace("<codigo>A1</codigo>", ""));
    expect([ref, input.area]).toEqual(["A1", null]);
  });

  it.each([
    ["VlrVenda", "900000", { salePrice: 900_000 }],
    ["sale_value", "900000", { salePrice: 900_000 }],
    ["rentalValue", "1900", { rentPrice: 1_900 }],
    ["aluguel_mensal", "1900", { rentPrice: 1_900 }],
    ["vlr", "900000", { salePrice: 900_000 }],
    ["especie", "Sobrado", { type: "CASA_RUA" }],
    ["kind", "Sobrado", { type: "CASA_RUA" }],
    ["vl_area_priv", "88,5", { area: 88.5 }],
    ["area_edificada", "88,5", { area: 88.5 }],
    ["useful_area", "88,5</useful_area><area>110</area><useful_area>", { area: 88.5 }],
    ["vagas_garagem_cobertas", "2", { parkingSpots: 2 }],
    ["garagem_descoberta", "1", { parkingSpots: 1 }],
    ["bwc", "2", { bathrooms: 2 }],
    ["nro", "77", { address: { number: "77" } }],
    ["street_no", "77", { address: { number: "77" } }],
    ["Nº_Quartos", "3", { bedrooms: 3 }],
    ["purpose", "Sale</purpose><valor>900000</valor><purpose>", { salePrice: 900_000 }],
    ["PropertyTypes", "Sobrado", { type: "CASA_RUA" }],
    ["tipo_inmueble", "Casa", { type: "CASA_RUA" }],
    ["superficie", "88,5", { area: 88.5 }],
    ["compl", "Bloco B", { address: { complement: "Bloco B" } }],
    ["chamada", "Casa na praia", { title: "Casa na praia" }],
    ["descricao_detalhada", "Perto do mar", { description: "Perto do mar" }],
    ["link_anuncio", "https://a.com/1", { listingUrl: "https://a.com/1" }],
  ])("a sheet's heading: %s", async (name, text, read) => {
    const parts = `<codigo>A1</codigo><${name}>${text}</${name}><rua>Rua Potengi</rua>${PLACE}`;
    const others = "type" in read ? "" : "<tipo>Casa</tipo>";
    expect((await only(`<imoveis><imovel>${parts}${others}</imovel></imoveis>`)).input).toMatchObject(read);
  });

  it("the period of a rent", async () => {
    const rent = "<aluguel>36000</aluguel><periodicidade_aluguel>anual</periodicidade_aluguel>";
    const { input } = await only(
      `<imoveis><imovel><codigo>A1</codigo><tipo>Casa</tipo>${rent}${PLACE}</imovel></imoveis>`,
    );
    expect(input).toMatchObject({ purposes: ["LOCACAO"], rentPrice: 3_000 });
  });

  it.each(["pretensao", "objetivo", "ofertado_para"])("a purpose: %s", async (name) => {
    const xml = `<${name}>Alugar</${name}><valor>1900</valor>${PLACE}`;
    const { input } = await only(home(xml).replace("<valor_venda>500000</valor_venda>", ""));
    expect(input).toMatchObject({ purposes: ["LOCACAO"], rentPrice: 1_900 });
  });

  it.each([
    "<lista_fotos><f>https://a.com/1.jpg</f></lista_fotos>",
    "<url_foto_principal>https://a.com/1.jpg</url_foto_principal>",
    "<galeria_fotos><foto>https://a.com/1.jpg</foto></galeria_fotos>",
    "<url_foto>https://a.com/1.jpg</url_foto>",
    "<urlimagem>https://a.com/1.jpg</urlimagem>",
    "<photo_url>https://a.com/1.jpg</photo_url>",
    "<fotos><item><tipo>Foto</tipo><valor>https://a.com/1.jpg</valor></item></fotos>",
    "<arquivos><item><tipo>Foto</tipo><valor>https://a.com/1.jpg</valor></item></arquivos>",
    "<midias><midia><tipo>Foto</tipo><conteudo>https://a.com/1.jpg</conteudo></midia></midias>",
    '<fotos><foto valor="https://a.com/1.jpg"/></fotos>',
  ])("an element of photos: %s", async (xml) => {
    const { input, notRead } = await only(home(xml + PLACE));
    expect([input.photos, notRead]).toEqual([["https://a.com/1.jpg"], []]);
  });

  it.each([
    "publicado",
    "divulga_site",
    "mostrar_site",
    "exibir",
    "no_ar",
    "isPublished",
    "site_publish",
    "show_on_site",
    "divulgar_no_site",
  ])("a sign that it is not on offer: %s", async (name) => {
    const { listings } = await readFeed(home(`<${name}>0</${name}>${PLACE}`));
    expect(listings).toMatchObject([{ fault: "NOT_OFFERED" }]);
  });
});

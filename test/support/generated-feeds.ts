import type { Json } from "./http.ts";

/** A feed as a program in use writes it, with invented data, and what a person reads in its first listing. */
export interface GeneratedFeed {
  readonly by: string;
  readonly xml: string;
  readonly connector: string;
  readonly ref: string;
  readonly property: Json;
  /** How many photos it has, in this order. */
  readonly photos?: readonly string[];
  /** What the report names as not read. */
  readonly notRead?: readonly string[];
  /** Remarks of the listing. */
  readonly remarks?: readonly string[];
}

const PHOTOS = "https://fotos.exemplo.com.br";
const photo = (n: number): string => `${PHOTOS}/${n}.jpg`;
const two = [photo(1), photo(2)];

const address = (city: string, state: string, neighborhood: string | null, more: Json = {}): Json => ({
  city,
  state,
  neighborhood,
  ...more,
});

export const GENERATED: readonly GeneratedFeed[] = [
  {
    by: "a site's route: details loose, second names, the place under Location",
    connector: "VRSYNC",
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync">
  <Header><Provider>Casa e Rua</Provider><Email>oi@exemplo.com.br</Email></Header>
  <Listings><Listing>
    <ListingID>CR-01</ListingID><Title>Apartamento com vista</Title><TransactionType>For Sale</TransactionType>
    <PropertyType>Residential / Apartment</PropertyType><Description>Três suítes e varanda.</Description>
    <ListPrice currency="BRL">890000</ListPrice>
    <PropertyAdministrationFee currency="BRL">950</PropertyAdministrationFee><YearlyTax currency="BRL">1800</YearlyTax>
    <Location><Country abbreviation="BR">Brasil</Country><State abbreviation="SP">São Paulo</State><City>São Paulo</City>
      <Neighborhood>Pinheiros</Neighborhood><Address>Rua dos Pinheiros</Address><StreetNumber>120</StreetNumber></Location>
    <Area unit="square metres">98</Area><Bedrooms>3</Bedrooms><Rooms>6</Rooms><Bathrooms>2</Bathrooms><Garages>2</Garages>
    <Images><Image><Url>${photo(1)}</Url></Image><Image><Url>${photo(2)}</Url></Image></Images>
  </Listing></Listings></ListingDataFeed>`,
    ref: "CR-01",
    property: {
      type: "APARTAMENTO",
      purposes: ["VENDA"],
      salePrice: 890000,
      area: 98,
      bedrooms: 3,
      bathrooms: 2,
      parkingSpots: 2,
      address: address("São Paulo", "SP", "Pinheiros", { street: "Rua dos Pinheiros", number: "120" }),
    },
    photos: two,
    notRead: ["condominiumFee", "propertyTax", "rooms"],
  },
  {
    by: "a reader's documentation: ListingId, ListingTitle, Parking, MediaURL, no state",
    connector: "VRSYNC",
    xml: `<?xml version="1.0" encoding="UTF-8"?><ListingDataFeed><Listings><Listing>
      <ListingId>123456</ListingId><ListingTitle>Cobertura no Jardins</ListingTitle>
      <PropertyType>Penthouse</PropertyType><City>São Paulo</City><State>SP</State><Neighborhood>Jardim Paulista</Neighborhood>
      <Address>Rua Oscar Freire, 789</Address><Price>2500000</Price><LivingArea>200</LivingArea>
      <Bedrooms>3</Bedrooms><Bathrooms>3</Bathrooms><Parking>2</Parking><Description>Terraço gourmet</Description>
      <Media><Item><MediaURL>${photo(1)}</MediaURL><MediaType>image</MediaType><IsPrimary>false</IsPrimary></Item>
        <Item><MediaURL>${photo(2)}</MediaURL><MediaType>image</MediaType><IsPrimary>true</IsPrimary></Item></Media>
    </Listing></Listings></ListingDataFeed>`,
    ref: "123456",
    property: {
      title: "Cobertura no Jardins",
      type: "COBERTURA",
      purposes: ["VENDA"],
      salePrice: 2500000,
      parkingSpots: 2,
      address: address("São Paulo", "SP", "Jardim Paulista", { street: "Rua Oscar Freire", number: "789" }),
    },
    photos: [photo(2), photo(1)],
  },
  {
    by: "an AI-made broker's site: BusinessType, Num… counts, Area/UsableArea",
    connector: "VRSYNC",
    xml: `<ListingDataFeed><Header><Provider>Broker</Provider><ListingCount>1</ListingCount></Header><Listings><Listing>
      <ListingID>B-77</ListingID><Title>Casa para alugar</Title><BusinessType>For Rent</BusinessType>
      <Location><Address>Rua das Flores, 45 - fundos</Address><City>Curitiba</City><State>PR</State><Neighborhood>Batel</Neighborhood></Location>
      <Details><PropertyType>Residential/Casa</PropertyType><NumBedrooms>3</NumBedrooms><NumSuites>1</NumSuites>
        <NumBathrooms>2</NumBathrooms><NumGarages>1</NumGarages><Area><UsableArea>140</UsableArea></Area>
        <Prices><RentPrice>4200</RentPrice></Prices></Details>
      <Media><Photo main="true"><![CDATA[${photo(1)}]]></Photo><Photo>${photo(2)}</Photo></Media>
    </Listing></Listings></ListingDataFeed>`,
    ref: "B-77",
    property: {
      type: "CASA_RUA",
      purposes: ["LOCACAO"],
      rentPrice: 4200,
      bedrooms: 3,
      suites: 1,
      bathrooms: 2,
      parkingSpots: 1,
      area: 140,
      address: address("Curitiba", "PR", "Batel", {
        street: "Rua das Flores",
        number: "45",
        complement: "fundos",
      }),
    },
    photos: two,
  },
  {
    by: "a CRM: Price, YearlyTax, Owner, CondominiumName, Land / Lot",
    connector: "VRSYNC",
    xml: `<?xml version="1.0" encoding="UTF-8"?><!-- Portal: zap -->
<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync"><Listings><Listing>
  <ListingID>TE0007</ListingID><Title><![CDATA[Lote plano]]></Title><TransactionType>For Sale</TransactionType>
  <PublicationType>Standard</PublicationType><ListType>Featured</ListType><Status>Active</Status>
  <Details><PropertyType>Land / Lot</PropertyType><Description><![CDATA[Pronto para construir.]]></Description>
    <Bedrooms>0</Bedrooms><LivingArea unit="square metres">0</LivingArea><LotArea unit="square metres">360</LotArea>
    <Price currency="BRL">180000</Price><YearlyTax currency="BRL">300</YearlyTax>
    <Features><Feature>Água</Feature><Feature>Luz</Feature></Features></Details>
  <Location displayAddress="Neighborhood"><Country abbreviation="BR">Brasil</Country><State abbreviation="RS">RS</State>
    <City>Capão da Canoa</City><Neighborhood>Centro</Neighborhood><Address>Rua Sepé</Address><StreetNumber>s/n</StreetNumber>
    <PostalCode>95555-000</PostalCode><CondominiumName><![CDATA[Mar Azul]]></CondominiumName></Location>
  <Owner><Name><![CDATA[Fulano de Tal]]></Name><Phone>51 99999-0001</Phone></Owner>
  <Media><Item medium="image" caption="Foto 1" primary="true">${photo(1)}</Item><Item medium="image" caption="Foto 2" primary="false">${photo(2)}</Item></Media>
</Listing></Listings></ListingDataFeed>`,
    ref: "TE0007",
    property: {
      type: "TERRENO_RUA",
      salePrice: 180000,
      area: 360,
      amenities: ["Água", "Luz"],
      address: address("Capão da Canoa", "RS", "Centro", { street: "Rua Sepé", number: null }),
    },
    photos: two,
    notRead: ["condominiumName", "propertyTax"],
  },
  {
    by: "an older CRM: the type as nested empty elements, a namespace's prefix, a video among photos",
    connector: "VRSYNC",
    xml: `<?xml version="1.0"?><vr:ListingDataFeed xmlns:vr="http://www.vivareal.com/schemas/1.0/VRSync"><vr:Listings><vr:Listing>
      <vr:ListingID>AP-1042</vr:ListingID><vr:Title>Apartamento no Centro</vr:Title><vr:TransactionType>Rent</vr:TransactionType>
      <vr:Details><vr:PropertyType><vr:Residential><vr:Apartment/></vr:Residential></vr:PropertyType>
        <vr:RentalPrice currency="BRL" period="Monthly">2500</vr:RentalPrice><vr:Bedrooms>3</vr:Bedrooms><vr:LivingArea>78</vr:LivingArea></vr:Details>
      <vr:Location><vr:State>SP</vr:State><vr:City>São Paulo</vr:City><vr:Neighborhood>Sé</vr:Neighborhood></vr:Location>
      <vr:Media><vr:Item medium="image" primary="true">${photo(1)}</vr:Item><vr:Item medium="video">https://youtube.com/watch?v=x</vr:Item>
        <vr:Item medium="image">${photo(2)}</vr:Item></vr:Media></vr:Listing></vr:Listings></vr:ListingDataFeed>`,
    ref: "AP-1042",
    property: { type: "APARTAMENTO", purposes: ["LOCACAO"], rentPrice: 2500, bedrooms: 3, area: 78 },
    photos: two,
    notRead: ["video"],
  },
  {
    by: "a developer's site: Venda/Aluguel, the price as text, the place in one city",
    connector: "VRSYNC",
    xml: `<?xml version="1.0" encoding="utf-8"?><ListingDataFeed xmlns="http://www.vivareal.com.br/schemas/1.0/feed"><Listings><Listing>
      <ListingID>31</ListingID><Title>Sala na Asa Sul</Title><TransactionType>Aluguel/Venda</TransactionType>
      <DetailViewUrl>https://www.exemplo.com.br/imoveis/31</DetailViewUrl>
      <Location><City>Brasília - DF</City><Neighborhood>Asa Sul</Neighborhood></Location>
      <Details><PropertyType>Sala Comercial</PropertyType><ListPrice currency="BRL">R$ 350.000,00</ListPrice>
        <RentalPrice>R$ 2.100</RentalPrice><UsableArea>42 m²</UsableArea></Details>
      <Photos><Photo href="${photo(1)}"/><Photo href="${photo(2)}"/></Photos>
    </Listing></Listings></ListingDataFeed>`,
    ref: "31",
    property: {
      type: "SALA_COMERCIAL",
      purposes: ["VENDA", "LOCACAO"],
      salePrice: 350000,
      rentPrice: 2100,
      area: 42,
      listingUrl: "https://www.exemplo.com.br/imoveis/31",
      address: address("Brasília", "DF", "Asa Sul"),
    },
    photos: two,
  },
  {
    by: "a Vista-like export: the header within Listings, zeros for unknown, LotArea of a flat, Zone",
    connector: "VRSYNC",
    xml: `<?xml version="1.0" encoding="UTF-8"?><ListingDataFeed><Listings><Header><Provider>V</Provider></Header><Listing>
      <ListingID>900</ListingID><ContactInfo><Name>Imob</Name><Telephone>62 3333-0000</Telephone><Location><City>Goiânia</City></Location></ContactInfo>
      <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice currency="BRL">420000</ListPrice><LivingArea unit="square metres">70</LivingArea>
        <LotArea unit="square metres">110</LotArea><Bedrooms>2</Bedrooms><Suites>0</Suites><Garage type="Parking Space">1</Garage><Floors>0</Floors></Details>
      <Location displayAddress="All"><Country abbreviation="BR">BRASIL</Country><State abbreviation="GO">Goiás</State><City>Goiânia</City><Zone>1°</Zone>
        <Neighborhood>Setor Bueno</Neighborhood><Address>ENDEREÇO NÃO INFORMADO</Address><StreetNumber>00</StreetNumber></Location>
      <PublicationType>TRIPLE</PublicationType><Title>Apartamento no Bueno</Title>
      <Media><Item caption="a" medium="image" primary="true">${photo(1)}</Item></Media><TransactionType>For Sale</TransactionType>
    </Listing></Listings></ListingDataFeed>`,
    ref: "900",
    property: {
      type: "APARTAMENTO",
      salePrice: 420000,
      area: 70,
      address: address("Goiânia", "GO", "Setor Bueno", { street: null, number: null }),
    },
    photos: [photo(1)],
  },
  {
    by: "a website's script: several Fotos, an Endereco that holds the address, Venda as category",
    connector: "ZAP",
    xml: `<?xml version="1.0" encoding="UTF-8"?><Carga xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Imoveis><Imovel>
      <CodigoImovel>REF-9</CodigoImovel><TituloImovel>Cobertura duplex</TituloImovel><TipoImovel>Cobertura</TipoImovel><SubTipoImovel>Padrão</SubTipoImovel>
      <CategoriaImovel>Venda</CategoriaImovel><PrecoVenda>1250000</PrecoVenda><Observacao>Linda &amp;amp; clara</Observacao><InscricaoMunicipal></InscricaoMunicipal>
      <QtdDormitorios>4</QtdDormitorios><QtdSuites>2</QtdSuites><QtdBanheiros>5</QtdBanheiros><QtdVagas>3</QtdVagas><AreaUtil>230</AreaUtil><AreaTotal>300</AreaTotal>
      <Endereco><Logradouro>Av. Beira Mar</Logradouro><Numero>1500</Numero><Bairro>Meireles</Bairro><Cidade>Fortaleza</Cidade><UF>CE</UF><CEP>60165-121</CEP></Endereco>
      <Fotos><URLArquivo>${photo(1)}</URLArquivo></Fotos><Fotos><URLArquivo>${photo(2)}</URLArquivo></Fotos>
    </Imovel></Imoveis></Carga>`,
    ref: "REF-9",
    property: {
      type: "COBERTURA",
      purposes: ["VENDA"],
      salePrice: 1250000,
      bedrooms: 4,
      suites: 2,
      bathrooms: 5,
      parkingSpots: 3,
      area: 230,
      description: "Linda & clara",
      address: address("Fortaleza", "CE", "Meireles", { street: "Av. Beira Mar", number: "1500" }),
    },
    photos: two,
  },
  {
    by: "a site's route: Imovel right below Carga, bare counts, photos named by NomeArquivo",
    connector: "ZAP",
    xml: `<?xml version="1.0" encoding="UTF-8"?><Carga><Imovel>
      <CodigoImovel>54</CodigoImovel><TipoImovel>Casa em Condomínio</TipoImovel><SubTipoImovel>Casa em Condomínio</SubTipoImovel>
      <UF>SP</UF><Cidade>Sorocaba</Cidade><Bairro>Parque Campolim</Bairro><PrecoVenda></PrecoVenda><PrecoLocacao>6500</PrecoLocacao>
      <Dormitorios>3</Dormitorios><Suites>3</Suites><Vagas>4</Vagas><AreaUtil>210</AreaUtil><AreaTotal>300</AreaTotal><Descricao>Sobrado novo</Descricao>
      <Fotos><Foto><NomeArquivo>${photo(1)}</NomeArquivo><Principal>N</Principal></Foto><Foto><NomeArquivo>${photo(2)}</NomeArquivo><Principal>S</Principal></Foto></Fotos>
    </Imovel></Carga>`,
    ref: "54",
    property: {
      type: "CASA_CONDOMINIO",
      purposes: ["LOCACAO"],
      rentPrice: 6500,
      bedrooms: 3,
      suites: 3,
      parkingSpots: 4,
      area: 210,
      description: "Sobrado novo",
      address: address("Sorocaba", "SP", "Parque Campolim"),
    },
    photos: [photo(2), photo(1)],
  },
  {
    by: "a PHP script for a portal: ISO-8859-1, CodigoCentralVendas, Observacoes, m², Foto beside no Fotos",
    connector: "ZAP",
    xml: `<?xml version='1.0' encoding='iso-8859-1'?><Carga xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><Configuracao><RetornoViaWebservice>1</RetornoViaWebservice></Configuracao><Imoveis><Imovel>
      <CodigoCentralVendas>793252</CodigoCentralVendas><CodigoImovel>88</CodigoImovel><TipoImovel>Galpão/Depósito/Armazém</TipoImovel><UF>PR</UF><Cidade>Cascavel</Cidade>
      <Bairro>Centro</Bairro><Endereco>Rua Paraná, 300</Endereco><AreaTotal>1.200</AreaTotal><UnidadeMetrica>m²</UnidadeMetrica><PrecoVenda>2.400.000,00</PrecoVenda>
      <Observacoes><![CDATA[Galpão com docas]]></Observacoes><Foto><URLArquivo>${photo(1)}</URLArquivo><Principal>1</Principal></Foto>
    </Imovel></Imoveis></Carga>`,
    ref: "88",
    property: {
      type: "GALPAO",
      purposes: ["VENDA"],
      salePrice: 2400000,
      area: 1200,
      description: "Galpão com docas",
      address: address("Cascavel", "PR", "Centro", { street: "Rua Paraná", number: "300" }),
    },
    photos: [photo(1)],
  },
  {
    by: "a CRM for a portal: DESTACADO, UrlAtendimentoOnline, a photo's Descricao before the listing's text",
    connector: "ZAP",
    xml: `<?xml version="1.0" encoding="utf-8"?><Carga><Imoveis><Imovel>
      <publicacao><tipoPublicacao><![CDATA[DESTACADO]]></tipoPublicacao></publicacao><CodigoCentralVendas>LOJA-3</CodigoCentralVendas><CodigoImovel>LOJA-3</CodigoImovel><Modelo>Simples</Modelo>
      <Fotos><Foto><NomeArquivo>Img_Principal</NomeArquivo><URLArquivo>${photo(1)}</URLArquivo><Descricao>Fachada da loja</Descricao><Principal>1</Principal></Foto><Foto><NomeArquivo>Img_3</NomeArquivo><URLArquivo>${photo(2)}</URLArquivo></Foto></Fotos>
      <TituloImovel>Loja de esquina</TituloImovel><PrecoVenda>0</PrecoVenda><PrecoLocacao>3800,00</PrecoLocacao><PrecoCondominio>400</PrecoCondominio><TipoImovel>Loja/Salão</TipoImovel>
      <UF>MG</UF><Cidade>Uberlândia</Cidade><Bairro>Centro</Bairro><CEP>38400-000</CEP><AreaUtil>85,5</AreaUtil><Observacao><![CDATA[Ótimo ponto.]]></Observacao>
      <UrlAtendimentoOnline>https://www.exemplo.com.br/contato</UrlAtendimentoOnline>
    </Imovel></Imoveis></Carga>`,
    ref: "LOJA-3",
    property: {
      type: "LOJA_PONTO",
      purposes: ["LOCACAO"],
      rentPrice: 3800,
      area: 85.5,
      description: "Ótimo ponto.",
      listingUrl: null,
      address: address("Uberlândia", "MG", "Centro"),
    },
    photos: two,
    notRead: ["condominiumFee"],
  },
  {
    by: "an adapted portal format: lower-case carga/imovel, transacao, an address in endereco, imagem with ordem",
    connector: "ZAP",
    xml: `<?xml version="1.0" encoding="UTF-8"?><carga carteira="a" nome="A"><imovel>
      <codigo>MV12</codigo><titulo><![CDATA[Casa no Lago]]></titulo><descricao><![CDATA[Com piscina.]]></descricao><tipo>Casa</tipo><transacao>Locacao</transacao><preco>7800</preco>
      <condominio>0</condominio><iptu>0</iptu><area_util>260</area_util><area_total>600</area_total><dormitorios>4</dormitorios><suites>2</suites><banheiros>5</banheiros><vagas>4</vagas>
      <endereco><logradouro>Rua das Garças</logradouro><numero>10</numero><bairro>Centro</bairro><cidade>Gramado</cidade><estado>RS</estado><cep>95670-000</cep></endereco>
      <fotos><imagem ordem="1">${photo(1)}</imagem><imagem ordem="2">${photo(2)}</imagem></fotos>
    </imovel></carga>`,
    ref: "MV12",
    property: {
      title: "Casa no Lago",
      type: "CASA_RUA",
      purposes: ["LOCACAO"],
      rentPrice: 7800,
      bedrooms: 4,
      suites: 2,
      bathrooms: 5,
      parkingSpots: 4,
      area: 260,
      address: address("Gramado", "RS", "Centro", { street: "Rua das Garças", number: "10" }),
    },
    photos: two,
  },
  {
    by: "a generic imoveis/imovel: preco, area, quartos, photos as attributes",
    connector: "ZAP",
    xml: `<?xml version="1.0" encoding="UTF-8"?><imoveis><imovel><codigo>4411</codigo><titulo>Casa térrea</titulo><tipo>Casa</tipo><finalidade>venda</finalidade><cidade>Rio de Janeiro</cidade><uf>RJ</uf><bairro>Copacabana</bairro>
      <endereco>Av. Atlântica, 456</endereco><preco>1200000</preco><area>120</area><quartos>3</quartos><banheiros>2</banheiros><vagas>2</vagas><descricao>Vista para o mar</descricao>
      <fotos><foto url="${photo(1)}" destaque="false"/><foto url="${photo(2)}" destaque="true"/></fotos></imovel></imoveis>`,
    ref: "4411",
    property: {
      type: "CASA_RUA",
      purposes: ["VENDA"],
      salePrice: 1200000,
      area: 120,
      bedrooms: 3,
      bathrooms: 2,
      parkingSpots: 2,
      address: address("Rio de Janeiro", "RJ", "Copacabana", { street: "Av. Atlântica", number: "456" }),
    },
    photos: [photo(2), photo(1)],
  },
  {
    by: "an integrator's documentation of Carga: Categoria, Valor, Quartos, Garagem, Destaque of a photo",
    connector: "ZAP",
    xml: `<Carga><Imoveis><Imovel><CodigoImovel>123</CodigoImovel><TituloImovel>Apartamento moderno</TituloImovel><Categoria>Apartamento</Categoria><Cidade>São Paulo</Cidade><Estado>SP</Estado><Bairro>Vila Madalena</Bairro>
      <Endereco>Rua Harmonia, 123</Endereco><Valor>850000</Valor><AreaUtil>85</AreaUtil><Quartos>2</Quartos><Banheiros>2</Banheiros><Garagem>1</Garagem><Descricao>Vista para o parque</Descricao>
      <Fotos><Foto><URLArquivo>${photo(1)}</URLArquivo><Destaque>false</Destaque></Foto><Foto><URLArquivo>${photo(2)}</URLArquivo><Destaque>true</Destaque></Foto></Fotos></Imovel></Imoveis></Carga>`,
    ref: "123",
    property: {
      type: "APARTAMENTO",
      purposes: ["VENDA"],
      salePrice: 850000,
      bedrooms: 2,
      parkingSpots: 1,
      area: 85,
      address: address("São Paulo", "SP", "Vila Madalena", { street: "Rua Harmonia", number: "123" }),
    },
    photos: [photo(2), photo(1)],
  },
  {
    by: "a WordPress plugin: internal id and reference, one fixed state, street and number in one text",
    connector: "OPENNAVENT",
    xml: `<?xml version="1.0" encoding="UTF-8"?><OpenNavent><dataModificacao><![CDATA[1790000000000]]></dataModificacao><Imoveis><Imovel>
      <codigoAnuncio><![CDATA[1812]]></codigoAnuncio><codigoReferencia><![CDATA[SO-22]]></codigoReferencia>
      <tipoPropriedade><idTipo><![CDATA[1]]></idTipo><idSubTipo><![CDATA[33]]></idSubTipo><tipo><![CDATA[Casa]]></tipo></tipoPropriedade>
      <titulo><![CDATA[Sobrado em Santana]]></titulo><descricao><![CDATA[Dois pavimentos, quintal e churrasqueira coberta.]]></descricao>
      <precos><preco><quantidade><![CDATA[980000]]></quantidade><moeda><![CDATA[BRL]]></moeda><operacao><![CDATA[VENTA]]></operacao></preco></precos>
      <caracteristicas><caracteristica><id><![CDATA[CFT2]]></id><nome><![CDATA[PRINCIPALES|QUARTO]]></nome><valor><![CDATA[3]]></valor></caracteristica>
        <caracteristica><id><![CDATA[CFT101]]></id><nome><![CDATA[MEDIDAS|AREA_UTIL]]></nome><valor><![CDATA[150]]></valor></caracteristica>
        <caracteristica><id><![CDATA[CFT100]]></id><nome><![CDATA[MEDIDAS|AREA_TOTAL]]></nome><valor><![CDATA[150]]></valor></caracteristica>
        <caracteristica><id><![CDATA[CFT400]]></id><nome><![CDATA[PRINCIPALES|IPTU]]></nome><valor><![CDATA[220]]></valor></caracteristica></caracteristicas>
      <localizacao><localidade><![CDATA[Santana,São Paulo,São Paulo,Brasil]]></localidade><endereco><![CDATA[Rua Voluntários da Pátria, 900 - casa 2]]></endereco><mostrarMapa>APROXIMADO</mostrarMapa></localizacao>
      <multimidia><imagens><imagem><urlImagem><![CDATA[${photo(1)}]]></urlImagem></imagem><imagem><urlImagem><![CDATA[${photo(2)}]]></urlImagem></imagem></imagens><plantas><planta><urlImagem>${photo(9)}</urlImagem></planta></plantas></multimidia>
      <publicacao><tipoPublicacao><![CDATA[SIMPLE]]></tipoPublicacao></publicacao><publicador><emailUsuario><![CDATA[a@exemplo.com.br]]></emailUsuario></publicador>
    </Imovel></Imoveis></OpenNavent>`,
    ref: "1812",
    property: {
      type: "CASA_RUA",
      purposes: ["VENDA"],
      salePrice: 980000,
      bedrooms: 3,
      area: 150,
      address: address("São Paulo", "SP", "Santana", {
        street: "Rua Voluntários da Pátria",
        number: "900",
        complement: "casa 2",
      }),
    },
    photos: two,
    notRead: ["plan", "propertyTax"],
  },
  {
    by: "a Rails serializer for Casa Mineira: Residencial and the kind below it, preco beside operacao",
    connector: "OPENNAVENT",
    xml: `<?xml version="1.0"?><OpenNavent><dataModificacao>1790000000000</dataModificacao><Imoveis><Imovel>
      <codigoAnuncio><![CDATA[CM-1]]></codigoAnuncio><tipoPropriedade><tipo><![CDATA[Residencial]]></tipo><subTipo><![CDATA[Apartamento]]></subTipo></tipoPropriedade>
      <titulo><![CDATA[Apartamento no Funcionários]]></titulo><precos><preco><operacao>Aluguel</operacao><preco>3900</preco><moeda>BRL</moeda></preco></precos>
      <valorCondominio><![CDATA[Sem Condominio]]></valorCondominio>
      <caracteristicas><caracteristica><nome>PRINCIPALES|QUARTO</nome><valor>2</valor></caracteristica><caracteristica><nome>PRINCIPALES|BANHEIRO</nome><valor>1</valor></caracteristica><caracteristica><nome>PRINCIPALES|VAGA</nome><valor>1</valor></caracteristica>
        <caracteristica><nome>MEDIDAS|AREA_UTIL</nome><valor>64</valor></caracteristica><caracteristica><nome>AREAS_COMUNS|PISCINA</nome></caracteristica></caracteristicas>
      <localizacao><localidade>Funcionários,Belo Horizonte,Minas Gerais,Brasil</localidade></localizacao>
      <multimidia><imagens><imagem><urlImagem>${photo(1)}</urlImagem></imagem></imagens></multimidia></Imovel></Imoveis></OpenNavent>`,
    ref: "CM-1",
    property: {
      type: "APARTAMENTO",
      purposes: ["LOCACAO"],
      rentPrice: 3900,
      bedrooms: 2,
      bathrooms: 1,
      parkingSpots: 1,
      area: 64,
      amenities: ["Piscina"],
      address: address("Belo Horizonte", "MG", "Funcionários"),
    },
    photos: [photo(1)],
  },
  {
    by: "a CRM's mapper: only the city in localidade, ALUGUEL, a code of the portal's place",
    connector: "OPENNAVENT",
    xml: `<?xml version="1.0" encoding="UTF-8"?><OpenNavent><dataModificacao><![CDATA[1]]></dataModificacao><Imoveis><Imovel><codigoAnuncio>V-1001</codigoAnuncio>
      <tipoPropriedade><idTipo>1005</idTipo><idSubTipo>19</idSubTipo><tipo>Comercial</tipo><subTipo>Loja/Salão</subTipo></tipoPropriedade><titulo>Loja térrea</titulo><descricao>Ponto comercial de rua.</descricao>
      <precos><preco><quantidade>5200</quantidade><moeda>BRL</moeda><operacao>ALUGUEL</operacao></preco></precos>
      <localizacao><endereco>Rua Central</endereco><localidade>Campinas</localidade><estado>SP</estado><codigoPostal>13010-050</codigoPostal></localizacao>
      <caracteristicas><caracteristica><nome>MEDIDAS|AREA_TOTAL</nome><valor>140</valor></caracteristica><caracteristica><nome>PRINCIPALES|CONDOMINIO</nome><valor>750</valor></caracteristica></caracteristicas>
      <multimidia><imagens><imagem><urlImagem>${photo(1)}</urlImagem><titulo>Fachada</titulo></imagem></imagens><videos><video><codigoVideo>abc</codigoVideo></video></videos></multimidia>
      <publicador><codigoImobiliaria>1</codigoImobiliaria><nomeContato>Ana</nomeContato></publicador></Imovel></Imoveis></OpenNavent>`,
    ref: "V-1001",
    property: {
      title: "Loja térrea",
      type: "LOJA_PONTO",
      purposes: ["LOCACAO"],
      rentPrice: 5200,
      area: 140,
      address: address("Campinas", "SP", "Centro", { street: "Rua Central" }),
    },
    photos: [photo(1)],
    notRead: ["condominiumFee", "video"],
    remarks: ["by_postal_code"],
  },
  {
    by: "the portal's own example: both operations, hidden address, features in words",
    connector: "CHAVES_NA_MAO",
    xml: `<?xml version="1.0" encoding="UTF-8"?><Document><imoveis><imovel><referencia>AP01</referencia><codigo_cliente>001</codigo_cliente><link_cliente>https://www.exemplo.com.br/ap01</link_cliente>
      <titulo>Apartamento no Água Verde</titulo><transacao>V</transacao><transacao2>L</transacao2><finalidade>RE</finalidade><finalidade2/><destaque>0</destaque><tipo>Apartamento</tipo><tipo2/>
      <valor>735000.00</valor><valor_locacao>3900.00</valor_locacao><valor_iptu>110.00</valor_iptu><valor_condominio>610.00</valor_condominio><area_total>142.00</area_total><area_util>98.00</area_util><conservacao>U</conservacao>
      <quartos>3</quartos><suites>1</suites><garagem>2</garagem><banheiro>2</banheiro><closet>0</closet><salas>2</salas><estado>PR</estado><cidade>Curitiba</cidade><bairro>Água Verde</bairro><cep>80240-000</cep>
      <endereco>Av. Iguaçu</endereco><numero>2000</numero><complemento>AP 31</complemento><esconder_endereco_imovel>0</esconder_endereco_imovel><descritivo><![CDATA[Sol da manhã.]]></descritivo>
      <fotos_imovel><foto><url>${photo(1)}</url><data_atualizacao>2026-11-01 10:00:00</data_atualizacao></foto><foto><url>${photo(2)}</url></foto></fotos_imovel>
      <data_atualizacao>2026-11-02 09:00:00</data_atualizacao><latitude>-25.4</latitude><longitude>-49.2</longitude><video/><area_comum><item>Playground</item></area_comum><area_privativa><item>Churrasqueira</item></area_privativa>
      <aceita_troca>0</aceita_troca><periodo_locacao>1</periodo_locacao></imovel></imoveis></Document>`,
    ref: "AP01",
    property: {
      type: "APARTAMENTO",
      purposes: ["VENDA", "LOCACAO"],
      salePrice: 735000,
      rentPrice: 3900,
      area: 98,
      bedrooms: 3,
      suites: 1,
      bathrooms: 2,
      parkingSpots: 2,
      amenities: ["Playground", "Churrasqueira"],
      address: address("Curitiba", "PR", "Água Verde", {
        street: "Av. Iguaçu",
        number: "2000",
        complement: "AP 31",
      }),
    },
    photos: two,
    notRead: ["condominiumFee", "coordinates", "propertyTax", "salas"],
  },
  {
    by: "a small CRM: Chaves na Mão with full words, a rent with the sale's element, photos as text",
    connector: "CHAVES_NA_MAO",
    xml: `<?xml version="1.0" encoding="UTF-8"?><Document><imoveis><imovel><referencia>CH9</referencia><titulo>Chácara</titulo><transacao>Locação</transacao><finalidade>RE</finalidade><tipo>Sítio / Chácara</tipo>
      <valor>2500</valor><area_total>5000</area_total><quartos>2</quartos><estado>SP</estado><cidade>Atibaia</cidade><bairro>Centro</bairro><descritivo>Pomar</descritivo>
      <fotos_imovel><foto>${photo(1)}</foto><foto>${photo(2)}</foto></fotos_imovel></imovel></imoveis></Document>`,
    ref: "CH9",
    property: {
      type: "CHACARA_SITIO",
      purposes: ["LOCACAO"],
      salePrice: null,
      rentPrice: 2500,
      area: 5000,
      bedrooms: 2,
    },
    photos: two,
  },
  {
    by: "a marketplace's format in VRSync's envelope: category with the operation, attributes by name",
    connector: "ZAP",
    xml: `<ListingDataFeed><imoveis><email>contato@exemplo.com.br</email><imovel><imovelId><![CDATA[77]]></imovelId><title><![CDATA[Apartamento à venda, 72 m²]]></title><category>Apartamentos &gt; Venda</category><price>410000</price><listingType>silver</listingType>
      <pictures><imageURL>${photo(1)}</imageURL><imageURL>${photo(2)}</imageURL></pictures><sellerContact><contact>Imob</contact><phone>(11) 3902-0000</phone><email>c@exemplo.com.br</email></sellerContact>
      <location><addressLine>Rua Turiassu, 210</addressLine><zipCode>05005-000</zipCode><neighborhood>Perdizes</neighborhood><city>São Paulo</city><state>SP</state><country>Brasil</country></location>
      <attributes><attribute><name>Quartos</name><value>2</value></attribute><attribute><name>Banheiros</name><value>1</value></attribute><attribute><name>Garagens</name><value>1</value></attribute><attribute><name>Piscina</name><value>1</value></attribute></attributes>
      <description><![CDATA[Perto do metrô.]]></description></imovel></imoveis></ListingDataFeed>`,
    ref: "77",
    property: {
      type: "APARTAMENTO",
      purposes: ["VENDA"],
      salePrice: 410000,
      bedrooms: 2,
      bathrooms: 1,
      parkingSpots: 1,
      amenities: ["Piscina"],
      address: address("São Paulo", "SP", "Perdizes", { street: "Rua Turiassu", number: "210" }),
    },
    photos: two,
  },
];

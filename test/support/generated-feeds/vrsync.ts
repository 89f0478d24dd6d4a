import { address, type GeneratedFeed, photo, two } from "./feed.ts";

export const OF_VRSYNC: readonly GeneratedFeed[] = [
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
    notRead: ["condominiumFee", "portal", "propertyTax", "rooms"],
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
    remarks: ["purpose_by_price"],
    reasons: { purpose_by_price: 1 },
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
    notRead: ["caption", "condominiumName", "contact", "portal", "propertyTax"],
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
    notRead: ["caption", "contact", "lotarea", "portal"],
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
];

import { address, type GeneratedFeed, photo, two } from "./feed.ts";

export const OF_ZAP: readonly GeneratedFeed[] = [
  {
    by: "a website's script: several Fotos, an Endereco that holds the address, Venda as category",
    connector: "ZAP",
    notRead: ["areatotal"],
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
    notRead: ["areatotal"],
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
    notRead: ["portal"],
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
    notRead: ["condominiumFee", "descricao", "portal"],
  },
  {
    by: "an adapted portal format: lower-case carga/imovel, transacao, an address in endereco, imagem with ordem",
    connector: "ZAP",
    notRead: ["areatotal"],
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
    remarks: ["purpose_by_price"],
    reasons: { purpose_by_price: 1 },
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
    by: "a marketplace's format in VRSync's envelope: category with the operation, attributes by name",
    connector: "ZAP",
    notRead: ["contact", "listingtype", "portal"],
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

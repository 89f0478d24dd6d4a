import { address, type GeneratedFeed, photo, two } from "./feed.ts";

export const OF_OTHERS: readonly GeneratedFeed[] = [
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
    notRead: ["codigoreferencia", "contact", "plan", "portal", "propertyTax"],
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
    notRead: ["condominiumFee", "contact", "titulo", "video"],
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
    notRead: ["areatotal", "condominiumFee", "coordinates", "portal", "propertyTax", "salas"],
  },
  {
    by: "a small CRM: Chaves na Mão with full words, a rent with the sale's element, photos as text",
    connector: "CHAVES_NA_MAO",
    notRead: ["portal"],
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
];

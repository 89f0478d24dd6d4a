import { type Field, field } from "./field.ts";

/** A price for whichever purpose the property is offered for. */
export const PRICE = "price";
/** Whether it is on the market, for which purpose, or both: CRMs use the same heading for either. */
export const MARKET = "market";
/** Parts of a number in a neighboring column: "ha", "US$", "por dia". */
export const AREA_UNIT = "areaUnit";
export const CURRENCY = "currency";
export const RENT_PERIOD = "rentPeriod";
export const GATED = "gated";
export const STREET_TYPE = "streetType";
/** Purposes with one column each, which says "sim" or "não". */
export const FOR_SALE = "forSale";
export const FOR_RENT = "forRent";
/** Parts of the parking spots, where no column has their number. */
export const COVERED_PARKING = "coveredParking";
export const OPEN_PARKING = "openParking";
/** Decides the neighborhood if the sheet names no known one; the account does not keep it. */
export const POSTAL_CODE = "address/postalCode";

/**
 * Columns of a sheet of properties, as agencies and CRMs name them (Vista, Jetimob, Kenlo, Tecimob, Superlógica). In
 * the order in which they are exported.
 */
export const PROPERTY_FIELDS: readonly Field[] = [
  field(
    "externalRef",
    "code",
    ["código", "code"],
    "codigo referencia reference ref cod codimovel idexterno codigoreferencia codigointerno codigocrm refimovel imocodigo externalref idimovel identificador codigoanuncio codanuncio referenciaanuncio refanuncio idanuncio propertyid homelistingid",
  ),
  field(
    "type",
    "type",
    ["tipo", "type"],
    "subtipo subtipoimovel subcategoria categoria categoriaimovel tipoimovel tipo tipopropriedade propertytype especie",
    "first",
  ),
  field(
    "purposes",
    "purposes",
    ["finalidade", "purposes"],
    "purposes negocio tiponegocio transacao tipotransacao operacao modalidade contrato pretensao ofertadopara disponivelpara objetivo finalidade finalidades finalidadeanuncio vl vendalocacao vendaaluguel listingtype transactiontype operacion",
    "first",
  ),
  field(FOR_SALE, "yes", ["à venda", "for sale"], "avenda paravenda disponivelvenda"),
  field(FOR_RENT, "yes", ["para alugar", "for rent"], "paraalugar paraaluguel paralocacao disponivellocacao"),
  field(
    GATED,
    "beside",
    ["condomínio fechado", "gated community"],
    "condominiofechado emcondominio emcondominiofechado",
    "join",
  ),
  field(
    "salePrice",
    "amount",
    ["preço de venda", "sale price"],
    "valorvenda precovenda venda vlrvenda vlvenda valvenda valorimovelvenda saleprice valorparavenda precoparavenda valortabela precotabela askingprice",
  ),
  field(
    "rentPrice",
    "amount",
    ["preço do aluguel", "rent"],
    "valorlocacao valoraluguel precoaluguel precolocacao aluguel locacao vlraluguel vlrlocacao vllocacao vlaluguel vallocacao rentprice valoraluguelmensal aluguelmensal valorparalocacao valorparaaluguel monthlyrent",
  ),
  field(
    PRICE,
    "amount",
    ["preço", "price"],
    "valor preco vlr valortotal valoranunciado valoranuncio precoanuncio listprice valorpedido valoratual precoatual precio",
  ),
  field(
    "title",
    "text",
    ["título", "title"],
    "tituloanuncio titulosite tituloweb tituloportal titulo nomeanuncio chamada manchete",
    "first",
  ),
  field(
    "description",
    "text",
    ["descrição", "description"],
    "descricaoweb descricaosite descricaoanuncio anunciovenda anunciolocacao textoanuncio textosite descricaointernet descricaocompleta descricaodetalhada descricao",
    "first",
  ),
  field(
    "address/city",
    "place",
    ["cidade", "city"],
    "cidade municipio city enderecocidade cidadeimovel nomecidade localidade cidadeuf cidadeestado municipiouf cidadeeuf cidadeeestado ciudad cid",
  ),
  field(
    "address/state",
    "place",
    ["UF", "state"],
    "uf estado state enderecoestado enderecouf siglaestado estadouf ufestado provincia addressregion",
  ),
  field("address/cityId", "place", ["código IBGE", "IBGE code"], "cityid ibge codigoibge codibge"),
  field(
    "address/neighborhood",
    "place",
    ["bairro", "neighborhood"],
    "bairro enderecobairro nomebairro neighborhood bairrooficial bairrocomercial district barrio",
    "first",
  ),
  field(
    POSTAL_CODE,
    "place",
    ["CEP", "postal code"],
    "cep enderecocep codigopostal postalcode zipcode zip cepimovel cependereco",
  ),
  field("address/neighborhoodSlug", "place", ["bairro no catálogo", "neighborhoodSlug"], "neighborhoodslug"),
  field(
    "address/street",
    "line",
    ["rua", "street"],
    "rua logradouro endereco street enderecologradouro enderecorua nomelogradouro enderecoruan address addressaddr1 direccion",
  ),
  field(
    STREET_TYPE,
    "beside",
    ["tipo de logradouro", "type of street"],
    "tipoendereco tipologradouro tipodelogradouro enderecotipo streettype",
    "join",
  ),
  field(
    "address/number",
    "line",
    ["número", "number"],
    "numero number n no nr num enderecono endereconumero numeroendereco nroendereco numeroimovel nro streetnumber streetno",
  ),
  field(
    "address/complement",
    "line",
    ["complemento", "complement"],
    "complemento complement compl enderecocomplemento unidade",
  ),
  field(
    "bedrooms",
    "count",
    ["quartos", "bedrooms"],
    "quartos dormitorios dorms dorm dormitorio quarto dts bedrooms quartosdormitorios dormitoriosquartos qtos qto beds",
  ),
  field("suites", "count", ["suítes", "suites"], "suites suite sui suit sendosuites"),
  field(
    "bathrooms",
    "count",
    ["banheiros", "bathrooms"],
    "banheiros banheiro bathrooms wc wcs bwc banheirosocial banheirossociais totalbanheiros banhos banh baths banos",
  ),
  field(
    "parkingSpots",
    "count",
    ["vagas", "parking spots"],
    "vagas vaga garagem garagens vagasgaragem vagagaragem parkingspots garages vagasdegaragem vagastotais gar vg vgs vag parking parkingspaces cocheras",
  ),
  field(
    COVERED_PARKING,
    "count",
    ["vagas cobertas", "covered parking spots"],
    "vagascobertas vagasgaragemcobertas garagenscobertas garagemcoberta vagacoberta",
  ),
  field(
    OPEN_PARKING,
    "count",
    ["vagas descobertas", "open parking spots"],
    "vagasdescobertas vagasgaragemdescobertas garagensdescobertas garagemdescoberta vagadescoberta",
  ),
  field(
    "area",
    "area",
    ["área", "area"],
    "areautil autil util m²uteis m2uteis areaprivativa aprivativa privativa areapriv areaprivada areauseful usablearea livingarea sqm areainterna area metragem m m2 m² tamanho areaconstruida aconstruida areaedificada areatotal atotal metragemtotal m²total m2total areaterreno aterreno terrenototal arealote terreno hectares size sizesqm areasize superficie",
    "first",
  ),
  field(
    AREA_UNIT,
    "beside",
    ["unidade da área", "unit of the area"],
    "medida unidademedida unidadearea unidadesarea medidaarea tipomedida tipometragem unidademetrica areaunidade areaunit",
    "join",
  ),
  field(CURRENCY, "beside", ["moeda", "currency"], "moeda moedavenda moedavalor tipomoeda currency", "join"),
  field(
    RENT_PERIOD,
    "beside",
    ["período do aluguel", "period of the rent"],
    "periodo periodicidade periodolocacao periodoaluguel periodovalor periodicidadealuguel periodicidadelocacao frequencia cobranca rentperiod",
    "join",
  ),
  field("privateArea", "area", ["área coberta", "covered area"], "areacoberta"),
  field(
    "listingUrl",
    "text",
    ["link", "link"],
    "link url site linksite urlsite linkanuncio urlanuncio enderecosite linkimovel permalink",
  ),
  field(
    "captadorName",
    "line",
    ["captador", "listing agent"],
    "captador agenciador angariador corretorcaptador nomecaptador captacao corretoragenciador corretorangariador captadorname",
  ),
  field(
    "photos",
    "photos",
    ["fotos", "photos"],
    "fotodestaque fotoprincipal fotocapa imagemdestaque imagemprincipal capa fotos foto imagens imagem photos photo urlfoto urlfotos urlsfotos linkfoto linkfotos linksfotos fotoslinks fotoslink fotosurl fotosurls fotosanuncio urlimagem urlimagens galeria photourls photourl images imageurl imageurls",
    "join",
  ),
  field(
    MARKET,
    "market",
    ["situação", "status"],
    "status situacao sit disponibilidade situacaoimovel statusimovel ativo disponivel situacaocadastro situacaocomercial statusanuncio situacaoanuncio estadooferta vendido vendida alugado alugada locado locada inativo inativa ativa suspenso imovelvendido imovelalugado imovelativo imovelinativo datavenda datavendido exibirnosite exibirsite publicarnosite publicadonosite mostrarnosite ativosite ativonosite noar availability statusvenda situacaovenda statuslocacao situacaolocacao statusaluguel situacaoaluguel excluido deletado deletedat dataexclusao",
    "agree",
  ),
];

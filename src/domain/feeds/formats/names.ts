/**
 * What feeds contain and the account has no field for, by the name that a report uses. Other unread elements are
 * reported under their own name.
 */
export const NOT_READ = {
  condominiumFee:
    "propertyadministrationfee condominiumfee precocondominio condofee expensas valorcondominio valor_condominio condominiumprice caracteristica:cft6 caracteristica:condominio caracteristica:expensas",
  propertyTax:
    "iptu yearlytax propertytax valoriptu precoiptu precoiptuimovel valor_iptu caracteristica:cft400 caracteristica:iptu",
  video: "video videos linkvideo videourl youtube",
  tour: "virtualtourlink virtualtour tour tours360 tour_360 tourvirtual linktourvirtual tour360",
  plan: "plantas floorplans floorplan planta",
  coordinates: "latitude longitude coordinates lat lng geo gmapslatitude gmapslongitude",
  yearBuilt: "yearbuilt anoconstrucao buildyear caracteristica:cft5 caracteristica:idade",
  floor:
    "floors unitfloor qtdandar numeroandar andar floor qtdandares buildings qtdunidadesandar qtdelevador",
  condominiumName:
    "nomecondominio nomeedificio nomeempreendimento empreendimento condominiumname condominio_nome development",
  building: "building edificio",
  launch: "lancamento",
  file: "anexo anexos document documents documento documentos",
} as const satisfies Readonly<Record<string, string>>;

/** Contacts, and what only portals use, are each reported under one name, whatever their elements are called. */
export type NotRead = keyof typeof NOT_READ | "contact" | "portal";

export const notReadByName: ReadonlyMap<string, NotRead> = new Map(
  Object.entries(NOT_READ).flatMap(([label, names]) =>
    names.split(" ").map((name) => [name.replaceAll("_", ""), label as NotRead] as const),
  ),
);

/** Contacts and owners: their address is not the property's, and personal data is neither read nor reported. */
export const CONTACTS = new Set(
  [
    "contactinfo contact owner proprietario corretor broker agent publicador publisher anunciante captador",
    "imobiliaria agency header provider nomeproprietario emailproprietario telefoneproprietario",
    "empresa company realtor realtors equipe team membro membros agente agentes agents corretores imobiliarias",
    "celularproprietario cpfproprietario sellercontact corretornome corretoremail advertiser",
    "similares semelhantes relacionados",
  ]
    .join(" ")
    .split(" "),
);

/** Of interest only to the portal: nobody misses them in a property. */
export const PORTAL = new Set(
  [
    "publicationtype featured highlighted listdate expirationdate usagetype country zone zona regiao pais region",
    "tipooferta destaque destaqueportal modelo publicavalores publicacao tipopublicacao filial codigocliente",
    "codigo_cliente codigoimovelauxiliar datacadastro inscricaomunicipal finalidade finalidade2 tipo2 conservacao",
    "mostrarmapa muestramapa idlocalidade esconder_endereco_imovel padraoimovel padraolocalizacao faceimovel",
    "ocupacao displayaddress datamodificacao updatedat createdat publishdate pubdate ispermalink nomearquivo agencyname warranties warranty",
    "garantialocacao exclusividade aceitapermuta aceita_troca estudapermuta aceitafinanciamento",
    "aceitanegociacao moeda chave key position codigocentralvendas urlatendimentoonline listtype listingcount",
  ]
    .join(" ")
    .replaceAll("_", "")
    .split(" "),
);

/** Elements that hold a listing's photos, or one of them. */
export const PHOTO_PLACES = new Set(
  "media photos photo fotos foto images image imagens imagem imagenes imagen pictures picture gallery galeria multimidia multimedia fotosimovel midia midias fotoprincipal fotocapa fotodestaque imagemprincipal imagemdestaque featuredimage mainphoto mainimage mainpicture coverphoto coverimage imageurl imageurls imagesurl imagemurl photourl photourls fotourl fotosurl fotoslinks urlfoto urlfotos urlimagem urlimagens urlimage fotosanuncio enclosure imagelink additionalimagelink".split(
    " ",
  ),
);

/** Elements whose photo comes first. */
export const LEADING = /principal|capa|destaque|featured|^main|^cover/;
export const PHOTO_ADDRESSES = new Set(
  "url urlarquivo urlimagem urlimagen mediaurl photourl imageurl pictureurl src href link urlfoto fotourl fullurl urlimage caminho urls arquivo".split(
    " ",
  ),
);

/** Elements that hold a photo's address if an address is all that they hold. */
export const PHOTO_VALUES = new Set("valor value conteudo content".split(" "));

/** Elements that hold the address of a photo in one size. */
export const PHOTO_SIZES = new Set(
  "original full grande large big alta media medium normal pequena pequeno small thumb thumbnail miniatura".split(
    " ",
  ),
);

const OTHERS: ReadonlySet<NotRead> = new Set([
  "condominiumFee",
  "propertyTax",
  "video",
  "tour",
  "plan",
  "file",
]);

/** Elements inside which nothing is about the property: the amount of a fee, the title of a video. */
export const UNVISITED: ReadonlySet<string> = new Set(
  [...notReadByName].filter(([, label]) => OTHERS.has(label)).map(([name]) => name),
);

/** The condominium fee: an element of its own, or inside one with more about the condominium. */
export const CONDOMINIUM = "condominio";
export const FEE_AMOUNTS = new Set(["valor", "preco", "price", "value", "quantidade", "taxa", "mensal"]);

/** What contains homes: its areas, rooms and prices are not those of one home. */
export const BUILDINGS = new Set([
  CONDOMINIUM,
  ..."condominium empreendimento development edificio unit units unidades tipologia tipologias fotoscondominio".split(
    " ",
  ),
]);

/** Elements and attributes that hold the value of the one around them: `<Cidade><Nome>Santos</Nome></Cidade>`. */
export const VALUES = "value valor abbreviation content text nome name sigla descricao total".split(" ");

/** The names of an element's currency, as an attribute or inside it. */
export const CURRENCIES = "currency moeda moneda".split(" ");
export const UNITS = "unit areaunit unidade unidademedida unidademetrica".split(" ");
export const PERIODS = "period periodo periodicidade".split(" ");
/** Elements about the past, the surroundings, advertisements or papers, not about the home. */
export const NOT_ABOUT_HOME =
  /^(?:histor|antig|proximidade|arredores|vizinhanca|nearby|pontos?_?(?:de_?)?interesse|chaves$|local_?chaves?|plantao|estande|portal$|portais|publicac|integrac|seo$|meta$|opengraph|blog|redes|social_?(?:media|network)|visitas|estatisticas|financiamento|comissao|seguro|permuta|promoc(?:ao|oes)$|pacotes$|mapas?$|entrada$|parcela|matricula)|anterior(?:es)?$|(?:relacionad[oa]s?|semelhantes|similares|sugerid[oa]s|related|similar)$/;

/** Elements whose prices, switches and periods are for one purpose: `<Locacao><Ativo>1</Ativo><Preco>`. */
export const OF_PURPOSES: ReadonlyMap<string, "sale" | "rent" | "season"> = new Map([
  ...["venda", "sale", "compra"].map((name) => [name, "sale"] as const),
  ...["locacao", "aluguel", "rent", "rental", "lease"].map((name) => [name, "rent"] as const),
  ...["temporada", "season", "seasonal", "diaria"].map((name) => [name, "season"] as const),
]);

/** Elements and attributes that say what a price is for: `<Preco tipo="locacao">`. */
export const PRICE_KINDS = [
  ..."tipo type operacao operation finalidade purpose transacao transaction transactiontype negocio modalidade".split(
    " ",
  ),
  ..."nome name descricao description".split(" "),
];

/** The bounds of a number that differs from home to home. */
export const LEAST = ["min", "minimo"];
export const MOST = ["max", "maximo"];

/** Inside a field's own element these describe only that field. */
export const FIELD_FACTS: ReadonlySet<string> = new Set([
  ...VALUES,
  ...CURRENCIES,
  ...UNITS,
  ...PERIODS,
  ...PRICE_KINDS,
  ...LEAST,
  ...MOST,
  ..."id codigo code".split(" "),
]);

/** The elements of an address: a code or a reference inside one does not identify the listing. */
export const ADDRESSES = new Set(["location", "localizacao", "localizacion", "address", "endereco"]);

/** Elements that describe a photo. */
export const PHOTO_FACTS = new Set(
  "type medium mediatype kind fototipo primary isprimary principal cover capa alterada legenda caption tamanho size".split(
    " ",
  ),
);

/** Elements that only hold others. */
export const CONTAINERS = new Set(
  "details location features caracteristicas amenities commondata localizacao localizacion precos precios comercializacao valores endereco address area areas areacomum areaprivativa attributes prices tipopropriedade tipodepropiedad valor".split(
    " ",
  ),
);

/**
 * What feeds contain and the account has no field for, by the name that a report uses. Other unread elements are
 * reported under their own name.
 */
export const NOT_READ = {
  condominiumFee:
    "propertyadministrationfee condominiumfee precocondominio valorcondominio valor_condominio condominiumprice caracteristica:cft6 caracteristica:condominio caracteristica:expensas",
  propertyTax:
    "iptu yearlytax propertytax valoriptu precoiptu precoiptuimovel valor_iptu caracteristica:cft400 caracteristica:iptu",
  video: "video videos linkvideo videourl youtube",
  tour: "virtualtourlink virtualtour tour tours360 tour_360 tourvirtual linktourvirtual tour360",
  plan: "plantas floorplans floorplan planta",
  coordinates: "latitude longitude coordinates lat lng geo gmapslatitude gmapslongitude",
  yearBuilt: "yearbuilt anoconstrucao buildyear caracteristica:cft5 caracteristica:idade",
  floor:
    "floors unitfloor qtdandar numeroandar andar floor qtdandares buildings qtdunidadesandar qtdelevador",
  condominiumName: "nomecondominio nomeedificio empreendimento condominiumname condominio_nome development",
  launch: "lancamento",
  file: "anexo anexos document documents",
} as const satisfies Readonly<Record<string, string>>;

export type NotRead = keyof typeof NOT_READ;

export const notReadByName: ReadonlyMap<string, NotRead> = new Map(
  Object.entries(NOT_READ).flatMap(([told, names]) =>
    names.split(" ").map((name) => [name.replaceAll("_", ""), told as NotRead] as const),
  ),
);

/** Contacts and owners: their address is not the property's, and personal data is neither read nor reported. */
export const FOREIGN = new Set(
  [
    "contactinfo contact owner proprietario corretor broker agent publicador publisher anunciante captador",
    "imobiliaria agency header provider nomeproprietario emailproprietario telefoneproprietario",
    "empresa company realtor realtors equipe team membro membros agente agentes agents corretores imobiliarias",
    "celularproprietario cpfproprietario sellercontact corretornome corretoremail advertiser",
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
    "ocupacao displayaddress datamodificacao updatedat createdat publishdate nomearquivo agencyname warranties warranty",
    "garantialocacao exclusividade aceitapermuta aceita_troca estudapermuta aceitafinanciamento",
    "aceitanegociacao moeda chave key position codigocentralvendas urlatendimentoonline listtype listingcount",
  ]
    .join(" ")
    .replaceAll("_", "")
    .split(" "),
);

/** Elements that hold a listing's photos, and one photo of them. */
export const PHOTO_PLACES = new Set(
  "media photos photo fotos foto images image imagens imagem imagenes imagen pictures picture gallery galeria multimidia multimedia fotosimovel midias".split(
    " ",
  ),
);
export const PHOTO_ADDRESSES = new Set(
  "url urlarquivo urlimagem urlimagen mediaurl photourl imageurl pictureurl src href link arquivo urlfoto".split(
    " ",
  ),
);

/** Elements that hold the address of a photo in one size. */
export const PHOTO_SIZES = new Set(
  "original grande large media medium normal pequena pequeno small thumb thumbnail miniatura".split(" "),
);

/** Elements whose amounts are no price of the property. */
export const FEES: ReadonlySet<string> = new Set(
  [...notReadByName]
    .filter(([, told]) => told === "condominiumFee" || told === "propertyTax")
    .map(([name]) => name),
);

/** What a condominium costs: as an element, or inside one that has more of the condominium. */
export const CONDOMINIUM = "condominio";
export const FEE_AMOUNTS = new Set(["valor", "preco", "price", "value", "quantidade", "taxa", "mensal"]);

/** Elements that describe a photo. */
export const PHOTO_FACTS = new Set(
  "type medium mediatype kind fototipo primary isprimary principal cover capa alterada legenda caption tamanho size".split(
    " ",
  ),
);

/** Elements that only hold others. */
export const CONTAINERS = new Set(
  "details location features caracteristicas localizacao localizacion precos precios comercializacao valores endereco area areacomum areaprivativa attributes prices tipopropriedade tipodepropiedad valor".split(
    " ",
  ),
);

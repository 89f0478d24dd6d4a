import { type Field, field } from "./field.ts";

/** A phone's area code, in a column of its own. */
export const AREA_CODE = "areaCode";
export const LAST_NAME = "lastName";
/** The team's member by e-mail or name. */
export const BROKER = "broker";
export const BUDGET = "budget";
export const MIN_BUDGET = "leastBudget";
export const CITIES = "interest/cities";
export const STATE = "interest/state";
export const NEIGHBORHOODS = "interest/neighborhoods";
/** Each place whole: "Batel, Curitiba/PR | Londrina/PR". */
export const LOCATIONS = "interest/locations";

/** Columns of a sheet of clients, in the order in which they are exported. */
export const CLIENT_FIELDS: readonly Field[] = [
  field(
    "externalRef",
    "code",
    ["código", "code"],
    "codigo referencia ref cod codcliente idexterno externalref idcliente codigocontato codigolead ncliente nocliente nrcliente numcliente numerocliente",
  ),
  field(
    "name",
    "line",
    ["nome", "name"],
    "nome nomecompleto cliente nomecliente name contato lead interessado fullname firstname comprador contatoprincipal",
  ),
  field(LAST_NAME, "beside", ["sobrenome", "last name"], "sobrenome ultimonome", "join"),
  field(
    "phones",
    "phones",
    ["telefones", "phones"],
    "celular whatsapp celularwhatsapp whats zap telefone telefones fone fones phone phones tel cel telefonecelular telefoneresidencial telefonecomercial residencial comercial foneresidencial fonecomercial fonecelular celularprincipal telefoneprincipal outrotelefone telefonefixo telfixo fonefixo fixo recado telresidencial telcomercial telcelular telefonewhatsapp telefonewhats telwhatsapp telwhats fonewhatsapp fonewhats whatsappfone whatsapptelefone telefonezap telefone1 foneswhatsapp numerotelefone contatotelefone phonenumber whatsappnumber mobile mobilephone mobilephonenumber foneprincipal",
    "join",
  ),
  field(
    AREA_CODE,
    "beside",
    ["DDD", "area code"],
    "ddd dddtelefone dddcelular dddfone dddwhatsapp dddfixo dddcel dddtel",
    "join",
  ),
  field(
    "email",
    "email",
    ["e-mail", "e-mail"],
    "email emailprincipal correioeletronico mail emailresidencial emailcomercial",
  ),
  field(
    "status",
    "stage",
    ["etapa", "stage"],
    "etapa fase situacao status estagio funil etapafunil estagiofunil estagionofunil statuslead situacaolead temperatura funnelstage",
  ),
  field(
    "notes",
    "text",
    ["observações", "notes"],
    "observacoes observacao notas obs anotacoes comentarios comentario mensagem notes historico",
    "join",
  ),
  field(
    BROKER,
    "line",
    ["corretor", "broker"],
    "corretor corretorresponsavel responsavel emailcorretor nomecorretor atendente owneremail corretoratendimento broker usuarioresponsavel donolead corretoremail proprietariocontato contactowner leadowner dealowner negocioproprietario pessoaproprietario corretornome",
  ),
  field("ownerAccountId", "line", ["id do corretor", "broker id"], "owneraccountid"),
  field(
    "lastActivityAt",
    "date",
    ["último contato", "last contact"],
    "ultimocontato ultimaatividade ultimainteracao ultimoatendimento dataultimocontato dataultimaatividade lastactivityat ultimaatualizacao ultimaconversa dataultimaconversa ultimavisita createdtime dataultimaconversao lastactivitydate lastconversiondate carimbodatahora timestamp",
  ),
  field(
    "consentGiven",
    "yes",
    ["consentimento (LGPD)", "consent"],
    "consentimento lgpd aceitelgpd consentimentolgpd optin consent consentgiven autorizacontato aceitacontato aceitareceber aceite autorizacao autoriza",
  ),
  field(
    "preApproved",
    "yes",
    ["crédito pré-aprovado", "credit pre-approved"],
    "preaprovado creditoaprovado creditopreaprovado",
  ),
  field("sharedToNetwork", "yes", ["aberto a parceiros", "open to partners"], "sharedtonetwork"),
  field(
    "interest/purposes",
    "purposes",
    ["finalidade procurada", "wanted purposes"],
    "finalidade finalidades interesse negocio purposes pretensao transacao operacao objetivo tipointeresse interestpurposes modalidade tiponegocio quer procura voceprocura vocequercompraroualugar",
  ),
  field(
    "interest/propertyTypes",
    "types",
    ["tipos procurados", "wanted types"],
    "tipo tipos tipoimovel tiposimovel tipoprocurado perfilimovel categoria tipointeresseimovel imovelinteresse",
  ),
  field(
    LOCATIONS,
    "places",
    ["lugares procurados", "wanted places"],
    "lugaresinteresse interestlocations locations",
  ),
  field(
    CITIES,
    "places",
    ["cidades procuradas", "wanted cities"],
    "cidadeinteresse cidadesinteresse cidadeprocurada cidadesprocuradas cidadedesejada cidade cidades municipio",
    "join",
  ),
  field(
    STATE,
    "place",
    ["UF procurada", "wanted state"],
    "ufinteresse estadointeresse ufprocurada uf estado",
  ),
  field(
    NEIGHBORHOODS,
    "places",
    ["bairros procurados", "wanted neighborhoods"],
    "bairrosinteresse bairrointeresse bairrosprocurados bairroprocurado bairrosdesejados bairrodesejado bairros bairro regiaointeresse regioesinteresse localinteresse locaisinteresse onde bairrospreferencia",
    "join",
  ),
  field(
    "interest/salePriceMin",
    "amount",
    ["compra a partir de", "purchase from"],
    "valorminimocompra precominimocompra salepricemin",
  ),
  field(
    "interest/salePriceMax",
    "amount",
    ["compra, até", "purchase up to"],
    "valormaximocompra precomaximocompra compraate salepricemax",
  ),
  field(
    "interest/rentPriceMin",
    "amount",
    ["aluguel a partir de", "rent from"],
    "aluguelminimo valorminimoaluguel valorminimolocacao rentpricemin",
  ),
  field(
    "interest/rentPriceMax",
    "amount",
    ["aluguel, até", "rent up to"],
    "aluguelmaximo valormaximoaluguel valormaximolocacao aluguelate rentpricemax",
  ),
  field(
    MIN_BUDGET,
    "amount",
    ["valor mínimo", "minimum budget"],
    "valorminimo precominimo valormin precomin valorinicial",
  ),
  field(
    BUDGET,
    "amount",
    ["valor máximo", "budget"],
    "valormaximo precomaximo orcamento valorate valormax precomax faixavalor faixapreco valorpretendido valordesejado budget orcamentomaximo atequanto atequantopretendeinvestir valorfinal",
  ),
  field(
    "interest/bedrooms",
    "count",
    ["quartos, no mínimo", "minimum bedrooms"],
    "quartos dormitorios bedrooms dorms dorm qtos quartosminimo quartosmin dormitoriosminimo minimoquartos quantosquartos",
  ),
  field("interest/suites", "count", ["suítes, no mínimo", "minimum suites"], "suites suite"),
  field("interest/bathrooms", "count", ["banheiros, no mínimo", "minimum bathrooms"], "banheiros banheiro"),
  field(
    "interest/parkingSpots",
    "count",
    ["vagas, no mínimo", "minimum parking spots"],
    "vagas vaga garagem garagens",
  ),
  field("interest/areaMin", "area", ["área mínima", "minimum area"], "areaminima metragemminima areamin"),
];

/** Headings that may say where a client lives; they do in a sheet with other parts of such an address. */
export const MAYBE_HOME: ReadonlySet<string> = new Set(
  "cidade cidades municipio uf estado bairro".split(" "),
);
export const HOME: ReadonlySet<string> = new Set(
  "endereco logradouro rua cep numero complemento enderecocliente enderecoresidencial".split(" "),
);
/** Folded headings that say where a client lives, whatever other columns there are. */
export const OWN_HOME = /^(?:cidades?|municipio|uf|estado|bairro)(?:cliente|contato|lead)$/;

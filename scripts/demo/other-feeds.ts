import { picturePath } from "./pictures.ts";

/** A feed in another format than VRSync, of listings in a city where no demonstration client looks. */
export interface OtherFeed {
  readonly path: string;
  /** The format, as the service finds it by reading. */
  readonly connector: "ZAP" | "OPENNAVENT" | "CHAVES_NA_MAO";
  /** @param origin of its photos */
  xml(origin: string): string;
}

const DECLARED = '<?xml version="1.0" encoding="UTF-8"?>';

const photo = (origin: string, ref: string): string => `${origin}${picturePath(ref, "living")}`;

export const ZAP: OtherFeed = {
  path: "/zap.xml",
  connector: "ZAP",
  xml: (origin) => `${DECLARED}
<Carga><Imoveis>
  <Imovel><CodigoImovel>ZP-201</CodigoImovel><TituloImovel>Apartamento na Gleba Palhano</TituloImovel>
    <TipoImovel>Apartamento</TipoImovel><SubTipoImovel>Apartamento Padrão</SubTipoImovel>
    <UF>PR</UF><Cidade>Londrina</Cidade><Bairro>Gleba Palhano</Bairro><Endereco>Rua Exemplo</Endereco><Numero>120</Numero>
    <PrecoVenda>640000.00</PrecoVenda><PrecoCondominio>780</PrecoCondominio><AreaUtil>72</AreaUtil>
    <UnidadeMetrica>M2</UnidadeMetrica><QtdDormitorios>3</QtdDormitorios><QtdSuites>1</QtdSuites><QtdVagas>2</QtdVagas>
    <Fotos><Foto><URLArquivo>${photo(origin, "ZP-201")}</URLArquivo><Principal>1</Principal></Foto></Fotos></Imovel>
  <Imovel><CodigoImovel>ZP-202</CodigoImovel><TituloImovel>Sala no Centro</TituloImovel>
    <TipoImovel>Comercial/Industrial</TipoImovel><SubTipoImovel>Conjunto Comercial/Sala</SubTipoImovel>
    <UF>PR</UF><Cidade>Londrina</Cidade><Bairro>Centro</Bairro><PrecoLocacao>2500</PrecoLocacao><AreaUtil>45,5</AreaUtil>
    <Fotos><Foto><URLArquivo>${photo(origin, "ZP-202")}</URLArquivo></Foto></Fotos></Imovel>
</Imoveis></Carga>`,
};

export const OPENNAVENT: OtherFeed = {
  path: "/opennavent.xml",
  connector: "OPENNAVENT",
  xml: (origin) => `${DECLARED}
<OpenNavent><Imoveis>
  <Imovel><codigoAnuncio>ON-301</codigoAnuncio><codigoReferencia>ON-301</codigoReferencia>
    <tipoPropriedade><tipo>Apartamento</tipo><subTipo>Cobertura</subTipo></tipoPropriedade>
    <titulo>Cobertura no Centro</titulo><descricao>Cobertura com dois terraços e cozinha nova.</descricao>
    <precos><preco><quantidade>890000</quantidade><moeda>BRL</moeda><operacao>VENTA</operacao></preco></precos>
    <localizacao><endereco>Rua do Modelo, 55</endereco><localidade>Centro,Maringá,PR,Brasil</localidade></localizacao>
    <caracteristicas>
      <caracteristica><id>CFT2</id><nome>PRINCIPALES|QUARTO</nome><valor>3</valor></caracteristica>
      <caracteristica><id>CFT101</id><nome>MEDIDAS|AREA_UTIL</nome><valor>130</valor></caracteristica>
    </caracteristicas>
    <multimidia><imagens><imagem><urlImagem>${photo(origin, "ON-301")}</urlImagem></imagem></imagens></multimidia>
  </Imovel>
</Imoveis></OpenNavent>`,
};

export const CHAVES_NA_MAO: OtherFeed = {
  path: "/chaves-na-mao.xml",
  connector: "CHAVES_NA_MAO",
  xml: (origin) => `${DECLARED}
<Document><imoveis>
  <imovel><referencia>CM-401</referencia><titulo>Sobrado em condomínio</titulo><transacao>V</transacao>
    <finalidade>RE</finalidade><tipo>Casa / Sobrado em Condomínio</tipo><valor>735000.00</valor>
    <area_util>142.00</area_util><quartos>3</quartos><suites>1</suites><garagem>2</garagem><banheiro>3</banheiro>
    <estado>SC</estado><cidade>Joinville</cidade><bairro>América</bairro><endereco>Rua Amostra</endereco>
    <numero>88</numero><descritivo>Três quartos, quintal e churrasqueira.</descritivo>
    <fotos_imovel><foto><url>${photo(origin, "CM-401")}</url></foto></fotos_imovel></imovel>
</imoveis></Document>`,
};

export const OTHER_FEEDS: readonly OtherFeed[] = [ZAP, OPENNAVENT, CHAVES_NA_MAO];

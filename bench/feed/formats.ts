import type { Connector } from "../../src/vocabulary/value-lists.ts";

export interface Flat {
  readonly ref: string;
  readonly price: number;
  /** When the CRM changed it. */
  readonly changed: string;
  readonly text?: string;
  readonly photos?: readonly string[];
}

export interface Format {
  readonly connector: Connector;
  readonly head: string;
  listing(flat: Flat): string;
  readonly end: string;
}

const each = (urls: readonly string[] | undefined, element: (url: string, at: number) => string): string =>
  (urls ?? []).map(element).join("");

/** Each format that is read, as a CRM writes it. */
export const FORMATS: readonly Format[] = [
  {
    connector: "VRSYNC",
    head: '<?xml version="1.0"?><ListingDataFeed><Listings>',
    listing: ({ ref, price, changed, text = "", photos }) =>
      `<Listing><ListingID>${ref}</ListingID><Title>Apartamento ${ref}</Title><TransactionType>For Sale</TransactionType>
       <LastUpdateDate>${changed}</LastUpdateDate><Media>${each(photos, (url) => `<Item medium="image">${url}</Item>`)}</Media>
       <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${price}</ListPrice>
       <Description><![CDATA[${text}]]></Description></Details>
       <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood>
       <Address>Rua das Palmeiras</Address></Location></Listing>`,
    end: "</Listings></ListingDataFeed>",
  },
  {
    connector: "ZAP",
    head: '<?xml version="1.0"?><Carga><Imoveis>',
    listing: ({ ref, price, changed, text = "", photos }) =>
      `<Imovel><CodigoImovel>${ref}</CodigoImovel><TipoImovel>Apartamento</TipoImovel>
       <SubTipoImovel>Apartamento Padrão</SubTipoImovel><UF>SP</UF><Cidade>São Paulo</Cidade><Bairro>Pinheiros</Bairro>
       <Endereco>Rua das Palmeiras</Endereco><PrecoVenda>${price}</PrecoVenda><Piscina>1</Piscina>
       <Observacao>${text}</Observacao><DataAtualizacao>${changed}</DataAtualizacao>
       <Fotos>${each(photos, (url) => `<Foto><URLArquivo>${url}</URLArquivo></Foto>`)}</Fotos></Imovel>`,
    end: "</Imoveis></Carga>",
  },
  {
    connector: "OPENNAVENT",
    head: '<?xml version="1.0"?><OpenNavent><Imoveis>',
    listing: ({ ref, price, text = "", photos }) =>
      `<Imovel><codigoAnuncio>${ref}</codigoAnuncio><tipoPropriedade><idTipo>2</idTipo></tipoPropriedade>
       <titulo>Apartamento ${ref}</titulo><descricao><![CDATA[${text}]]></descricao>
       <precos><preco><quantidade>${price}</quantidade><moeda>BRL</moeda><operacao>VENTA</operacao></preco></precos>
       <localizacao><localidade>Pinheiros,São Paulo,SP,Brasil</localidade><endereco>Rua das Palmeiras</endereco></localizacao>
       <multimidia><imagens>${each(photos, (url) => `<imagem><urlImagem>${url}</urlImagem></imagem>`)}</imagens></multimidia></Imovel>`,
    end: "</Imoveis></OpenNavent>",
  },
  {
    connector: "CHAVES_NA_MAO",
    head: '<?xml version="1.0"?><Document><imoveis>',
    listing: ({ ref, price, changed, text = "", photos }) =>
      `<imovel><referencia>${ref}</referencia><transacao>V</transacao><tipo>Apartamento</tipo><valor>${price}</valor>
       <varanda>1</varanda><estado>SP</estado><cidade>São Paulo</cidade><bairro>Pinheiros</bairro>
       <endereco>Rua das Palmeiras</endereco><descritivo><![CDATA[${text}]]></descritivo>
       <fotos_imovel>${each(photos, (url) => `<foto><url>${url}</url></foto>`)}</fotos_imovel>
       <data_atualizacao>${changed}</data_atualizacao></imovel>`,
    end: "</imoveis></Document>",
  },
];

const TEXT = "Sala ampla, cozinha, duas vagas. ";

export interface Page {
  readonly isWhole?: boolean;
  /** How much more than before. */
  readonly price?: number;
  /** After the feed's end. */
  readonly end?: string;
}

interface Pages extends Page {
  readonly count: number;
  /** Of each description. */
  readonly characters: number;
  readonly photos?: number;
}

/** A feed piece by piece. */
export function* pagesOf(format: Format, { photos = 0, ...pages }: Pages): Generator<string> {
  const { count, characters, price = 0, isWhole = true, end = "" } = pages;
  const text = TEXT.repeat(Math.ceil(characters / TEXT.length)).slice(0, characters);
  yield format.head;
  for (let at = 0; at < count; at += 1)
    yield format.listing({
      ref: `AP${at}`,
      price: 400_000 + price + at,
      changed: "2026-11-01 00:00:00",
      text,
      photos: Array.from({ length: photos }, (_, photo) => `https://fotos.example.com/${at}/${photo}.jpg`),
    });
  if (isWhole) yield format.end + end;
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../../scripts/local/settings.ts";

const LISTINGS = 40;
/** The interval at which the CRM behind the feed changes. */
const EDITION_MS = 10_000;

interface FeedServer {
  readonly url: string;
  close(): void;
}

interface Flat {
  readonly ref: string;
  readonly price: number;
  /** When the CRM changed it. */
  readonly changed: string;
}

interface Format {
  readonly head: string;
  listing(flat: Flat): string;
  readonly end: string;
}

/** Each format that is read, as a CRM writes it. */
const FORMATS: readonly Format[] = [
  {
    head: '<?xml version="1.0"?><ListingDataFeed><Listings>',
    listing: ({ ref, price, changed }) =>
      `<Listing><ListingID>${ref}</ListingID><Title>Apartamento ${ref}</Title><TransactionType>For Sale</TransactionType>
       <LastUpdateDate>${changed}</LastUpdateDate>
       <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>${price}</ListPrice></Details>
       <Location><State>SP</State><City>São Paulo</City><Neighborhood>Pinheiros</Neighborhood></Location></Listing>`,
    end: "</Listings></ListingDataFeed>",
  },
  {
    head: '<?xml version="1.0"?><Carga><Imoveis>',
    listing: ({ ref, price, changed }) =>
      `<Imovel><CodigoImovel>${ref}</CodigoImovel><TipoImovel>Apartamento</TipoImovel>
       <SubTipoImovel>Apartamento Padrão</SubTipoImovel><UF>SP</UF><Cidade>São Paulo</Cidade><Bairro>Pinheiros</Bairro>
       <PrecoVenda>${price}</PrecoVenda><Piscina>1</Piscina><DataAtualizacao>${changed}</DataAtualizacao></Imovel>`,
    end: "</Imoveis></Carga>",
  },
  {
    head: '<?xml version="1.0"?><OpenNavent><Imoveis>',
    listing: ({ ref, price }) =>
      `<Imovel><codigoAnuncio>${ref}</codigoAnuncio><tipoPropriedade><idTipo>2</idTipo></tipoPropriedade>
       <titulo>Apartamento ${ref}</titulo>
       <precos><preco><quantidade>${price}</quantidade><moeda>BRL</moeda><operacao>VENTA</operacao></preco></precos>
       <localizacao><localidade>Pinheiros,São Paulo,SP,Brasil</localidade></localizacao></Imovel>`,
    end: "</Imoveis></OpenNavent>",
  },
  {
    head: '<?xml version="1.0"?><Document><imoveis>',
    listing: ({ ref, price, changed }) =>
      `<imovel><referencia>${ref}</referencia><transacao>V</transacao><tipo>Apartamento</tipo><valor>${price}</valor>
       <varanda>1</varanda><estado>SP</estado><cidade>São Paulo</cidade><bairro>Pinheiros</bairro>
       <data_atualizacao>${changed}</data_atualizacao></imovel>`,
    end: "</imoveis></Document>",
  },
];

/** The listings of an edition: some leave, some come, and a third have another price than before. */
const listingsOf = (edition: number): Flat[] =>
  Array.from({ length: LISTINGS }, (_, at) => {
    const isChanged = at % 3 === 0;
    return {
      ref: `FEED-${at + (at % 5 === 0 ? edition : 0)}`,
      price: isChanged ? 500_000 + edition * 1_000 : 500_000,
      changed: `2026-11-01 00:00:${String(isChanged ? edition % 60 : 0).padStart(2, "0")}`,
    };
  });

/** The number in an address chooses the format: each account keeps its own. */
const formatOf = (path = ""): Format => FORMATS[Number(/\d+/.exec(path)?.[0] ?? 0) % FORMATS.length]!;

/** Serves feeds of all formats on loopback that change between two syncs. */
export const startFeedServer = async (): Promise<FeedServer> => {
  const began = Date.now();
  const server = createServer(({ url }, response) => {
    const { head, listing, end } = formatOf(url);
    const edition = Math.floor((Date.now() - began) / EDITION_MS);
    response.writeHead(200, { "Content-Type": "application/xml" });
    response.end(head + listingsOf(edition).map(listing).join("") + end);
  });
  server.listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${HOST}:${port}`, close };
};

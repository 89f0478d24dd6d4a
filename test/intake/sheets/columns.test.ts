import { describe, expect, it } from "vitest";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { clients, fieldsOf, properties } from "./read-lines.ts";

describe("the columns of Vista, as its API names them", () => {
  const vista = (...rows: readonly string[]) =>
    properties(
      "Codigo;Categoria;Status;ValorVenda;Titulo;TituloSite;Descricao;DescricaoWeb;Bairro;BairroComercial;Cidade;UF;AreaPrivativa;AreaTotal;AreaTerreno",
      ...rows,
    );

  it("prefer the website's texts to internal ones, and the rest is reported cell by cell", async () => {
    const { lines, remarks, stops } = await vista(
      "PH1060;Apartamento;Venda;850000;Ficha 12;Vista para o mar;Chaves na portaria;Apartamento amplo;Centro;Barra Norte;Balneário Camboriú;SC;92,4;110;",
      "PH1061;Casa;Venda;900000;Casa com jardim;;;;;Barra Norte;Balneário Camboriú;SC;;120;300",
    );
    expect(stops).toEqual([]);
    expect(lines.map(({ input }) => input)).toMatchObject([
      { title: "Vista para o mar", description: "Apartamento amplo", area: 92.4 },
      { title: "Casa com jardim", area: 120 },
    ]);
    expect(lines.map(({ address }) => address.neighborhood)).toEqual(["Centro", "Barra Norte"]);
    expect(remarks.filter(({ code }) => code === "not_used").map(({ heading }) => heading)).toEqual([
      "Titulo",
      "Descricao",
      "BairroComercial",
      "AreaTotal",
      "AreaTerreno",
    ]);
  });
});

describe("the columns of Superlógica, as its API names them", () => {
  const HEADINGS =
    "st_tipo_imo;st_endereco_imo;st_numero_imo;st_complemento_imo;st_bairro_imo;st_cidade_imo;st_estado_imo;st_cep_imo;vl_aluguel_imo;vl_venda_imo";
  const ROW = "Casa;Rua Amostra;88;Fundos;Cambuí;Campinas;SP;13025-001;4.200,00;790.000,00";
  const READ = {
    input: { type: "CASA_RUA", rentPrice: 4_200, salePrice: 790_000 },
    address: {
      street: "Rua Amostra",
      number: "88",
      complement: "Fundos",
      neighborhood: "Cambuí",
      city: "Campinas",
      state: "SP",
      postalCode: "13025001",
    },
  };

  it("are read, and the agency's own code takes precedence over the system's number", async () => {
    const both = await properties(`id_imovel_imo;st_identificador_imo;${HEADINGS}`, `17;CA-17;${ROW}`);
    expect(both.stops).toEqual([]);
    expect(both.lines).toMatchObject([{ ref: "CA-17", ...READ }]);
    const alone = await properties(`id_imovel_imo;${HEADINGS}`, `17;${ROW}`);
    expect(alone.lines).toMatchObject([{ ref: "17", ...READ }]);
  });

  it("about people are read, and where people live is not where they look", async () => {
    const { lines, columns } = await readSheet(
      CLIENT_FIELDS,
      new TextEncoder().encode(
        "id_pessoa_pes;st_nome_pes;st_celular_pes;st_telefone_pes;st_email_pes;st_endereco_pes;st_cidade_pes\r\n9;Ana Lima;(43) 99876-1111;(43) 3322-1100;ana@cliente.com.br;Rua A;Londrina",
      ),
    );
    expect(lines).toMatchObject([
      {
        ref: "9",
        input: {
          name: "Ana Lima",
          phones: [{ number: "(43) 99876-1111" }, { number: "(43) 3322-1100" }],
          email: "ana@cliente.com.br",
        },
      },
    ]);
    expect(columns.find(({ heading }) => heading === "st_cidade_pes")).toMatchObject({ notTaken: "home" });
  });
});

describe("a heading that appears twice", () => {
  it.each(["Título", "Descrição", "Bairro", "Área útil"])("stops the sheet: %s", async (heading) => {
    const { stops } = await properties(`codigo;${heading};${heading}`, "A;1;2", "B;3;4");
    expect(stops).toMatchObject([{ code: "repeated_columns", repeated: [{ headings: [heading, heading] }] }]);
  });
});

describe("the columns of other programs", () => {
  it.each([
    [
      "ID,Type,Listing Type,Price,Size (sqm),Street Number,Image URL",
      "E1,House,For Sale,500000,70,10,https://a.com/1.jpg",
      "externalRef type purposes price area address/number photos",
    ],
    [
      "home_listing_id;address.addr1;address.region;availability;area_size;area_unit",
      "F1;Rua A;RN;for_sale;70;sq_m",
      "externalRef address/street address/state market area areaUnit",
    ],
    [
      "Código;Operación;Precio;Baños;Cocheras;Superficie;Ciudad;Provincia;Barrio;Dirección",
      "S1;Venta;500000;2;1;90;Foz do Iguaçu;PR;Centro;Av. Brasil",
      "externalRef purposes price bathrooms parkingSpots area address/city address/state address/neighborhood address/street",
    ],
    [
      "Cód.;Subcategoria;Suít.;Vag.;Cid.",
      "A1;Casa;1;2;Natal",
      "externalRef type suites parkingSpots address/city",
    ],
  ])("of properties are read: %s", async (header, row, names) => {
    const sheet = await properties(header, row);
    expect([fieldsOf(sheet), sheet.faults, sheet.stops]).toEqual([names.split(" "), [], []]);
  });

  it.each([
    [
      "Record ID,First Name,Mobile Phone Number,Contact owner,Last Activity Date",
      "101,Ana,41998761111,Bia,2026-10-10 10:00",
      "externalRef name phones broker lastActivityAt",
    ],
    [
      "Person - ID;Person - Name;Person - Phone;Deal - Stage;Deal - Owner",
      "5;Ana;41998761111;Proposta;Bia",
      "externalRef name phones status broker",
    ],
    ["Negócio - Proprietário;Pessoa - Nome;Pessoa - Telefone", "Bia;Ana;41998761111", "broker name phones"],
    [
      "Carimbo de data/hora;Nome;WhatsApp;Você quer comprar ou alugar?;Bairros de preferência;Quantos quartos?",
      "10/10/2026 10:00;Ana;41998761111;Alugar;Batel;2",
      "lastActivityAt name phones interest/purposes interest/neighborhoods interest/bedrooms",
    ],
    [
      "Codigo;Nome;Celular;CorretorNome;ValorInicial;ValorFinal",
      "7;Ana;41998761111;Bia;300.000,00;500.000,00",
      "externalRef name phones broker leastBudget budget",
    ],
  ])("of clients are read: %s", async (header, row, names) => {
    const sheet = await clients(header, row);
    expect([fieldsOf(sheet), sheet.faults, sheet.stops]).toEqual([names.split(" "), [], []]);
  });

  it("that give one state per purpose, or a date of deletion, are asked about where they differ", async () => {
    const { lines, faults } = await properties(
      "Ref;Status Venda;Status Locação;Excluído em",
      "A;Vendido;Disponível;",
      "B;Vendido;;",
      "C;;Alugado;0000-00-00",
      "D;Disponível;Disponível;",
      "E;Disponível;;10/10/2026",
      "F;;;10/10/2026",
    );
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([
      ["A", "states_differ"],
      ["E", "states_differ"],
    ]);
    expect(lines.map(({ ref, status }) => [ref, status])).toEqual([
      ["B", "SOLD"],
      ["C", "RENTED"],
      ["D", "ACTIVE"],
      ["F", "INACTIVE"],
    ]);
  });
});

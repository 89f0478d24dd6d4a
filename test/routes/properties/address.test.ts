import { describe, expect, it } from "vitest";
import { makeAccount } from "../../support/api.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();

const put = (address: unknown, ref: string = crypto.randomUUID()): Promise<Answer> =>
  account.api.put(`/properties/by-ref/${ref}`, { body: listing({ address }) });

const SAO_PAULO = { city: "São Paulo", cityId: "3550308", citySlug: "sao-paulo-sp", state: "SP" };

describe("the city of an address", () => {
  it.each([
    ["São Paulo", "SP", "3550308"],
    ["sao paulo", "sp", "3550308"],
    ["SÃO PAULO", "São Paulo", "3550308"],
    ["São Paulo", "sao paulo", "3550308"],
    ["Goiânia - GO", "GO", "5208707"],
    ["Goiânia/GO", "Goiás", "5208707"],
    ["Biritiba-Mirim", "SP", "3506607"],
    ["Bom Jesus", "RS", "4302303"],
    ["Bom Jesus", "PI", "2201903"],
  ])("is found as %s in %s", async (city, state, cityId) => {
    const { status, body } = await put({ city, state });
    expect([status, body.data?.address.cityId]).toEqual([201, cityId]);
  });

  it("is shown under its official name, however it was written", async () => {
    const { body } = await put({ city: "SAO PAULO", state: "são paulo" });
    expect(body.data.address).toMatchObject(SAO_PAULO);
  });

  it("by its IBGE code needs no name, and overrides a name", async () => {
    const { body } = await put({ cityId: "3550308", city: "Santos", state: "XX" });
    expect(body.data.address).toMatchObject(SAO_PAULO);
  });

  it("unknown by name is refused with at most five close names", async () => {
    const { status, body } = await put({ city: "Sao Paolo", state: "SP" });
    const [fault, ...others] = body.invalidParams;
    expect([status, body.code, others]).toEqual([400, "invalid_param", []]);
    expect(fault).toMatchObject({
      in: "body",
      name: "address.city",
      pointer: "/address/city",
      code: "not_found",
      reason: "address.city não existe.",
    });
    expect(fault.suggestions[0]).toEqual({
      cityId: "3550308",
      name: "São Paulo",
      uf: "SP",
      citySlug: "sao-paulo-sp",
    });
    expect(fault.suggestions.length).toBeLessThanOrEqual(5);
    expect(new Set(fault.suggestions.map(({ uf }: Json) => uf))).toEqual(new Set(["SP"]));
  });

  it("without close names is refused without suggestions", async () => {
    const { body } = await put({ city: "Qwxyzk", state: "SP" });
    expect(body.invalidParams).toMatchObject([{ code: "not_found", suggestions: [] }]);
  });

  it.each([
    ["without a state", { city: "Bom Jesus" }, "required", "Informe address.state."],
    ["in an unknown state", { city: "Bom Jesus", state: "XX" }, "not_found", "address.state não existe."],
  ])("%s is suggested in the states that have it", async (_name, address, code, reason) => {
    const { status, body } = await put(address);
    expect(status).toBe(400);
    expect(body.invalidParams).toMatchObject([{ name: "address.state", code, reason }]);
    expect(body.invalidParams[0].suggestions.map(({ name }: Json) => name)).toContain("Bom Jesus");
  });

  it("is looked up despite other faults of the address", async () => {
    const { body } = await put({
      city: "Sao Paolo",
      state: "SP",
      street: 5,
      cep: "05422",
    });
    expect(body.code).toBe("invalid_body");
    expect(body.invalidParams.map(({ name, code }: Json) => [name, code])).toEqual([
      ["address.street", "wrong_type"],
      ["address.cep", "unknown_field"],
      ["address.city", "not_found"],
    ]);
  });

  it.each([{}, { state: "SP" }, { neighborhoodSlug: "pinheiros" }, { neighborhood: "Pinheiros" }])(
    "missing from %j leaves the property incomplete",
    async (address) => {
      const missing = [{ in: "body", name: "address.city", pointer: "/address/city", code: "required" }];
      const created = await put(address);
      expect([created.status, created.body.code]).toEqual([422, "invalid_property"]);
      expect(created.body.invalidParams).toMatchObject(missing);
      const { id } = await makeProperty(account);
      const patched = await account.api.patch(`/properties/${id}`, { body: { address } });
      expect([patched.status, patched.body.code]).toEqual([422, "invalid_property"]);
      expect(patched.body.invalidParams).toMatchObject(missing);
    },
  );
});

describe("the neighborhood of an address", () => {
  it.each([
    ["its catalog identifier", { neighborhoodSlug: "pinheiros" }, "Pinheiros", "pinheiros"],
    ["its name", { neighborhood: "Pinheiros" }, "Pinheiros", "pinheiros"],
    ["its name in another case", { neighborhood: " PINHEIROS " }, "Pinheiros", "pinheiros"],
    ["its name without accents", { neighborhood: "Tatuape" }, "Tatuapé", "tatuape"],
    ["an abbreviation", { neighborhood: "Jd Paulista" }, "Jardim Paulista", "jardim-paulista"],
    ["its name with a suffix", { neighborhood: "Pinheiros (perto do metrô)" }, "Pinheiros", "pinheiros"],
    [
      "its identifier, whatever the text",
      { neighborhoodSlug: "pinheiros", neighborhood: "Vila Nova" },
      "Pinheiros",
      "pinheiros",
    ],
  ])("is recognized by %s", async (_name, given, neighborhood, neighborhoodSlug) => {
    const { body } = await put({ cityId: "3550308", ...given });
    expect(body.data.address).toMatchObject({ neighborhood, neighborhoodSlug });
    expect(body.data.radar.pending).toEqual(["COVER_PHOTO_MISSING", "OTHER"]);
  });

  it.each([
    ["5208707", "Marista", "setor-marista"],
    ["5208707", "Setor Aeroviário", "aeroviario"],
    ["5208707", "Centro", "setor-central"],
    ["4115200", "Zona VII", "zona-07"],
    ["3549904", "Jd. Satélite", "jardim-satelite"],
    ["3201308", "Centro", "centro"],
    ["5208707", "JD. GOIAS (próximo ao parque)", "jardim-goias"],
  ])("in %s is recognized by %j as %s", async (cityId, neighborhood, neighborhoodSlug) => {
    const { body } = await put({ cityId, neighborhood });
    expect(body.data.address.neighborhoodSlug).toBe(neighborhoodSlug);
    expect(body.result.warnings).toEqual([]);
  });

  it.each([
    [{ city: "Taguatinga", state: "DF" }, "5300108", "taguatinga"],
    [{ city: "Gama", state: "DF", neighborhood: "Setor Oeste" }, "5300108", "setor-oeste-gama"],
    [{ city: "Águas Claras", state: "DF", neighborhood: "Quadra 301" }, "5300108", "aguas-claras"],
    [{ city: "Campinas - SP", neighborhood: "Cambuí" }, "3509502", "cambui"],
  ])("of %j is read with its city", async (given, cityId, neighborhoodSlug) => {
    const { body } = await put(given);
    expect(body.data.address).toMatchObject({ cityId, neighborhoodSlug });
  });

  it("that may be one of several is not recognized, and the warning names them", async () => {
    const { body } = await put({ cityId: "3304557", neighborhood: "Freguesia" });
    expect(body.data.address).toMatchObject({ neighborhood: "Freguesia", neighborhoodSlug: null });
    expect(body.result.warnings).toEqual([
      {
        name: "address.neighborhood",
        code: "NEIGHBORHOOD_NOT_IN_CATALOG",
        label: expect.any(String),
        suggestions: [
          { neighborhoodSlug: "freguesia-ilha-do-governador", name: "Freguesia (Ilha do Governador)" },
          { neighborhoodSlug: "freguesia-jacarepagua", name: "Freguesia (Jacarepaguá)" },
        ],
      },
    ]);
  });

  it("that is only a planning sector is accepted by its identifier, but neither recognized nor listed", async () => {
    const cityId = "3549904";
    const named = await put({ cityId, neighborhoodSlug: "setor-socioeconomico-02" });
    expect(named.body.data.address.neighborhoodSlug).toBe("setor-socioeconomico-02");
    const written = await put({ cityId, neighborhood: "Setor Socioeconômico 02" });
    expect(written.body.data.address.neighborhoodSlug).toBeNull();
    const { body } = await account.api.get(`/geo/cities/${cityId}/neighborhoods?limit=1000`);
    expect(body.data.length).toBe(body.total);
    expect(body.data.filter(({ name }: Json) => name.startsWith("Setor Socio"))).toEqual([]);
  });

  it("unrecognized is kept as written, and waits", async () => {
    const { body } = await put({
      cityId: "3550308",
      neighborhood: " Vila do Lago Azul ",
    });
    expect(body.data.address).toMatchObject({ neighborhood: "Vila do Lago Azul", neighborhoodSlug: null });
    expect(body.data.radar.pending).toContain("NEIGHBORHOOD_NOT_IN_CATALOG");
    expect(body.data.radar.eligible).toBe(false);
  });

  it.each([{}, { neighborhood: "" }, { neighborhood: "  " }])(
    "missing as in %j is reported",
    async (given) => {
      const { body } = await put({ cityId: "3550308", ...given });
      expect(body.data.address).toMatchObject({ neighborhood: null, neighborhoodSlug: null });
      expect(body.data.radar.pending).toContain("NEIGHBORHOOD_MISSING");
    },
  );

  it.each(["nowhere", "ponta-negra", "", "Pinheiros"])(
    "identifier %j does not exist in the city",
    async (slug) => {
      const { status, body } = await put({ cityId: "3550308", neighborhoodSlug: slug });
      expect([status, body.code]).toEqual([400, "invalid_param"]);
      expect(body.invalidParams).toEqual([
        {
          in: "body",
          name: "address.neighborhoodSlug",
          pointer: "/address/neighborhoodSlug",
          code: "not_found",
          reason: "address.neighborhoodSlug não existe.",
        },
      ]);
    },
  );
});

describe("an address", () => {
  it("is replaced as a whole", async () => {
    const full = {
      cityId: "3550308",
      neighborhood: "Pinheiros",
      street: "Rua A",
      number: "1",
      complement: "ap 2",
    };
    const { id } = await makeProperty(account, { address: full });
    const { body } = await account.api.patch(`/properties/${id}`, {
      body: { address: { cityId: "3304557", street: "Rua B" } },
    });
    expect(body.data.address).toEqual({
      neighborhood: null,
      neighborhoodSlug: null,
      city: "Rio de Janeiro",
      cityId: "3304557",
      citySlug: "rio-de-janeiro-rj",
      state: "RJ",
      street: "Rua B",
      number: null,
      complement: null,
    });
  });

  it("is kept if it is not mentioned", async () => {
    const { id, address } = await makeProperty(account);
    const { body } = await account.api.patch(`/properties/${id}`, { body: { title: "Outro" } });
    expect(body.data.address).toEqual(address);
  });

  it("written in another spelling changes nothing", async () => {
    await put({ cityId: "3550308", neighborhoodSlug: "jardim-paulista", street: "Rua A" }, "AP-1");
    const again = await put(
      {
        city: "sao paulo",
        state: "SP",
        neighborhood: "Jd. Paulista",
        street: " Rua A ",
      },
      "AP-1",
    );
    expect(again.body.result).toMatchObject({ outcome: "UNCHANGED", changes: [] });
  });
});

describe("a neighborhood that the catalog lacks", () => {
  const unknown = { cityId: "3550308", neighborhood: "Vila que Ninguém Conhece" };

  it.each([
    ["pt-BR", "O bairro ainda não foi reconhecido no catálogo"],
    ["en", "The neighborhood is not recognized in the catalog yet"],
  ])("causes a warning in %s, also in a dry run", async (language, label) => {
    const account = await makeAccount();
    const headers = { "Accept-Language": language };
    const call = { body: listing({ address: unknown }), headers };
    const dry = await account.api.put("/properties/by-ref/AP-1?dryRun=true", call);
    const { body } = await account.api.put("/properties/by-ref/AP-1", call);
    expect(body.result.warnings).toEqual([
      { name: "address.neighborhood", code: "NEIGHBORHOOD_NOT_IN_CATALOG", label },
    ]);
    expect(dry.body.result.warnings).toEqual(body.result.warnings);
  });

  it("causes no warning on a write without an address", async () => {
    const { api } = await makeAccount();
    await api.put("/properties/by-ref/AP-1", { body: listing({ address: unknown }) });
    const { body } = await api.put("/properties/by-ref/AP-1", { body: { bedrooms: 4 } });
    expect(body.result.warnings).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { typeOf } from "../../src/intake/property-types.ts";

describe("a property type", () => {
  it.each([
    ["Residential / Apartment", "APARTAMENTO"],
    ["Residential / Home", "CASA_RUA"],
    ["Residential / Casa", "CASA_RUA"],
    ["Residential / Sobrado", "CASA_RUA"],
    ["Residential / Condo", "CASA_CONDOMINIO"],
    ["Residential / Village House", "CASA_VILA"],
    ["Residential / Studio", "STUDIO"],
    ["Residential / Kitnet", "STUDIO"],
    ["Residential / Loft", "STUDIO"],
    ["Residential / Flat", "FLAT"],
    ["Residential / Penthouse", "COBERTURA"],
    ["Commercial / Office", "SALA_COMERCIAL"],
    ["Commercial / Consultório", "SALA_COMERCIAL"],
    ["Commercial / Corporate Floor", "SALA_COMERCIAL"],
    ["Commercial / Studio", "SALA_COMERCIAL"],
    ["Commercial / Business", "LOJA_PONTO"],
    ["Commercial / Loja", "LOJA_PONTO"],
    ["Commercial / Retail", "LOJA_PONTO"],
    ["Commercial / Store", "LOJA_PONTO"],
    ["Commercial / Industrial", "GALPAO"],
    ["Commercial / Warehouse", "GALPAO"],
    ["Commercial / Building", "PREDIO"],
    ["Commercial / Edifício Residencial", "PREDIO"],
    ["Commercial / Edificio Comercial", "PREDIO"],
    ["Commercial / Hotel", "PREDIO"],
    ["Residential / Land Lot", "TERRENO_RUA"],
    ["Residential/Land/Lot", "TERRENO_RUA"],
    ["Residential / Land", "TERRENO_RUA"],
    ["Commercial / Land Lot", "TERRENO_RUA"],
    ["Residential / Farm Ranch", "CHACARA_SITIO"],
    ["Residential / Farm/Ranch", "CHACARA_SITIO"],
    ["Residential / Agricultural", "FAZENDA"],
    ["Commercial / Agricultural", "FAZENDA"],
    ["APARTMENT", "APARTAMENTO"],
    ["Galpão", "GALPAO"],
    ["Chácara", "CHACARA_SITIO"],
    ["Commercial / Garage", undefined],
    ["", undefined],
  ])("%s means %s", (written, type) => {
    expect(typeOf(written, "")).toBe(type);
  });

  it.each([
    ["Residential / Land Lot", "Lote em condomínio fechado", "TERRENO_CONDOMINIO"],
    ["Residential / Land Lot", "Terreno. Gated Community", "TERRENO_CONDOMINIO"],
    ["Commercial / Land Lot", "Lote em condomínio fechado", "TERRENO_RUA"],
    ["Commercial / Building", "Casa comercial na avenida", "LOJA_PONTO"],
    ["Residential / Agricultural", "Sítio com açude", "CHACARA_SITIO"],
    ["Residential / Agricultural", "Fazenda com sítio", "FAZENDA"],
  ])("%s with the usage %s is %s", (written, said, type) => {
    expect(typeOf(written, said)).toBe(type);
  });
});

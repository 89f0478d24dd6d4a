import { describe, expect, it } from "vitest";
import { withoutContacts } from "../../src/domain/radar/card.ts";

describe("a text without contacts", () => {
  it.each([
    ["Fale com Rui 41 98811-0000", "Fale com Rui …"],
    ["Casa linda (41) 3322-1100 ligue", "Casa linda … ligue"],
    ["Zap: +55 (11) 9 8765 4321", "Zap: …"],
    ["Ligue 11987654321 já", "Ligue … já"],
    ["Ligue 98811-0000", "Ligue …"],
    ["041.3322.1100", "…"],
    ["Mais em www.imobiliaria.com.br/ap-1", "Mais em …"],
    ["Veja https://exemplo.com/x?y=1 agora", "Veja … agora"],
    ["imobiliaria.com.br", "…"],
    ["Escreva a rui.silva@exemplo.com.br hoje", "Escreva a … hoje"],
    ["Siga @rui.imoveis", "Siga …"],
  ])("of %j is %j", (text, without) => {
    expect(withoutContacts(text)).toBe(without);
  });

  it.each([
    "Casa de 120 m² com 3 quartos",
    "Apartamento por R$ 1.250.000,00",
    "Terreno de 10.000 m²",
    "Reforma 2019-2020, IPTU 2026",
    "Prédio de 1990 2020",
    "Ref. AP0101, bloco 12, ap. 1203",
    "CEP 01310-100",
    "Rua XV de Novembro, 1234",
    "Cobertura 450m2 4 suítes 6 vagas",
    "Sala 12.500.000",
  ])("leaves %j as it is", (text) => {
    expect(withoutContacts(text)).toBe(text);
  });
});

import * as z from "zod";
import { ptEn } from "../lib/language.ts";
import { WRITE_RESULT } from "./everywhere.ts";
import { PROPERTY_ANSWER_TEXTS } from "./properties-answers.ts";
import { Launch } from "./schemas/launches.ts";
import { pageSchema } from "./schemas/page.ts";
import { Partnership } from "./schemas/partnerships.ts";
import type { Documentation } from "./text.ts";

const { constructionStage, deliveryDate, constructionProgress } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

const STAGE = constructionStage!;

const REGISTERED = { status: "LEAD_REGISTERED", protectedUntil: "2027-02-18T18:30:00.000Z" };

const LaunchClientRegistered = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["REGISTERED", "ALREADY_REGISTERED"]), dryRun: z.boolean() })
      .meta({ id: "LaunchClientResult" }),
  })
  .meta({ id: "LaunchClientRegistered" });

export const LAUNCH_DOCS = {
  operations: {
    listLaunches: {
      answer: pageSchema(Launch),
      description: ptEn(
        "De todas as incorporadoras da plataforma, do mais novo ao mais antigo. Com `updatedSince`, a alteração mais recente vem primeiro.",
        "Launches of every developer on the platform, newest first. With `updatedSince`, the latest change comes first.",
      ),
    },
    registerLaunchClient: {
      answer: LaunchClientRegistered,
      description: ptEn(
        "Cria uma parceria LEAD_REGISTERED (201), que protege o cliente por 90 dias. Registrar o mesmo cliente de novo responde 200 ALREADY_REGISTERED.",
        "Creates a LEAD_REGISTERED partnership (201) that protects the client for 90 days. Registering the client again returns 200 ALREADY_REGISTERED.",
      ),
      body: { leadId: "lead-0123456789abcdef", message: "Quer visitar o decorado." },
      answers: {
        200: { data: REGISTERED, result: { outcome: "ALREADY_REGISTERED" } },
        201: { data: REGISTERED },
      },
    },
  },
  params: {
    developmentId: ptEn("Id do empreendimento.", "Id of the development."),
    uf: ptEn("Estado, 2 letras.", "State, 2 letters."),
    cityId: ptEn("Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits."),
    citySlug: ptEn("`citySlug` de `GET /geo/cities`.", "`citySlug` of `GET /geo/cities`."),
    constructionStage: { "pt-BR": STAGE["pt-BR"], en: STAGE.en },
  },
  schemas: {
    Launch: {
      _: ptEn(
        "Um lançamento. Todos os campos estão sempre presentes.",
        "A launch (new development). Every field is always present.",
      ),
      developmentId: {
        "pt-BR": "Id do empreendimento.",
        en: "Id of the development.",
        example: "prop-0123456789abcdef",
      },
      title: {
        "pt-BR": "Nome do empreendimento.",
        en: "Name of the development.",
        example: "Residencial Aurora",
      },
      description: {
        "pt-BR": "Texto do anúncio.",
        en: "Text of the listing.",
        example: "Duas torres, entrega em 2027.",
      },
      developer: ptEn("A incorporadora.", "The developer."),
      address: ptEn("Endereço.", "Address."),
      constructionStage: STAGE,
      deliveryDate: deliveryDate!,
      constructionProgress: constructionProgress!,
      priceFrom: {
        "pt-BR": "Menor preço em BRL: das tipologias ou, sem elas, do empreendimento.",
        en: "Lowest price in BRL: of the unit types, or of the development.",
        example: 420_000,
      },
      priceTo: { "pt-BR": "Maior preço em BRL.", en: "Highest price in BRL.", example: 780_000 },
      coverPhoto: { "pt-BR": "Foto de capa.", en: "Cover photo.", example: null },
      photos: { "pt-BR": "Fotos, na ordem.", en: "Photos, in order.", example: [] },
      floorPlans: { "pt-BR": "Plantas.", en: "Floor plans.", example: [] },
      partnershipTerms: ptEn("Condições oferecidas aos parceiros.", "Terms offered to partners."),
      units: ptEn("As unidades.", "The units."),
      typologies: ptEn("As tipologias.", "The unit types."),
    },
    LaunchDeveloper: {
      _: ptEn("A incorporadora.", "The developer."),
      name: { "pt-BR": "Nome.", en: "Name.", example: "Incorporadora Exemplo" },
    },
    LaunchUnits: {
      _: ptEn(
        "Somas das tipologias que informam; sem elas, as do empreendimento.",
        "Sums over the unit types that have them, otherwise the development's.",
      ),
      total: { "pt-BR": "Total.", en: "Total.", example: 120 },
      available: { "pt-BR": "Disponíveis.", en: "Available.", example: 48 },
      reserved: { "pt-BR": "Reservadas.", en: "Reserved.", example: 12 },
      sold: { "pt-BR": "Vendidas.", en: "Sold.", example: 60 },
    },
    LaunchTypology: {
      _: ptEn("Uma tipologia.", "A unit type."),
      propertyId: {
        "pt-BR": "Id da tipologia.",
        en: "Id of the unit type.",
        example: "prop-0123456789abcdef",
      },
      title: { "pt-BR": "Nome.", en: "Name.", example: "2 quartos com suíte" },
      type: { "pt-BR": "Subtipo.", en: "Subtype.", example: "APARTAMENTO" },
      bedrooms: { "pt-BR": "Quartos.", en: "Bedrooms.", example: 2 },
      suites: { "pt-BR": "Suítes.", en: "Suites.", example: 1 },
      bathrooms: { "pt-BR": "Banheiros.", en: "Bathrooms.", example: 2 },
      parkingSpots: { "pt-BR": "Vagas.", en: "Parking spots.", example: 1 },
      area: { "pt-BR": "Área privativa em m².", en: "Private area in m².", example: 62 },
      price: {
        "pt-BR": "Preço em BRL; o aluguel mensal, se só para locação.",
        en: "Price in BRL; the monthly rent if the unit is only for rent.",
        example: 420_000,
      },
      unitsAvailable: { "pt-BR": "Unidades disponíveis.", en: "Units available.", example: 48 },
    },
    LaunchClientInput: {
      _: ptEn("O cliente a registrar.", "The client to register."),
      message: {
        "pt-BR": "Mensagem à incorporadora.",
        en: "Message to the developer.",
        example: "Quer visitar o decorado.",
      },
    },
    LaunchClientRegistered: {
      _: ptEn("A parceria do registro.", "The partnership created by the registration."),
      data: ptEn("A parceria.", "The partnership."),
    },
    LaunchClientResult: {
      _: WRITE_RESULT,
      outcome: {
        "pt-BR": "REGISTERED ou ALREADY_REGISTERED.",
        en: "REGISTERED or ALREADY_REGISTERED.",
        example: "REGISTERED",
      },
    },
  },
} satisfies Documentation;

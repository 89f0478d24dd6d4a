import type { Texts } from "../../contract/texts.ts";
import { PROPERTY_ANSWER_TEXTS } from "../properties/answer-texts.ts";

const { constructionStage, deliveryDate, constructionProgress } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

const STAGE = constructionStage!;

export const LAUNCH_TEXTS: Texts = {
  operations: {
    listLaunches: {
      summary: ["Lista o catálogo de lançamentos", "The catalog of new developments"],
      description: [
        "De todas as incorporadoras da plataforma. Com `updatedSince`, a alteração mais recente vem primeiro.",
        "Of every developer on the platform. With `updatedSince`, latest change first.",
      ],
    },
    registerLaunchClient: {
      summary: ["Registra um cliente com a incorporadora", "Register a client with the developer"],
      description: [
        "O cliente fica protegido por 90 dias: nasce uma parceria LEAD_REGISTERED (201). De novo responde 200 ALREADY_REGISTERED.",
        "The client is protected for 90 days: a partnership LEAD_REGISTERED is made (201). Again it answers 200 ALREADY_REGISTERED.",
      ],
      body: { leadId: "lead-0123456789abcdef", message: "Quer visitar o decorado." },
    },
  },
  params: {
    developmentId: ["Id do empreendimento.", "Id of the development."],
    uf: ["Estado, 2 letras.", "State, 2 letters."],
    cityId: ["Código IBGE da cidade, 7 dígitos.", "IBGE code of the city, 7 digits."],
    citySlug: ["`citySlug` de `GET /geo/cities`.", "`citySlug` of `GET /geo/cities`."],
    constructionStage: [STAGE[0], STAGE[1]],
  },
  schemas: {
    Launch: {
      _: [
        "Um lançamento. Todos os campos estão sempre presentes.",
        "A new development. Every field is always present.",
      ],
      developmentId: ["Id do empreendimento.", "Id of the development.", "prop-0123456789abcdef"],
      title: ["Nome do empreendimento.", "Name of the development.", "Residencial Aurora"],
      description: ["Texto do anúncio.", "Text of the listing.", "Duas torres, entrega em 2027."],
      developer: ["A incorporadora.", "The developer."],
      address: ["Endereço.", "Address."],
      constructionStage: STAGE,
      deliveryDate: deliveryDate!,
      constructionProgress: constructionProgress!,
      priceFrom: [
        "Menor preço em BRL: das tipologias, senão do empreendimento.",
        "The least in BRL: of the unit types, else the development's.",
        420_000,
      ],
      priceTo: ["Maior preço em BRL.", "The most in BRL.", 780_000],
      coverPhoto: ["Foto de capa.", "Cover photo.", null],
      photos: ["Fotos, na ordem.", "Photos, in order.", []],
      floorPlans: ["Plantas.", "Floor plans.", []],
      partnershipTerms: ["Condições oferecidas aos parceiros.", "What partners are offered."],
      units: ["As unidades.", "The units."],
      typologies: ["As tipologias.", "The unit types."],
    },
    LaunchDeveloper: {
      _: ["A incorporadora.", "The developer."],
      accountId: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"],
      name: ["Nome.", "Name.", "Incorporadora Exemplo"],
    },
    LaunchUnits: {
      _: [
        "Somas das tipologias que as dizem, senão do empreendimento.",
        "Sums over the unit types that tell them, else the development's.",
      ],
      total: ["Ao todo.", "In all.", 120],
      available: ["Disponíveis.", "Available.", 48],
      reserved: ["Reservadas.", "Reserved.", 12],
      sold: ["Vendidas.", "Sold.", 60],
    },
    LaunchTypology: {
      _: ["Uma tipologia.", "A unit type."],
      propertyId: ["Id da tipologia.", "Id of the unit type.", "prop-0123456789abcdef"],
      title: ["Nome.", "Name.", "2 quartos com suíte"],
      type: ["Subtipo.", "Subtype.", "APARTAMENTO"],
      bedrooms: ["Quartos.", "Bedrooms.", 2],
      suites: ["Suítes.", "Suites.", 1],
      bathrooms: ["Banheiros.", "Bathrooms.", 2],
      parkingSpots: ["Vagas.", "Parking spots.", 1],
      area: ["Área privativa em m².", "Private area in m².", 62],
      price: [
        "Preço em BRL; o aluguel do mês do que só se aluga.",
        "Price in BRL; the monthly rent of what is only rented.",
        420_000,
      ],
      unitsAvailable: ["Unidades disponíveis.", "Units available.", 48],
    },
    LaunchClientInput: {
      _: ["O cliente a registrar.", "The client to register."],
      leadId: ["Id do cliente.", "Id of the client.", "lead-0123456789abcdef"],
      message: ["Mensagem à incorporadora.", "Message to the developer.", "Quer visitar o decorado."],
    },
    LaunchClientRegistered: {
      _: ["A parceria do registro.", "The partnership of the registration."],
      data: ["A parceria.", "The partnership."],
      result: ["O que foi feito, ou seria.", "What was done, or would be."],
    },
    LaunchClientResult: {
      _: ["O que foi feito, ou seria.", "What was done, or would be."],
      outcome: ["REGISTERED ou ALREADY_REGISTERED.", "REGISTERED or ALREADY_REGISTERED.", "REGISTERED"],
    },
  },
};

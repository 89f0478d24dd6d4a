import type { Texts } from "../../contract/texts.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import { PROPERTY_ANSWER_TEXTS } from "../properties/answer-texts.ts";

const { constructionStage, deliveryDate, constructionProgress } = PROPERTY_ANSWER_TEXTS.LaunchBlock!;

const STAGE = constructionStage!;

const REGISTERED = { status: "LEAD_REGISTERED", protectedUntil: "2027-02-18T18:30:00.000Z" };

export const LAUNCH_TEXTS: Texts = {
  operations: {
    listLaunches: {
      summary: OPERATION_TITLES.listLaunches,
      description: [
        "De todas as incorporadoras da plataforma, do mais novo ao mais antigo. Com `updatedSince`, a alteração mais recente vem primeiro.",
        "Launches of every developer on the platform, newest first. With `updatedSince`, the latest change comes first.",
      ],
    },
    registerLaunchClient: {
      summary: OPERATION_TITLES.registerLaunchClient,
      description: [
        "O cliente fica protegido por 90 dias: nasce uma parceria LEAD_REGISTERED (201). De novo responde 200 ALREADY_REGISTERED.",
        "Creates a LEAD_REGISTERED partnership (201) that protects the client for 90 days. Registering the client again returns 200 ALREADY_REGISTERED.",
      ],
      body: { leadId: "lead-0123456789abcdef", message: "Quer visitar o decorado." },
      answers: {
        200: { data: REGISTERED, result: { outcome: "ALREADY_REGISTERED" } },
        201: { data: REGISTERED },
      },
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
        "Lowest price in BRL: of the unit types, or of the development.",
        420_000,
      ],
      priceTo: ["Maior preço em BRL.", "Highest price in BRL.", 780_000],
      coverPhoto: ["Foto de capa.", "Cover photo.", null],
      photos: ["Fotos, na ordem.", "Photos, in order.", []],
      floorPlans: ["Plantas.", "Floor plans.", []],
      partnershipTerms: ["Condições oferecidas aos parceiros.", "Terms offered to partners."],
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
        "Sums over the unit types that have them, otherwise the development's.",
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
        "Price in BRL; the monthly rent if the unit is only for rent.",
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
      _: ["A parceria do registro.", "The partnership created by the registration."],
      data: ["A parceria.", "The partnership."],
      result: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
    },
    LaunchClientResult: {
      _: ["O que a gravação fez, ou faria.", "What the write did, or would do."],
      outcome: ["REGISTERED ou ALREADY_REGISTERED.", "REGISTERED or ALREADY_REGISTERED.", "REGISTERED"],
    },
  },
};

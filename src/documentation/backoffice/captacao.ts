import * as z from "zod";
import { CAPTACAO_OFFER_TEXTS } from "../captacao-offer.ts";
import {
  LedgerView,
  OfferRow,
  OfferWithdrawn,
  OwnerChanged,
  SettingsView,
} from "../schemas/backoffice-captacao.ts";
import { CaptacaoAccepted, CaptacaoOffer } from "../schemas/captacao.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";
import { AT, pick, RESULT, SEED } from "./everywhere.ts";
import { FITTING_ACCOUNTS } from "./fitting-accounts.ts";
import { OFFERS_OF_ALL } from "./offers-of-all.ts";

const DESK: StaffTexts = {
  paused: { en: "Paused: nothing new is offered; false also ends an automatic pause.", example: false },
  autoPauseAfter: { en: "Consecutive expired offers that trigger the pause; null: never.", example: 3 },
  operatingCities: { en: "Cities served (`citySlug`); empty: all.", example: ["curitiba-pr"] },
  purposes: { en: "Purposes served.", example: ["VENDA"] },
  serviceDays: { en: "Days of service.", example: ["SEG", "TER", "QUA", "QUI", "SEX"] },
  freeLeads: { en: "Owners free of charge.", example: 0 },
};

const { _, ...OFFER } = CAPTACAO_OFFER_TEXTS.CaptacaoOffer;

export const CAPTACAO_DOCS = {
  operations: {
    offerOwner: {
      answer: z.object({ data: CaptacaoOffer }),
      summary: "Offer an owner to the account",
      description:
        "Name a known owner by `ownerId`; otherwise the same phone or e-mail with the same purpose and address is the same owner. If the offer is already open, the answer is 200 and nothing changes.",
      body: {
        owner: { name: "Carlos Almeida", phone: "(41) 98765-4320" },
        address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
        purpose: "VENDA",
        propertyType: "APARTAMENTO",
        priceCents: 9_900,
        deadlineMinutes: 480,
      },
    },
    listOffers: {
      answer: pageSchema(OfferRow),
      summary: "List offers to the account",
      description: "Newest first; each with its last round, without the owner's contact.",
    },
    ...OFFERS_OF_ALL.operations,
    ...FITTING_ACCOUNTS.operations,
    withdrawOffer: {
      answer: OfferWithdrawn,
      summary: "Withdraw an offer",
      description: "An ended offer stays as it is; withdrawing an accepted offer is refused.",
    },
    acceptOffer: {
      answer: CaptacaoAccepted,
      summary: "Accept an owner in the dashboard",
      description:
        "Debits the price and reveals the contact, as an acceptance by API does and under the same conditions; `acceptedVia` and the event say PANEL. No more than `priceCents` is debited.",
      body: { priceCents: 9_900 },
    },
    changeOwner: {
      answer: OwnerChanged,
      summary: "Update or refund an accepted owner",
      description: "Stage LOST requires `lostReason`. A refund is made once, until `refundUntil`.",
      body: { stage: "CONTACTED" },
    },
    creditAccount: {
      answer: z.object({ data: LedgerView }),
      summary: "Credit or debit the account",
      description:
        "A negative amount can take the balance down to 0. Sending the same `reference` again is the same credit.",
      body: { amountCents: 50000, reference: "recarga-2041" },
    },
    listLedger: {
      answer: pageSchema(LedgerView),
      summary: "List the account's ledger",
      description: "Newest first. The balance is its sum.",
    },
    getCaptacaoSettings: {
      answer: z.object({ data: SettingsView }),
      summary: "Retrieve the Captação settings",
      description: "With the current terms.",
    },
    changeCaptacaoSettings: {
      answer: z.object({ data: SettingsView }),
      summary: "Update the Captação settings",
      description: "Fields you leave out stay. Running deadlines do not move.",
      body: { paused: true },
    },
    acceptCaptacaoTerms: {
      answer: z.object({ data: SettingsView }),
      summary: "Record the owner's acceptance of the API terms",
      description: "Only the current version, which the settings show.",
      body: { version: "2026-11" },
    },
  },
  params: {
    list: { en: "OPEN or REFUNDABLE.", example: "OPEN" },
    ownerId: { en: "An owner who is known.", example: "cap-0123456789abcdef" },
    cityId: "IBGE code of the city, 7 digits.",
    purpose: { en: "Purpose.", example: "VENDA" },
  },
  schemas: {
    CaptacaoOfferInput: {
      _: "The owner and the offer.",
      ownerId: "An owner who is known.",
      ...pick(
        OFFER,
        "owner",
        "address",
        "purpose",
        "propertyType",
        "bedrooms",
        "suites",
        "bathrooms",
        "parkingSpots",
        "usableAreaDeclared",
        "areaDeclared",
        "priceExpected",
        "sellTimeframe",
        "occupancy",
        "ownerRelation",
        "exclusivityOpenness",
        "alreadyListedDeclared",
        "ownerPhoneVerifiedVia",
        "ownerPhoneVerifiedAt",
        "priceCents",
      ),
      deadlineMinutes: {
        en: "Deadline in service minutes: 9:00 to 17:00 São Paulo time, on the account's service days.",
        example: 480,
      },
      ...SEED,
    },
    CaptacaoOfferInputOwner: {
      _: "The owner's contact.",
      name: { en: "Name.", example: "Carlos Almeida" },
      phone: { en: "Phone.", example: "(41) 98765-4320" },
      email: { en: "E-mail.", example: "carlos@example.com" },
    },
    ...OFFERS_OF_ALL.schemas,
    ...FITTING_ACCOUNTS.schemas,
    CaptacaoOfferRow: {
      _: "An offer to the account.",
      ...pick(OFFER, "id", "status", "priceCents", "purpose", "propertyType", "neighborhood", "city"),
      ...pick(OFFER, "deadline", "acceptedAt", "stage", "tab", "refundedAt"),
      endedAt: { en: "When it finished.", example: null },
      debitedCents: { en: "Amount debited, in cents.", example: null },
    },
    CaptacaoOwnerInput: {
      _: "Fields to change in an accepted owner.",
      ...pick(OFFER, "stage", "note", "soldAt"),
      lostReason: "Required with stage LOST.",
      refund: "true gives the money back, once.",
    },
    CaptacaoOwnerChanged: {
      _: "The owner after the write.",
      data: "The owner.",
      result: RESULT,
    },
    CaptacaoOwnerResult: {
      _: RESULT,
      outcome: { en: "UPDATED or UNCHANGED.", example: "UPDATED" },
    },
    CaptacaoOfferWithdrawn: {
      _: "The offer after the write.",
      data: "The offer.",
      result: RESULT,
    },
    CaptacaoWithdrawResult: {
      _: RESULT,
      outcome: { en: "WITHDRAWN or UNCHANGED.", example: "WITHDRAWN" },
    },
    CaptacaoCredit: {
      _: "A credit.",
      amountCents: { en: "Amount in BRL cents; a negative amount takes credit back.", example: 50000 },
      note: "A note.",
      reference: {
        en: "The operator's code: sending the same code again repeats no credit.",
        example: "recarga-2041",
      },
    },
    CaptacaoLedgerEntry: {
      _: "A row of the ledger.",
      kind: { en: "CREDIT, ACCEPT, REFUND or ADJUST.", example: "CREDIT" },
      amountCents: { en: "Signed amount, in cents.", example: 50000 },
      balanceCents: { en: "Balance after it, in cents.", example: 50000 },
      ownerId: { en: "Owner.", example: null },
      actor: { en: "A key's id, or who acted on the platform side.", example: "operator" },
      note: { en: "A note.", example: null },
      reference: { en: "The operator's code.", example: "recarga-2041" },
      ...AT,
    },
    CaptacaoSettings: {
      _: "The settings of the Captação desk.",
      ...DESK,
      pausedAuto: { en: "The pause is automatic.", example: false },
      expiredStreak: { en: "Consecutive expired offers.", example: 0 },
      balanceCents: { en: "Balance, in cents of BRL.", example: 50000 },
      termsVersion: { en: "The current version of the terms.", example: "2026-11" },
      acceptedTermsVersion: { en: "The version accepted.", example: "2026-11" },
      termsAcceptedAt: "When.",
    },
    CaptacaoSettingsInput: { _: "Settings to change.", ...DESK },
    AcceptOfferInput: {
      _: "What the person was shown.",
      priceCents: { en: "Amount that would be debited, in cents.", example: 9900 },
    },
    AcceptCaptacaoTermsInput: {
      _: "The terms accepted.",
      version: { en: "The current version.", example: "2026-11" },
    },
  },
} satisfies BackofficeDocs;

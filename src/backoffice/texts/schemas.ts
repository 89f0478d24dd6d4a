import type { SchemaTexts } from "../../contract/texts.ts";
import { CAPTACAO_TEXTS } from "../../routes/captacao/texts.ts";
import { LEAD_INPUT } from "../../routes/leads/texts.ts";
import { PROPERTY_INPUT, PROPERTY_REF, PROPERTY_TEXTS } from "../../routes/properties/texts.ts";

const ACCOUNT: SchemaTexts = {
  name: [
    "Nome da empresa, até 200 caracteres.",
    "Name of the company, up to 200 characters.",
    "Imobiliária Exemplo",
  ],
  type: ["AGENCY (imobiliária) ou DEVELOPER (incorporadora).", "AGENCY or DEVELOPER.", "AGENCY"],
  plan: ["Plano, até 60 caracteres.", "Plan, up to 60 characters.", "PRO"],
  propertyLimit: ["Imóveis ACTIVE que o plano permite.", "ACTIVE properties that the plan allows.", 1000],
  ownerName: ["Nome do titular.", "Name of the owner.", "Marina Souza"],
  ownerEmail: [
    "E-mail do titular, que recebe os avisos.",
    "E-mail of the owner, who gets the notices.",
    "marina@example.com",
  ],
  subscription: ["ACTIVE, TRIAL (teste) ou OVERDUE (em atraso).", "ACTIVE, TRIAL or OVERDUE.", "ACTIVE"],
  organization: ["Rede ou grupo.", "Network or group.", null],
  creci: [
    'Registro no CRECI; guardado como "123456-F SP" quando reconhecido.',
    'CRECI registration; stored as "123456-F SP" when it is recognised.',
    "12345-J PR",
  ],
  phone: [
    "Telefone comercial, que os parceiros veem; em E.164.",
    "Business phone, which partners see; in E.164.",
    "+554133334444",
  ],
};

const STATUS: SchemaTexts = { status: ["ACTIVE ou INACTIVE.", "ACTIVE or INACTIVE.", "ACTIVE"] };
const CHECKED: SchemaTexts = {
  creciVerified: ["CRECI conferido pela plataforma.", "CRECI checked by the platform.", true],
};
const SANDBOX: SchemaTexts = {
  sandbox: ["Conta de testes.", "A sandbox account.", false],
};
const SANDBOX_OF: SchemaTexts = {
  ...SANDBOX,
  sandboxOf: [
    "De uma conta de testes: a conta real ao lado da qual ela está.",
    "Of a sandbox account: the live account that it is beside.",
    null,
  ],
};
const ID: SchemaTexts = { id: ["Id da conta.", "Id of the account.", "acc-0123456789abcdef"] };

const LIMITS: SchemaTexts = {
  _: ["Os limites da conta.", "The account's limits."],
  ratePerSecond: ["Chamadas por segundo.", "Calls a second.", 10],
  burst: ["Chamadas de uma vez, no máximo.", "Calls at once, at most.", 20],
  monthlyQuota: ["Chamadas por mês (UTC).", "Calls a month (UTC).", 100000],
  maxKeys: ["Chaves, no máximo.", "Keys, at most.", 5],
  maxWebhooks: ["Endpoints de webhook, no máximo.", "Webhook endpoints, at most.", 5],
};

const GRANT: SchemaTexts = {
  status: ["ACTIVE, ou o código da recusa.", "ACTIVE, or the code of the refusal.", "ACTIVE"],
  tier: ["PILOT, STANDARD ou SCALE.", "PILOT, STANDARD or SCALE.", "STANDARD"],
  scopes: [
    "Permissões que a conta pode dar a suas chaves.",
    "Permissions that the account may give its keys.",
    ["properties:read"],
  ],
  pilotUntil: ["Fim do piloto.", "End of the pilot.", null],
  limits: ["Os limites.", "The limits."],
};

const KEY: SchemaTexts = {
  id: ["Id da chave.", "Id of the key.", "k_0123456789abcdef"],
  name: ["Nome dado à chave.", "Name given to the key.", "CRM"],
  hint: ["Começo e fim da chave.", "Beginning and end of the key.", "rea_zdxg…2vy1"],
  scopes: ["Permissões da chave.", "Permissions of the key.", ["properties:read"]],
  allowedIps: [
    "Endereços ou faixas CIDR de onde vale; vazio: de qualquer um.",
    "Addresses or CIDR ranges it works from; empty: any.",
    [],
  ],
  expiresAt: ["Quando vence; null: não vence.", "When it expires; null: never.", null],
  revokedAt: ["Quando foi revogada.", "When it was revoked.", null],
};

const SEED: SchemaTexts = {
  seed: [
    "Só fora da produção: a mesma semente dá o mesmo id.",
    "Outside production only: the same seed gives the same id.",
  ],
};

const { _: __, ...OFFER } = CAPTACAO_TEXTS.schemas.CaptacaoOffer!;
const { _: ___, ...LAUNCH } = PROPERTY_TEXTS.schemas.LaunchBlock!;

const pick = (texts: SchemaTexts, ...names: readonly string[]): SchemaTexts =>
  Object.fromEntries(names.map((name) => [name, texts[name]!]));

const SHARED: SchemaTexts = {
  sharedToNetwork: ["Compartilhado com parceiros.", "Shared with partners.", false],
};

const DESK: SchemaTexts = {
  paused: [
    "Em pausa: nada de novo é oferecido; false também encerra a pausa automática.",
    "Paused: nothing new is offered; false ends a pause by itself too.",
    false,
  ],
  autoPauseAfter: [
    "Ofertas vencidas seguidas que pausam; null: nenhuma.",
    "Offers in a row that ran out and pause it; null: none.",
    3,
  ],
  operatingCities: [
    "Cidades atendidas (`citySlug`); vazio: todas.",
    "Cities served (`citySlug`); empty: all.",
    ["curitiba-pr"],
  ],
  purposes: ["Finalidades atendidas.", "Purposes served.", ["VENDA"]],
  serviceDays: ["Dias de atendimento.", "Days of service.", ["SEG", "TER", "QUA", "QUI", "SEX"]],
  freeLeads: ["Proprietários sem cobrança.", "Owners free of charge.", 0],
};

const AT: SchemaTexts = { at: ["Quando.", "When.", "2026-11-20T18:30:00.000Z"] };
const ACTOR: SchemaTexts = {
  actor: ["Quem agiu.", "Who acted.", "operator"],
  action: ["O que fez.", "What they did.", "lead.edit"],
};
const FIELDS: SchemaTexts = {
  fields: [
    "Nomes dos campos gravados, nunca os valores.",
    "Names of the fields written, never their values.",
    ["notes"],
  ],
};

/** What the platform side shows besides the objects of `/v1`. */
export const BACKOFFICE_SCHEMAS: Readonly<Record<string, SchemaTexts>> = {
  Account: {
    _: ["Uma conta da plataforma.", "An account of the platform."],
    ...ID,
    ...ACCOUNT,
    ...STATUS,
    ...CHECKED,
    ...SANDBOX_OF,
  },
  GrantedAccount: {
    _: ["Uma conta e sua concessão.", "An account and its grant."],
    ...ID,
    ...ACCOUNT,
    ...STATUS,
    ...SANDBOX_OF,
    ...CHECKED,
    access: ["A concessão; null antes da primeira.", "The grant; null before the first.", null],
  },
  CreateAccountInput: { _: ["Uma conta nova.", "A new account."], ...ACCOUNT, ...SEED },
  ChangeAccountInput: {
    _: ["O que muda numa conta.", "What changes of an account."],
    ...pick(ACCOUNT, "name", "plan", "subscription", "propertyLimit", "phone"),
    ...STATUS,
    ...CHECKED,
  },
  Access: { _: ["A concessão do operador.", "The operator's grant."], ...GRANT },
  AccessLimits: LIMITS,
  GrantAccessInput: { _: ["A concessão.", "The grant."], ...GRANT },
  GrantAccessInputLimits: LIMITS,
  ApiKey: { _: ["Uma chave, sem o segredo.", "A key, without its secret."], ...KEY },
  UsedApiKey: {
    _: ["Uma chave, e quando foi usada.", "A key, and when it was used."],
    ...KEY,
    lastUsedAt: ["Último uso.", "Latest use.", null],
  },
  CreateKeyInput: {
    _: ["Uma chave nova.", "A new key."],
    ...pick(KEY, "name", "scopes", "expiresAt", "allowedIps"),
    ...SEED,
  },
  ApiKeyCreated: {
    _: ["A chave criada.", "The key that was made."],
    data: ["A chave, sem o segredo.", "The key, without its secret."],
    key: ["A chave inteira: só aparece aqui.", "The whole key: shown here alone.", "rea_…"],
  },
  AddTeamMemberInput: {
    _: ["Uma pessoa nova na equipe.", "A new person on the team."],
    name: ["Nome.", "Name.", "Paulo Lima"],
    email: ["E-mail.", "E-mail.", "paulo@example.com"],
    role: ["OWNER (titular), MANAGER (gerente) ou BROKER (corretor).", "OWNER, MANAGER or BROKER.", "BROKER"],
    creci: ["Registro no CRECI.", "CRECI registration.", "123456-F PR"],
  },
  AuditEntry: {
    _: ["Uma gravação da plataforma.", "A write of the platform side."],
    id: ["Id do registro.", "Id of the entry.", "aud_0123456789abcdef"],
    ...AT,
    ...ACTOR,
    subject: ["O que foi gravado.", "What was written.", "lead-0123456789abcdef"],
    ...FIELDS,
  },
  CurationDecision: {
    _: ["A decisão da curadoria.", "The decision of the review."],
    decision: ["APPROVED ou REJECTED.", "APPROVED or REJECTED.", "APPROVED"],
    reason: ["Motivo da recusa: obrigatório com REJECTED.", "Reason of a refusal: needed with REJECTED."],
  },
  Sandbox: {
    _: ["Uma conta de testes.", "A sandbox."],
    data: ["A conta de testes e sua concessão.", "The sandbox's account and its grant."],
    key: [
      "A primeira chave; a mesma a cada chamada, null depois de revogada.",
      "Its first key; the same each time, null once it is revoked.",
      "rea_test_demo0123456789ab…",
    ],
    partners: [
      "As contas de demonstração que ela encontra: parceira e incorporadora.",
      "The demonstration accounts that it meets: partner and developer.",
      ["acc-demo0123456789a1", "acc-demo0123456789a2"],
    ],
  },
  SimulateEventRequest: {
    _: ["O evento a criar.", "The event to make."],
    type: ["Qualquer tipo de evento.", "Any event type.", "property.updated"],
  },
  SimulatedEvent: {
    _: ["O evento criado.", "The event that was made."],
    id: [
      "Id do evento, o `webhook-id` das entregas.",
      "Id of the event, the `webhook-id` of its deliveries.",
    ],
    type: ["Tipo do evento.", "Type of the event.", "property.updated"],
    data: [
      "Os dados do evento, como no registro.",
      "The data of the event, as in the log.",
      {
        ...{ id: "prop-0123456789abcdef", externalRef: "AP0101", status: "ACTIVE" },
        ...{ updatedAt: "2026-11-20T18:30:00.000Z", changedFields: ["salePrice"] },
      },
    ],
    about: [
      "O objeto da conta de que ele fala; null: inventado, pois a conta não tem nenhum.",
      "The object of the account that it tells of; null: made up, as the account has none.",
      "prop-0123456789abcdef",
    ],
  },
  PropertyUnderReview: {
    _: ["Um imóvel em curadoria.", "A property under review."],
    accountId: ["A conta.", "The account.", "acc-0123456789abcdef"],
    ...SANDBOX,
    property: ["O imóvel.", "The property."],
  },
  WaitingNeighborhood: {
    _: ["Um texto de bairro desconhecido.", "A neighborhood text that is not known."],
    cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
    city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
    state: ["Estado.", "State.", "PR"],
    text: ["O texto, como foi enviado.", "The text as it was sent.", "Batel Soho"],
    properties: ["Quantos imóveis esperam.", "How many properties wait.", 3],
  },
  NeighborhoodDecision: {
    _: [
      "Que bairro um texto quer dizer: um do catálogo ou um novo.",
      "Which neighborhood a text means: one of the catalogue or a new one.",
    ],
    cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
    text: ["O texto.", "The text.", "Batel Soho"],
    neighborhoodSlug: ["Um bairro do catálogo.", "A neighborhood of the catalogue.", "batel"],
    name: ["O nome de um bairro novo.", "The name of a new one."],
  },
  NeighborhoodDecided: {
    _: ["O bairro decidido.", "The neighborhood decided on."],
    cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
    neighborhoodSlug: ["O bairro.", "The neighborhood.", "batel"],
    name: ["Seu nome.", "Its name.", "Batel"],
    properties: ["Quantos imóveis esperavam, de todas as contas.", "How many waited, of all accounts.", 3],
  },
  DevelopmentInput: {
    _: ["Um empreendimento ou uma tipologia.", "A development or a unit type."],
    ...PROPERTY_REF,
    ...PROPERTY_INPUT,
    ...SHARED,
    kind: [
      "DEVELOPMENT (empreendimento) ou TYPOLOGY (tipologia).",
      "DEVELOPMENT or TYPOLOGY (unit type).",
      "DEVELOPMENT",
    ],
    developmentId: ["O empreendimento de uma tipologia.", "The development of a unit type."],
    launch: ["A obra.", "The construction."],
  },
  LaunchInput: { _: ["A obra.", "The construction."], ...LAUNCH },
  EditPropertyInput: {
    _: ["O que o painel muda num imóvel.", "What the dashboard changes of a property."],
    ...PROPERTY_INPUT,
    ...SHARED,
    amenities: ["Comodidades.", "Amenities.", ["Piscina"]],
  },
  EditLeadInput: {
    _: ["O que o painel muda num cliente.", "What the dashboard changes of a client."],
    ...LEAD_INPUT,
  },
  ReleasePropertyFieldsInput: {
    _: ["Os campos devolvidos.", "The fields given back."],
    fields: ["Nomes de campos.", "Names of fields.", ["title"]],
  },
  ReleaseLeadFieldsInput: {
    _: ["Os campos devolvidos.", "The fields given back."],
    fields: ["Nomes de campos.", "Names of fields.", ["notes"]],
  },
  ConfigureFeedInput: {
    _: ["O feed do CRM.", "The CRM's feed."],
    url: [
      "Link do feed, https público.",
      "Link of the feed, public https.",
      "https://crm.example.com/feed.xml",
    ],
    connector: ["Formato: VRSYNC.", "Format: VRSYNC.", "VRSYNC"],
    autoSync: ["Sincroniza sozinho a cada 6 horas.", "Synced by itself every 6 hours.", true],
  },
  LeadExport: {
    _: ["Tudo o que se guarda de um cliente.", "Everything held about a client."],
    lead: ["O cliente.", "The client."],
    dashboardFields: ["Campos que são do painel.", "Fields that are the dashboard's.", []],
    identities: ["Por onde é reconhecido.", "What it is recognised by."],
    interactions: ["O que foi feito com ele.", "What was done with them."],
    matches: ["Oportunidades.", "Opportunities."],
    partnerships: ["Parcerias.", "Partnerships."],
    events: ["Eventos dos últimos 30 dias.", "Events of the last 30 days."],
    audit: ["Gravações da plataforma.", "Writes of the platform side."],
    storedAnswers: [
      "Respostas guardadas para repetição.",
      "Answers kept for the replay of an Idempotency-Key.",
      0,
    ],
  },
  LeadExportIdentity: {
    _: ["Por onde a pessoa é reconhecida.", "What the person is recognised by."],
    kind: ["phone ou email.", "phone or email.", "email"],
    value: ["O valor.", "The value.", "ana@example.com"],
  },
  LeadExportInteraction: {
    _: ["O que foi feito.", "What was done."],
    id: ["Id do registro.", "Id of the log.", "int_0123456789abcdef"],
    type: ["O que foi.", "What it was.", "CALL"],
    ...AT,
    note: ["Anotação.", "Note.", null],
    propertyId: ["Imóvel.", "Property.", null],
  },
  LeadExportMatch: {
    _: ["Uma oportunidade.", "An opportunity."],
    id: ["Id.", "Id.", "m#prop-0123456789abcdef#lead-0123456789abcdef#own"],
    propertyId: ["Imóvel.", "Property.", "prop-0123456789abcdef"],
    scope: ["INTERNAL, NETWORK ou LAUNCH.", "INTERNAL, NETWORK or LAUNCH.", "INTERNAL"],
    status: ["Onde está.", "Where it stands.", "NEW"],
    score: ["Nota, 0 a 100.", "Score, 0 to 100.", 87],
    lostRelevance: ["Deixou de combinar.", "No longer fits.", false],
  },
  LeadExportPartnership: {
    _: ["Uma parceria.", "A partnership."],
    id: ["Id.", "Id.", "pship-0123456789abcdef"],
    propertyId: ["Imóvel.", "Property.", "prop-0123456789abcdef"],
    kind: ["Quem pediu.", "Who asked.", "PROPERTY_FOR_CLIENT"],
    status: ["Etapa.", "Stage.", "ACCEPTED"],
    score: ["Nota, 0 a 100.", "Score, 0 to 100.", 87],
    message: ["Mensagem do pedido.", "Message of the request.", null],
  },
  LeadExportEvent: {
    _: ["Um evento.", "An event."],
    id: ["Id.", "Id.", "evt_0123456789abcdef"],
    type: ["Tipo.", "Type.", "lead.created"],
  },
  LeadExportAudit: {
    _: ["Uma gravação da plataforma.", "A write of the platform side."],
    ...AT,
    ...ACTOR,
    ...FIELDS,
  },
  RequestMatchInput: {
    _: ["O pedido de parceria.", "The request."],
    message: [
      "Mensagem, até 2.000 caracteres.",
      "Message, up to 2,000 characters.",
      "Tenho um cliente pronto para visitar.",
    ],
  },
  MatchReplay: {
    _: ["Uma oportunidade julgada de novo.", "An opportunity judged anew."],
    equal: ["Igual ao guardado.", "The same as what is stored.", true],
    status: ["Onde está.", "Where it stands.", "NEW"],
    score: [
      "Nota de agora; null quando o par não passa.",
      "As judged now; null where the pair does not pass.",
      87,
    ],
    differences: ["O que difere.", "What differs."],
  },
  MatchReplayDifference: {
    _: ["Uma diferença.", "A difference."],
    field: ["Campo.", "Field.", "score"],
    stored: ["Guardado.", "Stored.", 80],
    recomputed: ["Agora.", "Now.", 87],
  },
  CaptacaoOfferInput: {
    _: ["O proprietário e a oferta.", "The owner and the offer."],
    ownerId: ["Um proprietário conhecido.", "An owner who is known."],
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
    deadlineMinutes: [
      "Prazo em minutos de atendimento: das 9h às 17h de São Paulo, nos dias da conta.",
      "Minutes of service: from 9:00 to 17:00 in São Paulo, on the account's days.",
      480,
    ],
    ...SEED,
  },
  CaptacaoOfferInputOwner: {
    _: ["O contato do proprietário.", "The owner's contact."],
    name: ["Nome.", "Name.", "Carlos Almeida"],
    phone: ["Telefone.", "Phone.", "(41) 98765-4321"],
    email: ["E-mail.", "E-mail.", "carlos@example.com"],
  },
  CaptacaoOfferRow: {
    _: ["Uma oferta à conta.", "An offer to the account."],
    ...pick(OFFER, "id", "status", "priceCents", "deadline", "acceptedAt", "stage", "tab", "refundedAt"),
    endedAt: ["Quando acabou.", "When it ended.", null],
    debitedCents: ["O que debitou, em centavos.", "What it debited, in cents.", null],
  },
  CaptacaoOwnerInput: {
    _: ["O que muda num proprietário aceito.", "What changes of an accepted owner."],
    ...pick(OFFER, "stage", "note", "soldAt"),
    lostReason: ["Obrigatório com a etapa LOST.", "Needed with stage LOST."],
    refund: ["true devolve o dinheiro, uma vez.", "True gives the money back, once."],
  },
  CaptacaoCredit: {
    _: ["Um crédito.", "A credit."],
    amountCents: [
      "Valor em centavos de BRL; negativo retira.",
      "Amount in cents of BRL; a negative one takes back.",
      50000,
    ],
    note: ["Anotação.", "A note."],
    reference: [
      "Código do operador: o mesmo de novo é o mesmo crédito.",
      "A code of the operator's: the same one again is the same credit.",
      "recarga-2041",
    ],
  },
  CaptacaoLedgerEntry: {
    _: ["Um lançamento do extrato.", "A row of the ledger."],
    kind: [
      "CREDIT, ACCEPT (aceite), REFUND (estorno) ou ADJUST.",
      "CREDIT, ACCEPT, REFUND or ADJUST.",
      "CREDIT",
    ],
    amountCents: ["Valor com sinal, em centavos.", "Signed amount, in cents.", 50000],
    balanceCents: ["Saldo depois dele, em centavos.", "Balance after it, in cents.", 50000],
    ownerId: ["Proprietário.", "Owner.", null],
    actor: [
      "Id da chave, ou quem agiu na plataforma.",
      "A key's id, or who acted on the platform side.",
      "operator",
    ],
    note: ["Anotação.", "A note.", null],
    reference: ["Código do operador.", "A code of the operator's.", "recarga-2041"],
    ...AT,
  },
  CaptacaoSettings: {
    _: ["Os ajustes da Captação.", "The settings of the owner desk."],
    ...DESK,
    pausedAuto: ["A pausa veio sozinha.", "The pause came by itself.", false],
    expiredStreak: ["Ofertas vencidas seguidas.", "Offers in a row that ran out.", 0],
    balanceCents: ["Saldo, em centavos de BRL.", "Balance, in cents of BRL.", 50000],
    termsVersion: ["Versão atual dos termos.", "The current version of the terms.", "2026-11"],
    acceptedTermsVersion: ["Versão aceita.", "The version accepted.", "2026-11"],
    termsAcceptedAt: ["Quando.", "When."],
  },
  CaptacaoSettingsInput: { _: ["O que muda nos ajustes.", "What changes of the settings."], ...DESK },
  AcceptCaptacaoTermsInput: {
    _: ["Os termos aceitos.", "The terms accepted."],
    version: ["A versão atual.", "The current version.", "2026-11"],
  },
  MonthUsage: {
    _: ["O uso de um mês.", "The usage of a month."],
    month: ["O mês, AAAA-MM.", "The month, YYYY-MM.", "2026-11"],
    calls: ["Chamadas feitas.", "Calls made.", 1658],
    monthlyQuota: ["Chamadas por mês, hoje.", "Calls a month, today.", 100000],
    remaining: ["Chamadas que restam.", "Calls left.", 98342],
  },
  Mail: {
    _: ["Um aviso ao titular.", "A notice to the owner."],
    id: ["Id do aviso.", "Id of the notice.", "mail_0123456789abcdef"],
    kind: ["De que trata.", "What it is about.", "webhook.disabled"],
    subject: ["Assunto.", "Subject."],
    body: ["Texto.", "Text."],
    status: ["Onde está.", "Where it stands.", "SENT"],
    attempts: ["Tentativas.", "Attempts.", 1],
    sentAt: ["Quando saiu.", "When it left."],
  },
  RunJobInput: {
    _: ["Como rodar a tarefa.", "How to run the job."],
    now: ["A hora a supor; só fora da produção.", "The time to suppose; outside production only."],
  },
  JobRun: {
    _: ["O que a tarefa fez.", "What the job did."],
    job: ["A tarefa.", "The job.", "retention"],
    now: ["A hora suposta.", "The time supposed."],
    summary: ["Contagens do que fez.", "Counts of what it did.", { events: 0 }],
  },
};

/** Parameters of its paths. */
export const BACKOFFICE_PARAMS: SchemaTexts = {
  accountId: ["Id da conta.", "Id of the account."],
  keyId: ["Id da chave.", "Id of the key."],
  propertyId: ["Id do imóvel.", "Id of the property."],
  leadId: ["Id do cliente.", "Id of the client."],
  matchId: [
    "Id da oportunidade, codificado: `#` é `%23`.",
    "Id of the opportunity, percent-encoded: `#` is `%23`.",
  ],
  offerId: ["Id do proprietário oferecido.", "Id of the owner offered."],
  partnershipId: ["Id da parceria.", "Id of the partnership."],
  scope: ["INTERNAL, NETWORK ou LAUNCH.", "INTERNAL, NETWORK or LAUNCH."],
  job: ["Nome da tarefa.", "Name of the job."],
};

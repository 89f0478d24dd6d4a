import type { OperationTexts } from "../../contract/texts.ts";

const IN_PAGES = ["Em páginas, do mais novo ao mais antigo.", "In pages, newest first."] as const;
const NEXT_CALL = ["Vale já na próxima chamada da conta.", "Effective on the account's next call."] as const;
const DASHBOARD = [
  "Os campos editados passam a ser do painel: a API e o feed não os mudam até serem liberados.",
  "The edited fields become the dashboard's: the API and the feed no longer change them until released.",
] as const;

/** What the dashboard and the operator do. */
export const BACKOFFICE_OPERATIONS: Readonly<Record<string, OperationTexts>> = {
  createAccount: {
    summary: ["Cria uma conta", "Create an account"],
    description: [
      "O titular é a primeira pessoa da equipe. Uma semente conhecida responde 200 com a conta como está.",
      "The owner becomes its first team member. A known seed answers 200 with the account as it stands.",
    ],
    body: {
      name: "Imobiliária Exemplo",
      type: "AGENCY",
      plan: "PRO",
      propertyLimit: 1000,
      ownerName: "Marina Souza",
      ownerEmail: "marina@example.com",
    },
  },
  listAccounts: { summary: ["Lista as contas", "List the accounts, newest first"], description: IN_PAGES },
  getAccount: {
    summary: ["Lê uma conta e sua concessão", "Read an account and its grant"],
    description: ["Sem concessão, `access` é null.", "Without a grant, `access` is null."],
  },
  changeAccount: {
    summary: ["Muda uma conta", "Change an account"],
    description: NEXT_CALL,
    body: { propertyLimit: 2000 },
  },
  grantAccess: {
    summary: ["Define a concessão do operador", "Set the operator's grant"],
    description: [
      `${NEXT_CALL[0]} Limites ausentes são os da faixa.`,
      `${NEXT_CALL[1]} Limits not named are the tier's.`,
    ],
    body: { status: "ACTIVE", scopes: ["properties:read", "properties:write"] },
  },
  createKey: {
    summary: ["Cria uma chave", "Create a key"],
    description: [
      "A chave aparece só nesta resposta. Uma semente conhecida responde 200 com a mesma chave.",
      "The key is shown in this answer and never again. A known seed answers 200 with the same key.",
    ],
    body: { name: "CRM", scopes: ["properties:read"] },
  },
  makeSandbox: {
    summary: ["Cria a conta de testes ao lado de uma conta", "Make the sandbox beside an account"],
    description: [
      "Com dados de demonstração, uma parceira, uma incorporadora e a primeira chave (`rea_test_`). A que já existe volta como está (200); a que ficou pela metade é completada.",
      "With demonstration data, a partner, a developer, and its first key (`rea_test_`). One that is there is answered as it stands (200); one left half made is made whole.",
    ],
  },
  simulateEvent: {
    summary: ["Cria um evento numa conta de testes", "Make an event in a sandbox"],
    description: [
      "Um evento bem formado de qualquer tipo, registrado e entregue como todos; nada mais muda. Cada chamada cria outro.",
      "One well-formed event of any type, logged and delivered like every other; nothing else changes. Each call makes another one.",
    ],
    body: { type: "property.updated" },
  },
  listKeys: {
    summary: ["Lista as chaves de uma conta", "List an account's keys, newest first"],
    description: IN_PAGES,
  },
  revokeKey: {
    summary: ["Revoga uma chave", "Revoke a key"],
    description: [
      "A próxima chamada com ela recebe 401. Revogar de novo nada muda.",
      "The very next call with it gets 401. Revoking again changes nothing.",
    ],
  },
  addTeamMember: {
    summary: ["Inclui uma pessoa na equipe", "Add a person to the team"],
    description: [
      "Um e-mail está uma vez na equipe; maiúsculas não contam.",
      "An e-mail is on a team once; upper and lower case are the same.",
    ],
    body: { name: "Paulo Lima", email: "paulo@example.com", role: "BROKER" },
  },
  listTeam: { summary: ["Lista a equipe", "List the team, newest first"], description: IN_PAGES },
  listPropertiesUnderReview: {
    summary: [
      "Imóveis em curadoria, o que espera há mais tempo primeiro",
      "Properties that wait for review, the longest waiting first",
    ],
    description: ["De todas as contas.", "Of all accounts."],
  },
  decidePropertyCuration: {
    summary: ["Aprova ou recusa um imóvel", "Approve or reject a property"],
    description: ["Uma recusa diz o motivo.", "A refusal names its reason."],
    body: { decision: "APPROVED" },
  },
  listWaitingNeighborhoods: {
    summary: [
      "Textos de bairro que o catálogo não conhece",
      "Neighborhood texts that the catalogue does not know",
    ],
    description: ["De imóveis de todas as contas.", "Of properties of all accounts."],
  },
  decideNeighborhoodCuration: {
    summary: ["Diz que bairro um texto quer dizer", "Say which neighborhood a text means"],
    description: [
      "Por `neighborhoodSlug`, ou por `name` para um novo. Todo imóvel à espera o recebe, e as próximas gravações o entendem. Com milhares de contas alguns podem ainda esperar: a mesma chamada de novo continua.",
      "By `neighborhoodSlug`, or by `name` for a new one. Every waiting property gets it, and later writes are understood. Of thousands of accounts some may still wait: the same call again goes on.",
    ],
    body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
  },
  createDevelopment: {
    summary: ["Cria um empreendimento ou uma tipologia", "Create a development or one of its unit types"],
    description: ["Uma tipologia diz seu `developmentId`.", "A unit type names its `developmentId`."],
    body: {
      kind: "DEVELOPMENT",
      title: "Residencial Aurora",
      type: "APARTAMENTO",
      purposes: ["VENDA"],
      salePrice: 420000,
      address: { cityId: "4106902" },
    },
  },
  editProperty: {
    summary: ["Edita um imóvel no painel", "Edit a property in the dashboard"],
    description: DASHBOARD,
    body: { title: "Apartamento no Batel" },
  },
  releasePropertyFields: {
    summary: ["Devolve campos de um imóvel à API", "Give fields back to the API"],
    description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
    body: { fields: ["title"] },
  },
  restoreProperty: {
    summary: ["Tira um imóvel da lixeira", "Take a property out of the trash"],
    description: ["Volta com a disponibilidade que tinha.", "It comes back with the availability it had."],
  },
  purgeProperty: {
    summary: ["Remove de vez um imóvel da lixeira", "Remove a property in the trash for good"],
    description: ["Não há volta.", "There is no way back."],
  },
  configureFeed: {
    summary: ["Define o link do feed do CRM", "Set the link of the CRM feed"],
    description: [
      "O link leva um token: nenhuma resposta o mostra de novo.",
      "The link carries a token: no answer shows it again.",
    ],
    body: { url: "https://crm.example.com/feed.xml" },
  },
  removeFeed: {
    summary: ["Remove o feed do CRM", "Remove the CRM feed"],
    description: [
      "Seus imóveis ficam, e a API volta a poder gravá-los.",
      "Its properties stay as they are, and may be written through the API again.",
    ],
  },
  editLead: {
    summary: ["Edita um cliente no painel", "Edit a client in the dashboard"],
    description: DASHBOARD,
    body: { notes: "Prefere visitar aos sábados." },
  },
  releaseLeadFields: {
    summary: ["Devolve campos de um cliente à API", "Give fields of a client back to the API"],
    description: ["A próxima gravação pode mudá-los.", "The next write may change them."],
    body: { fields: ["notes"] },
  },
  trashLead: {
    summary: ["Manda um cliente para a lixeira", "Move a client to the trash"],
    description: ["Fica 30 dias, e pode ser restaurado.", "Kept 30 days and restorable."],
  },
  restoreLead: {
    summary: ["Tira um cliente da lixeira", "Take a client out of the trash"],
    description: ["Volta no estado que tinha.", "They come back in the state they had."],
  },
  purgeLead: {
    summary: ["Remove de vez um cliente da lixeira", "Remove a client in the trash for good"],
    description: [
      "Os dados da pessoa saem de onde estiverem, respostas guardadas incluídas; o rastro de eventos guarda ids.",
      "The person's data goes wherever it is kept, stored answers included; the event trail keeps ids.",
    ],
  },
  exportLead: {
    summary: ["Tudo o que se guarda de um cliente", "Everything held about one client"],
    description: [
      "A resposta ao pedido de acesso de uma pessoa (LGPD, art. 18, II).",
      "The answer to a person's request for access (LGPD, art. 18, II).",
    ],
  },
  listAccountMatches: {
    summary: ["Lista as oportunidades de uma conta", "List the opportunities of an account, newest first"],
    description: [
      "Como o painel as vê: também sem assinatura ativa.",
      "As its dashboard sees them: also without an active subscription.",
    ],
  },
  favoriteMatch: {
    summary: ["Favorita uma oportunidade", "Favorite an opportunity"],
    description: ["Uma nova; a favorita continua.", "A new one; a favorite stays one."],
  },
  unfavoriteMatch: {
    summary: ["Tira uma oportunidade dos favoritos", "Take an opportunity out of the favorites"],
    description: ["Volta a ser NEW.", "It is NEW again."],
  },
  requestMatch: {
    summary: ["Pede parceria ao parceiro", "Ask the partner for a partnership"],
    description: ["De uma oportunidade NETWORK ou LAUNCH.", "Of a NETWORK or LAUNCH opportunity."],
    body: { message: "Tenho um cliente pronto para visitar." },
  },
  replayMatch: {
    summary: [
      "Julga de novo uma oportunidade pelo que os dois objetos dizem agora",
      "Judge an opportunity anew by what both objects say now",
    ],
    description: ["Nada é gravado.", "Nothing is written."],
  },
  offerOwner: {
    summary: ["Oferece um proprietário à conta", "Offer an owner to the account"],
    description: [
      "Um conhecido por `ownerId`; senão, o mesmo telefone ou e-mail com a mesma finalidade e endereço é o mesmo. Um já em aberto responde 200, sem mudança.",
      "A known owner by `ownerId`; else the same phone or e-mail with the same purpose and address is the same owner. One that is open already answers 200, unchanged.",
    ],
    body: {
      owner: { name: "Carlos Almeida", phone: "(41) 98765-4321" },
      address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
      purpose: "VENDA",
      propertyType: "APARTAMENTO",
      priceCents: 9_900,
      deadlineMinutes: 480,
    },
  },
  listOffers: {
    summary: ["Todas as ofertas à conta", "Every offer to the account, newest first"],
    description: [
      "Cada uma com a última rodada, sem o contato.",
      "Each with its last round, and without the owner's contact.",
    ],
  },
  withdrawOffer: {
    summary: ["Retira uma oferta", "Withdraw an offer"],
    description: [
      "Uma encerrada fica como está; uma aceita é recusada.",
      "One that has ended stays as it is; an accepted one is refused.",
    ],
  },
  changeOwner: {
    summary: [
      "Muda etapa ou anotação de um proprietário aceito, ou estorna",
      "Change an accepted owner's stage or note, or refund it",
    ],
    description: [
      "A etapa LOST exige `lostReason`. O estorno é feito uma vez, até `refundUntil`.",
      "Stage LOST needs `lostReason`. A refund is made once, until `refundUntil`.",
    ],
    body: { stage: "CONTACTED" },
  },
  creditAccount: {
    summary: ["Credita a conta, ou retira crédito", "Credit the account, or take a credit back"],
    description: [
      "Um valor negativo vai até o saldo 0. A mesma `reference` de novo é o mesmo crédito.",
      "A negative amount goes down to a balance of 0. The same `reference` again is the same credit.",
    ],
    body: { amountCents: 50000, reference: "recarga-2041" },
  },
  listLedger: {
    summary: ["O extrato da conta", "The account's ledger, newest first"],
    description: ["O saldo é a soma.", "The balance is its sum."],
  },
  getCaptacaoSettings: {
    summary: ["Lê os ajustes da Captação da conta", "The settings of the account's owner desk"],
    description: ["Com os termos atuais.", "With the current terms."],
  },
  changeCaptacaoSettings: {
    summary: ["Pausa e preferências da Captação", "Pause and preferences of the owner desk"],
    description: [
      "O que não é enviado fica. Prazos em curso não mudam.",
      "What is not named stays. Deadlines that run are not moved.",
    ],
    body: { paused: true },
  },
  acceptCaptacaoTerms: {
    summary: ["O titular aceita os termos da API", "The account's owner accepts the API terms"],
    description: [
      "Só a versão atual, que os ajustes mostram.",
      "The current version alone; settings show it.",
    ],
    body: { version: "2026-11" },
  },
  getUsage: {
    summary: ["Chamadas de cada mês (UTC)", "Calls of each month (UTC), newest first"],
    description: [
      "`monthlyQuota` é a concessão de hoje. A lista vem inteira.",
      "`monthlyQuota` is today's grant, also beside earlier months. The list is whole: no further page.",
    ],
  },
  listAudit: {
    summary: ["Quem gravou o quê", "Who wrote what, newest first"],
    description: ["Nomes de campos, nunca valores.", "Names of fields, never their values."],
  },
  listMail: {
    summary: ["Avisos ao titular", "Notices to the owner, newest first"],
    description: ["Com o que foi feito de cada um.", "With what became of each."],
  },
  runJob: {
    summary: ["Roda agora uma tarefa agendada", "Run one scheduled job now"],
    description: [
      "`now` toma o lugar do relógio, só fora da produção.",
      "`now` stands in for the clock, outside production only.",
    ],
    body: {},
  },
  listAccountPartnerships: {
    summary: ["Lista as parcerias de uma conta", "List the partnerships of an account, newest first"],
    description: IN_PAGES,
  },
  readAccountPartnership: {
    summary: ["Lê uma parceria de uma conta", "Read a partnership of an account"],
    description: ["Como o painel da conta a vê.", "As the account's dashboard sees it."],
  },
  askPartnershipUpdate: {
    summary: ["Pede notícias de uma parceria", "Ask for an update of a partnership"],
    description: [
      "O lado do imóvel; sem resposta em 15 dias, pode encerrar.",
      "The property's side; without an answer in 15 days it may close.",
    ],
  },
};

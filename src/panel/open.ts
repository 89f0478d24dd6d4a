import type { BackofficeEndpoint, OperatorUse, PanelUse } from "../backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { uploadPhoto } from "../routes/photos/upload.ts";
import { BUSINESS_ROLES, MEMBER_ROLES, SALES_ROLES, TECHNICAL_ROLES } from "../vocabulary/member-roles.ts";

/** Operations of the API that members call as they are (rules 34.10). */
export const API_USE: Readonly<Record<string, PanelUse>> = {
  readEvents: { roles: TECHNICAL_ROLES },
  listEventTypes: { roles: MEMBER_ROLES },
  listWebhooks: { roles: TECHNICAL_ROLES },
  createWebhook: { roles: TECHNICAL_ROLES, stepUp: true },
  changeWebhook: { roles: TECHNICAL_ROLES },
  deleteWebhook: { roles: TECHNICAL_ROLES },
  testWebhook: { roles: TECHNICAL_ROLES },
  rotateWebhookSecret: { roles: TECHNICAL_ROLES, stepUp: true },
  listWebhookDeliveries: { roles: TECHNICAL_ROLES },
  retryWebhookDelivery: { roles: TECHNICAL_ROLES },
  createPropertyBatch: { roles: BUSINESS_ROLES },
  createLeadBatch: { roles: BUSINESS_ROLES },
  getPropertyBatch: { roles: TECHNICAL_ROLES },
  getLeadBatch: { roles: TECHNICAL_ROLES },
  listNeighborhoods: { roles: BUSINESS_ROLES },
  getFeed: { roles: TECHNICAL_ROLES },
  syncFeed: { roles: BUSINESS_ROLES },
  listProperties: { roles: TECHNICAL_ROLES },
  createProperty: { roles: BUSINESS_ROLES },
  getProperty: { roles: TECHNICAL_ROLES },
  setPropertyStatus: { roles: BUSINESS_ROLES },
  confirmProperties: { roles: BUSINESS_ROLES },
  uploadPhoto: { roles: BUSINESS_ROLES },
  listLeads: { roles: SALES_ROLES },
  createLead: { roles: SALES_ROLES },
  listPropertyTypes: { roles: MEMBER_ROLES },
  getLead: { roles: SALES_ROLES },
  setLeadState: { roles: SALES_ROLES },
  logInteraction: { roles: SALES_ROLES },
  listTeam: { roles: BUSINESS_ROLES },
  listCaptacaoOffers: { roles: BUSINESS_ROLES },
  getCaptacaoOffer: { roles: BUSINESS_ROLES },
  listCaptacaoOwners: { roles: BUSINESS_ROLES },
  listPropertyMatches: { roles: BUSINESS_ROLES },
  listLeadMatches: { roles: BUSINESS_ROLES },
  dismissMatch: { roles: SALES_ROLES },
  restoreMatch: { roles: SALES_ROLES },
  setPartnershipStatus: { roles: SALES_ROLES },
  listPartnershipStatuses: { roles: MEMBER_ROLES },
  listLaunches: { roles: SALES_ROLES },
  registerLaunchClient: { roles: SALES_ROLES },
};

type OpenOperation = { readonly use: PanelUse } & (
  | { readonly side: "api"; readonly endpoint: Endpoint }
  | { readonly side: "backoffice"; readonly endpoint: BackofficeEndpoint }
);

const ofApi = [...ENDPOINTS, uploadPhoto].flatMap((endpoint): [string, OpenOperation][] => {
  const use = API_USE[endpoint.route.operationId];
  return use ? [[endpoint.route.operationId, { use, side: "api", endpoint }]] : [];
});

const ofBackoffice = BACKOFFICE_ENDPOINTS.flatMap((endpoint): [string, OpenOperation][] =>
  endpoint.panel ? [[endpoint.route.operationId, { use: endpoint.panel, side: "backoffice", endpoint }]] : [],
);

/** What members may call: everything else is the operator's or the keys' alone. */
export const OPEN: ReadonlyMap<string, OpenOperation> = new Map([...ofApi, ...ofBackoffice]);

/** What the operator's console may call: everything else is for programs that have the token. */
export const OPERATED: ReadonlyMap<string, { use: OperatorUse; endpoint: BackofficeEndpoint }> = new Map(
  BACKOFFICE_ENDPOINTS.flatMap((endpoint) =>
    endpoint.operator ? [[endpoint.route.operationId, { use: endpoint.operator, endpoint }]] : [],
  ),
);

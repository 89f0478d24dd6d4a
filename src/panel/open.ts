import type { BackofficeEndpoint, PanelUse } from "../backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { ENDPOINTS } from "../routes/index.ts";
import type { MemberRole } from "../vocabulary/member-roles.ts";
import { PERMISSIONS, type Permission } from "../vocabulary/permissions.ts";

const ALL = ["OWNER", "MANAGER", "DEVELOPER", "BROKER"] as const;
const TECHNICAL = ["OWNER", "MANAGER", "DEVELOPER"] as const;
const BUSINESS = ["OWNER", "MANAGER"] as const;

/** Operations of the API that members call as they are (rules 34.10). */
export const API_USE: Readonly<Record<string, PanelUse>> = {
  readEvents: { roles: TECHNICAL },
  listEventTypes: { roles: ALL },
  listWebhooks: { roles: TECHNICAL },
  createWebhook: { roles: TECHNICAL, stepUp: true },
  changeWebhook: { roles: TECHNICAL },
  deleteWebhook: { roles: TECHNICAL },
  testWebhook: { roles: TECHNICAL },
  rotateWebhookSecret: { roles: TECHNICAL, stepUp: true },
  listWebhookDeliveries: { roles: TECHNICAL },
  retryWebhookDelivery: { roles: TECHNICAL },
  getPropertyBatch: { roles: TECHNICAL },
  getLeadBatch: { roles: TECHNICAL },
  getFeed: { roles: TECHNICAL },
  syncFeed: { roles: BUSINESS },
  listProperties: { roles: TECHNICAL },
  getProperty: { roles: TECHNICAL },
  setPropertyStatus: { roles: BUSINESS },
  confirmProperties: { roles: BUSINESS },
  listLeads: { roles: BUSINESS },
  getLead: { roles: BUSINESS },
  setLeadState: { roles: BUSINESS },
  logInteraction: { roles: BUSINESS },
  listTeam: { roles: BUSINESS },
  listCaptacaoOffers: { roles: BUSINESS },
  dismissMatch: { roles: BUSINESS },
  restoreMatch: { roles: BUSINESS },
  setPartnershipStatus: { roles: BUSINESS },
  listPartnershipStatuses: { roles: ALL },
  listLaunches: { roles: BUSINESS },
  registerLaunchClient: { roles: BUSINESS },
};

const OF_CLIENTS: readonly Permission[] = ["leads:read", "leads:write"];

/** Permissions of a role in the API's operations: a DEVELOPER is not told who clients are. */
export const PERMISSIONS_OF: Readonly<Record<MemberRole, readonly Permission[]>> = {
  OWNER: PERMISSIONS,
  MANAGER: PERMISSIONS,
  DEVELOPER: PERMISSIONS.filter((one) => !OF_CLIENTS.includes(one)),
  BROKER: [],
};

export type OpenOperation = { readonly use: PanelUse } & (
  | { readonly side: "api"; readonly endpoint: Endpoint }
  | { readonly side: "backoffice"; readonly endpoint: BackofficeEndpoint }
);

const ofApi = ENDPOINTS.flatMap((endpoint): [string, OpenOperation][] => {
  const use = API_USE[endpoint.route.operationId];
  return use ? [[endpoint.route.operationId, { use, side: "api", endpoint }]] : [];
});

const ofBackoffice = BACKOFFICE_ENDPOINTS.flatMap((endpoint): [string, OpenOperation][] =>
  endpoint.panel ? [[endpoint.route.operationId, { use: endpoint.panel, side: "backoffice", endpoint }]] : [],
);

/** What members may call: everything else is the operator's or the keys' alone. */
export const OPEN: ReadonlyMap<string, OpenOperation> = new Map([...ofApi, ...ofBackoffice]);

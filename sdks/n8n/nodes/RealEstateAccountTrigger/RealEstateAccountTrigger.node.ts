import {
  type IDataObject,
  type IHookFunctions,
  type IHttpRequestOptions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from "n8n-workflow";
import { verifyWebhook } from "../../../typescript/real-estate-account.ts";
import { EVENT_TYPES } from "../contract.ts";

const CREDENTIALS = "realEstateAccountApi";
const OK = 200;
const UNAUTHORIZED = 401;
const HOUR_MS = 3_600_000;
/** The API disables an endpoint after this many hours of failures. */
const FAILING_HOURS = 48;
/** The API keeps deliveries for this many days. */
const KEPT_DAYS = 30;

/** What the workflow stores about its endpoint while it is active; the API shows the secret only once. */
interface Kept extends IDataObject {
  webhookId?: string;
  secret?: string;
}

interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly status: string;
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
}

async function call(
  context: IHookFunctions,
  method: NonNullable<IHttpRequestOptions["method"]>,
  path: string,
  body?: IDataObject,
): Promise<{ readonly statusCode: number; readonly body: IDataObject }> {
  const { baseUrl } = await context.getCredentials<{ readonly baseUrl: string }>(CREDENTIALS);
  const options = {
    method,
    url: `${baseUrl.replace(/\/+$/, "")}${path}`,
    json: true,
    returnFullResponse: true,
  };
  return (await context.helpers.httpRequestWithAuthentication.call(context, CREDENTIALS, {
    ...options,
    ...(body && { body }),
    ignoreHttpStatusErrors: { ignore: true, except: [400, 401, 403, 422, 429, 500, 502, 503, 504] },
  })) as { readonly statusCode: number; readonly body: IDataObject };
}

/** The earliest time at which a disabled endpoint may have missed an event that the API can still deliver again. */
const missedSince = (disabledAt: string | null): string => {
  const kept = Date.now() - (KEPT_DAYS * 24 - 1) * HOUR_MS;
  const failed = Date.parse(disabledAt ?? "") - FAILING_HOURS * HOUR_MS;
  return new Date(Number.isNaN(failed) ? kept : Math.max(failed, kept)).toISOString();
};

const keptBy = (context: IHookFunctions | IWebhookFunctions): Kept =>
  context.getWorkflowStaticData("node") as Kept;

export class RealEstateAccountTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: "Real-Estate Account Trigger",
    name: "realEstateAccountTrigger",
    icon: "file:../realEstateAccount.svg",
    group: ["trigger"],
    version: 1,
    subtitle: '={{ $parameter["types"].join(", ") }}',
    description: "Start when something happens in a real-estate account",
    defaults: { name: "Real-Estate Account Trigger" },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: CREDENTIALS, required: true }],
    webhooks: [{ name: "default", httpMethod: "POST", responseMode: "onReceived", path: "events" }],
    properties: [
      {
        displayName: "Events",
        name: "types",
        type: "multiOptions",
        default: [],
        description: "Types of events that start the workflow; none means all",
        options: EVENT_TYPES,
      },
    ],
  };

  webhookMethods = {
    default: {
      /** Reenables an endpoint that failed, and requests what it missed; one that a person disabled stays disabled. */
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { webhookId, secret } = keptBy(this);
        if (webhookId === undefined || secret === undefined) return false;
        const { body } = await call(this, "GET", "/webhooks");
        const known = (body.data as readonly Endpoint[] | undefined) ?? [];
        const url = this.getNodeWebhookUrl("default");
        const own = known.find((one) => one.id === webhookId && one.url === url);
        if (own === undefined || own.status === "ACTIVE" || own.disabledReason === "MANUAL")
          return own !== undefined;
        const again = { status: "ACTIVE", redeliverSince: missedSince(own.disabledAt) };
        const { statusCode } = await call(this, "PATCH", `/webhooks/${encodeURIComponent(own.id)}`, again);
        return statusCode === OK;
      },
      async create(this: IHookFunctions): Promise<boolean> {
        const types = this.getNodeParameter("types") as string[];
        const url = this.getNodeWebhookUrl("default");
        const { body } = await call(this, "POST", "/webhooks", { url, ...(types.length > 0 && { types }) });
        const kept = keptBy(this);
        kept.webhookId = (body.data as { readonly id: string }).id;
        kept.secret = body.secret as string;
        return true;
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = keptBy(this);
        if (kept.webhookId !== undefined)
          await call(this, "DELETE", `/webhooks/${encodeURIComponent(kept.webhookId)}`);
        delete kept.webhookId;
        delete kept.secret;
        return true;
      },
    },
  };

  /** Starts the workflow, only with a message that the account has signed. */
  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { rawBody } = this.getRequestObject();
    const { secret = "" } = keptBy(this);
    try {
      const message = await verifyWebhook(rawBody, this.getHeaderData() as Record<string, string>, secret);
      return { workflowData: [this.helpers.returnJsonArray(message as unknown as IDataObject)] };
    } catch (error) {
      this.getResponseObject()
        .status(UNAUTHORIZED)
        .send((error as Error).message);
      return { noWebhookResponse: true };
    }
  }
}

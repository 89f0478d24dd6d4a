import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from "n8n-workflow";
import { PROPERTIES, RESOURCES } from "../contract.ts";
import { asWritten, readProblem } from "./calls.ts";

export class RealEstateAccount implements INodeType {
  description: INodeTypeDescription = {
    displayName: "Real-Estate Account",
    name: "realEstateAccount",
    icon: "file:../realEstateAccount.svg",
    group: ["transform"],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: "Read and write the portfolio, clients and partnerships of a real-estate account",
    defaults: { name: "Real-Estate Account" },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: "realEstateAccountApi", required: true }],
    requestDefaults: {
      baseURL: '={{ $credentials.baseUrl.replace(/[/]+$/, "") }}',
      headers: { Accept: "application/json" },
      ignoreHttpStatusErrors: true,
    },
    properties: [
      {
        displayName: "Resource",
        name: "resource",
        type: "options",
        noDataExpression: true,
        default: "properties",
        options: RESOURCES,
        routing: { send: { preSend: [asWritten] }, output: { postReceive: [readProblem] } },
      },
      ...PROPERTIES,
    ],
  };
}

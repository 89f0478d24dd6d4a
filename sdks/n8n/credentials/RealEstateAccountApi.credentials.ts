import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from "n8n-workflow";

export class RealEstateAccountApi implements ICredentialType {
  name = "realEstateAccountApi";

  displayName = "Real-Estate Account API";

  icon = "file:../nodes/realEstateAccount.svg" as const;

  documentationUrl = "https://github.com/";

  properties: INodeProperties[] = [
    {
      displayName: "Base URL",
      name: "baseUrl",
      type: "string",
      default: "",
      placeholder: "https://api.example.com/v1",
      required: true,
    },
    {
      displayName: "API Key",
      name: "apiKey",
      type: "string",
      typeOptions: { password: true },
      default: "",
      required: true,
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: "generic",
    properties: { headers: { Authorization: "=Bearer {{ $credentials.apiKey }}" } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{ $credentials.baseUrl.replace(/[/]+$/, "") }}', url: "/me" },
  };
}

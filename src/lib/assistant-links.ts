const NAME = "Real-Estate Account";
const SERVER = "real-estate";

/** Links that open assistants' dialogs for adding a server, with the tools' address filled in if a dialog takes it. */
export const assistantLinks = (resource: string) => ({
  claude: `https://claude.ai/customize/connectors?${new URLSearchParams({
    modal: "add-custom-connector",
    connectorName: NAME,
    connectorUrl: resource,
  })}`,
  chatgpt: "https://chatgpt.com/#settings/Connectors",
  cursor: `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
    name: SERVER,
    config: btoa(JSON.stringify({ url: resource })),
  })}`,
  vscode: `vscode:mcp/install?${encodeURIComponent(
    JSON.stringify({ name: SERVER, type: "http", url: resource }),
  )}`,
});

/** The parts of the contract; its document takes them in the order of the endpoints. */
export const TAGS: Readonly<Record<string, string>> = {
  "Account and reference": "The account behind the key, the value lists and the geographic catalog.",
  Properties: "The property portfolio and its availability.",
  Feed: "The sync of the CRM feed.",
  Clients: "Clients (leads) with their search profile.",
  "Opportunities (Radar)": "Matches between properties and clients, own and partners'.",
  Partnerships: "Partnerships between accounts.",
  Captação: "Property owners offered to the account; accepting debits credit.",
  Batches: "Many writes in one call, processed in the background.",
  Events: "The ordered log of what changed in the account.",
  Webhooks: "Endpoints that receive the events, and their deliveries.",
  Team: "The people of the account.",
  Launches: "The catalog of new developments.",
};

/** The parts of the platform side (rules 23.1). */
export const BACKOFFICE_TAGS: Readonly<Record<string, string>> = {
  Accounts: "The accounts of the platform.",
  Access: "The grant: what an account may use.",
  Keys: "The keys of an account.",
  Team: "The people of an account.",
  Usage: "Calls by month.",
  Audit: "Who did what on the platform side.",
  Mail: "Notices sent to the account owner.",
  Jobs: "Scheduled jobs, run now.",
  Curation: "Properties and neighborhood texts that wait for a review.",
  Developments: "New developments of developer accounts.",
  Properties: "What the dashboard does with properties.",
  Feed: "The link of the CRM feed.",
  Captação: "Owners offered to an account, its credit and its desk.",
  Clients: "What the dashboard does with clients, and what a person may ask for.",
  "Opportunities (Radar)": "What the dashboard does with matches, and whether they hold.",
  Partnerships: "Partnerships as an account sees them; asking for an update.",
};

/** What each tool is for: when to call it, what comes back, and which other one to call instead. */
export const TOOL_TEXTS: Readonly<Record<string, string>> = {
  confirm_properties:
    "Confirm that listings are still available, which keeps them online. Takes up to 200 ids and codes; returns an outcome for each. A listing confirmed less than 24 hours ago stays as it is.",
  create_lead:
    "Add a client who has no code of the caller's. Needs name, a phone or an email, and consentGiven true. Returns the client; an existing client is updated instead. With a code use put_lead_by_ref, which has the same arguments.",
  create_lead_batch:
    "Write up to 500 clients by code at once. Returns a batch id; 4 items per second are processed, and get_lead_batch has the results. For one client use put_lead_by_ref.",
  create_property:
    "Add a listing that has no code of the caller's. Needs type, purposes, the price of each purpose, and the city. Returns the property; its photos are fetched afterwards. With a code use put_property_by_ref, which has the same arguments.",
  create_property_batch:
    "Write up to 500 listings by code at once. Returns a batch id; 4 items per second are processed, and get_property_batch has the results. For one listing use put_property_by_ref.",
  dismiss_match:
    "Dismiss an opportunity that is of no interest. Returns it with its status; a favorite or requested one is refused. restore_match brings it back.",
  get_captacao_offer:
    "Read one property owner of Captação by the id from list_captacao_offers or list_captacao_owners. Returns what the owner sells, and the contact once the account has accepted.",
  get_feed: "See whether the portal feed is set up and how its last sync ended. Returns state and counts.",
  get_lead:
    "Read one whole client by id. Returns contact, interest, stage and notes. By the caller's code use get_lead_by_ref.",
  get_lead_batch:
    "See the results of a batch of clients, kept 7 days. Returns counts and the refused items with their faults.",
  get_lead_by_ref: "Read one whole client by the caller's code. Returns the same as get_lead.",
  get_me:
    "Start here: see whose account this is and what the key may do. Returns account, permissions, limits and the month's usage.",
  get_partnership:
    "Read one whole partnership by the id from list_partnerships. Returns both sides, status, property and client, as far as the account may see them.",
  get_property:
    "Read one whole property by id. Returns address, prices, photos, and its status in Radar and review. By the caller's code use get_property_by_ref.",
  get_property_batch:
    "See the results of a batch of properties, kept 7 days. Returns counts and the refused items with their faults.",
  get_property_by_ref: "Read one whole property by the caller's code. Returns the same as get_property.",
  list_captacao_offers:
    "See which property owners are on offer to the account, nearest deadline first. Returns rows without contact; a person accepts in the dashboard.",
  list_captacao_owners:
    "See the owners the account has accepted, newest first. Returns rows with contact, 10 per page, and the count of each tab.",
  list_cities:
    "Find the cityId other tools need, by part of a city's name. Returns id, name, state and slug.",
  list_launches:
    "Browse new developments of all developers, newest first, to offer to a client. Returns rows; register_launch_client takes the id of one.",
  list_lead_matches:
    "See which properties fit one client, own and partners', best first. Returns rows with score and its parts. For all pairs use list_matches, for a property list_property_matches.",
  list_leads:
    "Go through the clients, newest first. Returns rows without notes; get_lead has the rest. There is no search by name.",
  list_matches:
    "Go through all opportunities of the account, newest first, dismissed ones included unless status is set. Returns rows. For one client or property use list_lead_matches or list_property_matches.",
  list_neighborhoods: "Find the neighborhoodSlug other tools need. Returns the neighborhoods of one city.",
  list_partnerships:
    "Go through partnerships with other accounts, from either side, newest first. Returns rows with status and role.",
  list_properties:
    "Go through the portfolio, newest first; the trash is left out. Returns rows; get_property has the rest. There is no search by text or price.",
  list_property_matches:
    "See which own clients fit one property, or partners', best first. Returns rows with score and its parts. For all pairs use list_matches, for a client list_lead_matches.",
  list_reference_values:
    "Look up which values a field accepts. Returns each with its label in the person's language.",
  list_team:
    "See the people of the account, newest first. Returns the ids for ownerAccountId and captadorAccountId.",
  log_interaction:
    "Record a call, visit or message with a client. Returns the client, whose last activity moves forward. The note is stored and never shown again.",
  patch_lead:
    "Change some fields of a client, by id; the rest stays. Returns what changed. To archive use set_lead_state. Arguments as in put_lead_by_ref.",
  patch_property:
    "Change some fields of a property, by id; the rest stays. Returns what changed. For availability use set_property_status. Arguments as in put_property_by_ref.",
  put_lead_by_ref:
    "Create a client, or change the one with this code. Returns CREATED, UPDATED, UNCHANGED, or LINKED if the person was a client without a code.",
  put_property_by_ref:
    "Create a listing, or change the one with this code. Returns CREATED, UPDATED or UNCHANGED with what changed; photos are fetched afterwards.",
  read_events:
    "See what happened in the account, in order, over the last 30 days. Returns events and nextCursor to continue with; if hasMore is true, read again. For the current state use the lists.",
  register_launch_client:
    "Register one of the account's clients with the developer of a launch, who sees a masked contact. Returns the partnership; the client is protected for 90 days, and another account's protection is refused with protectedUntil.",
  restore_match: "Bring back an opportunity that was dismissed. Returns it as NEW.",
  set_lead_state:
    "Archive a client or make it active again. Returns the client; activating counts as activity now. To change the sales stage use patch_lead.",
  set_partnership_status:
    "Answer a partnership request, or move a partnership to its next stage. The addressee accepts or declines, the requester cancels; then the client's side moves it. Returns the partnership; a move that belongs to the other side is refused.",
  set_property_status:
    "Set whether a property is on the market. Returns the property; ACTIVE is refused if the plan's quota is full.",
  sync_feed:
    "Sync the portal feed now, once per 10 minutes. Returns whether the sync runs or is scheduled; get_feed shows how it ended.",
};

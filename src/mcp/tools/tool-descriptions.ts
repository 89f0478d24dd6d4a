/** What each tool is for: when to call it, what comes back, and which other one to call instead. */
export const TOOL_TEXTS: Readonly<Record<string, string>> = {
  confirm_properties:
    "Confirm that listings are still available, which keeps them online. Takes ids, codes or both, 200 together; answers an outcome for each. One confirmed less than 24 hours ago stays as it is.",
  create_lead:
    "Add a client who has no code of the caller's. Needs name, a phone or an email, and consentGiven true. Answers the client; a person who is a client already is updated instead. With a code use put_lead_by_ref, in which arguments mean the same.",
  create_lead_batch:
    "Write up to 500 clients by code at once. Answers a batch id: get_lead_batch tells what became of each, 4 a second. For one client use put_lead_by_ref.",
  create_property:
    "Add a listing that has no code of the caller's. Needs type, purposes, the price of each purpose, and the city. Answers the property; its photos are fetched afterwards. With a code use put_property_by_ref, in which arguments mean the same.",
  create_property_batch:
    "Write up to 500 listings by code at once. Answers a batch id: get_property_batch tells what became of each, 4 a second. For one listing use put_property_by_ref.",
  dismiss_match:
    "Put an opportunity aside that does not interest. Answers it with its status; one that is favorited or requested is refused. restore_match brings it back.",
  get_captacao_offer:
    "Read one property owner of Captação by the id that list_captacao_offers or list_captacao_owners gives. Answers what the owner sells, and the contact once the account has accepted.",
  get_feed: "See whether the portal feed is set up and how its last sync ended. Answers state and counts.",
  get_lead:
    "Read one client whole, by id. Answers contact, interest, stage and notes. By the caller's code use get_lead_by_ref.",
  get_lead_batch:
    "See what became of a batch of clients, for 7 days. Answers counts and the refused items with their faults.",
  get_lead_by_ref: "Read one client whole, by the caller's code. Answers the same as get_lead.",
  get_me:
    "Begin here: see whose account this is and what the key may do. Answers account, permissions, limits and the month's usage.",
  get_partnership:
    "Read one partnership whole, by the id that list_partnerships gives. Answers both sides, status, property and client as far as the account may see them.",
  get_property:
    "Read one property whole, by id. Answers address, prices, photos, and where it stands with Radar and review. By the caller's code use get_property_by_ref.",
  get_property_batch:
    "See what became of a batch of properties, for 7 days. Answers counts and the refused items with their faults.",
  get_property_by_ref: "Read one property whole, by the caller's code. Answers the same as get_property.",
  list_captacao_offers:
    "See which property owners are offered to the account now, the nearest deadline first. Answers rows without contact, which a person accepts in the dashboard.",
  list_captacao_owners:
    "See the owners that the account has accepted, newest first. Answers rows with contact, 10 a page, and the count of each tab.",
  list_cities:
    "Find the cityId that other tools ask for, by part of a city's name. Answers id, name, state and slug.",
  list_launches:
    "Browse new developments of all developers, newest first, to offer to a client. Answers rows; register_launch_client takes the id of one.",
  list_lead_matches:
    "See which properties fit one client, own and partners', best first. Answers rows with score and its parts. For all pairs use list_matches, for a property list_property_matches.",
  list_leads:
    "Go through the clients, newest first. Answers rows without notes; get_lead tells all of one. There is no search by name.",
  list_matches:
    "Go through all opportunities of the account, newest first, dismissed ones too unless status says otherwise. Answers rows. For one client or property use list_lead_matches or list_property_matches.",
  list_neighborhoods:
    "Find the neighborhoodSlug that other tools ask for. Answers the neighborhoods of one city.",
  list_partnerships:
    "Go through partnerships with other accounts, from either side, newest first. Answers rows with status and role.",
  list_properties:
    "Go through the portfolio, newest first; the trash is left out. Answers rows; get_property tells all of one. There is no search by text or price.",
  list_property_matches:
    "See which own clients fit one property, best first. Answers rows with score and its parts. For all pairs use list_matches, for a client list_lead_matches.",
  list_reference_values:
    "Look up which values a field accepts. Answers each with its label in the person's language.",
  list_team:
    "See the people of the account, newest first. Answers the ids that ownerAccountId and captadorAccountId take.",
  log_interaction:
    "Record a call, visit or message with a client. Answers the client, whose last activity moves forward. The note is kept and never shown again.",
  patch_lead:
    "Change some fields of a client, by id; the rest stays. Answers what changed. To archive use set_lead_state. Arguments mean what they do in put_lead_by_ref.",
  patch_property:
    "Change some fields of a property, by id; the rest stays. Answers what changed. For availability use set_property_status. Arguments mean what they do in put_property_by_ref.",
  put_lead_by_ref:
    "Create a client, or change the one with this code. Answers CREATED, UPDATED, UNCHANGED, or LINKED when the person was a client without a code.",
  put_property_by_ref:
    "Create a listing, or change the one with this code. Answers CREATED, UPDATED or UNCHANGED with what changed; photos are fetched afterwards.",
  read_events:
    "See what happened in the account, in order, of the last 30 days. Answers events and nextCursor, which goes on from there; with hasMore read again. For how things stand now use the lists.",
  register_launch_client:
    "Register one of the account's clients with the developer of a launch, who sees a masked contact. Answers the partnership; the client is protected for 90 days, and another account's protection is refused with protectedUntil.",
  restore_match: "Bring back an opportunity that dismiss_match put aside. Answers it as NEW.",
  set_lead_state:
    "Archive a client or make it active again. Answers the client; activating counts as activity now. To change the sales stage use patch_lead.",
  set_partnership_status:
    "Answer a partnership request, or move a partnership on. The addressee accepts or declines, the requester cancels; then the side of the client moves it. Answers the partnership; a move that is not this side's is refused.",
  set_property_status:
    "Set whether a property is on the market. Answers the property; ACTIVE may be refused where the plan is full.",
  sync_feed:
    "Read the portal feed now and not at its next turn. Answers whether it runs or is scheduled: once in 10 minutes. get_feed tells how it ended.",
};

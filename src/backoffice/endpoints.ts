import { answerInfo } from "./access/answer-info.ts";
import { decideAccess } from "./access/decide.ts";
import { grantAccess } from "./access/grant.ts";
import { getAccessRequest } from "./access/read-request.ts";
import { requestAccess } from "./access/request.ts";
import { changeAccount } from "./accounts/change.ts";
import { createAccount } from "./accounts/create.ts";
import { listAccounts } from "./accounts/list.ts";
import { readOverview } from "./accounts/overview.ts";
import { readAccount } from "./accounts/read.ts";
import { setVisibility } from "./accounts/set-visibility.ts";
import { listAudit } from "./audit/list.ts";
import { checkPhotos } from "./backups/check-photos.ts";
import { exportAccount } from "./backups/export.ts";
import { listExports } from "./backups/list-exports.ts";
import { listPhotoChecks } from "./backups/list-photo-checks.ts";
import { listRestores } from "./backups/list-restores.ts";
import { restoreAccount } from "./backups/restore.ts";
import { restoreShard } from "./backups/restore-shard.ts";
import { listBatches } from "./batches/list.ts";
import { findCall } from "./calls/find.ts";
import { listCalls } from "./calls/list.ts";
import { readCall } from "./calls/read.ts";
import { sumCalls } from "./calls/sum.ts";
import { sumAllCalls } from "./calls/sum-all.ts";
import { acceptOffer } from "./captacao/accept.ts";
import { acceptCaptacaoTerms } from "./captacao/accept-terms.ts";
import { changeOwner } from "./captacao/change-owner.ts";
import { changeCaptacaoSettings } from "./captacao/change-settings.ts";
import { creditAccount } from "./captacao/credit.ts";
import { listAllOffers } from "./captacao/list-all-offers.ts";
import { listFittingAccounts } from "./captacao/list-fitting.ts";
import { listLedger } from "./captacao/list-ledger.ts";
import { listOffers } from "./captacao/list-offers.ts";
import { offerOwner } from "./captacao/offer.ts";
import { readOwner } from "./captacao/read-owner.ts";
import { readCaptacaoSettings } from "./captacao/read-settings.ts";
import { withdrawOffer } from "./captacao/withdraw.ts";
import { createConnection } from "./connections/create.ts";
import { endConnection } from "./connections/end.ts";
import { listConnections } from "./connections/list.ts";
import { decideNeighborhood } from "./curation/decide-neighborhood.ts";
import { decideProperty } from "./curation/decide-property.ts";
import { listWaitingNeighborhoods } from "./curation/list-neighborhoods.ts";
import { listPropertiesUnderReview } from "./curation/list-properties.ts";
import { undoProperty } from "./curation/undo-property.ts";
import { letGoDeadLetter } from "./dead-letters/let-go.ts";
import { listDeadLetters } from "./dead-letters/list.ts";
import { readDeadLetter } from "./dead-letters/read.ts";
import { sendDeadLetter } from "./dead-letters/send.ts";
import type { BackofficeEndpoint } from "./endpoint.ts";
import { configureFeed } from "./feed/configure.ts";
import { decideFeedConflicts } from "./feed/decide-conflicts.ts";
import { listFeedConflicts } from "./feed/list-conflicts.ts";
import { removeFeed } from "./feed/remove.ts";
import { listJobs } from "./jobs/list.ts";
import { runJobNow } from "./jobs/run.ts";
import { listJobRuns } from "./jobs/runs.ts";
import { changeKey } from "./keys/change.ts";
import { createKey } from "./keys/create.ts";
import { listKeys } from "./keys/list.ts";
import { revokeKey } from "./keys/revoke.ts";
import { rollKey } from "./keys/roll.ts";
import { listAllLaunches } from "./launches/list-all.ts";
import { getLaunch } from "./launches/read.ts";
import { readAnyLaunch } from "./launches/read-any.ts";
import { getLeadContact } from "./leads/contact.ts";
import { editLead } from "./leads/edit.ts";
import { exportLead } from "./leads/export.ts";
import { listLeadEdits } from "./leads/list-edits.ts";
import { listInteractions } from "./leads/list-interactions.ts";
import { purgeLead } from "./leads/purge.ts";
import { releaseLead } from "./leads/release.ts";
import { restoreLead } from "./leads/restore.ts";
import { trashLead } from "./leads/trash.ts";
import { listMail } from "./mail/list.ts";
import { listFailedMail } from "./mail/list-failed.ts";
import { resendMail } from "./mail/resend.ts";
import { countOpportunities } from "./matches/count.ts";
import { favoriteMatch } from "./matches/favorite.ts";
import { listAccountMatches } from "./matches/list.ts";
import { replayMatch } from "./matches/replay.ts";
import { requestMatch } from "./matches/request.ts";
import { unfavoriteMatch } from "./matches/unfavorite.ts";
import { listMembers } from "./members/list.ts";
import { removeMember } from "./members/remove.ts";
import { setMember } from "./members/set.ts";
import { moveAccount } from "./moves/begin.ts";
import { cancelMove } from "./moves/cancel.ts";
import { listAccountMoves, listMoves } from "./moves/list.ts";
import { changeNotice } from "./notices/change.ts";
import { draftNotice } from "./notices/draft.ts";
import { listNotices } from "./notices/list.ts";
import { readNotice } from "./notices/read.ts";
import { sendNotice } from "./notices/send.ts";
import { askPartnershipUpdate } from "./partnerships/ask-update.ts";
import { listAccountPartnerships } from "./partnerships/list.ts";
import { listAllPartnerships } from "./partnerships/list-all.ts";
import { readAccountPartnership } from "./partnerships/read.ts";
import { readBothSides } from "./partnerships/read-both.ts";
import { createDevelopment } from "./properties/create-development.ts";
import { editProperty } from "./properties/edit.ts";
import { listPropertyEdits } from "./properties/list-edits.ts";
import { purgeProperty } from "./properties/purge.ts";
import { releaseProperty } from "./properties/release.ts";
import { restoreProperty } from "./properties/restore.ts";
import { trashProperty } from "./properties/trash.ts";
import { readRadarRest, setRadarRest } from "./radar/rest.ts";
import { makeSandbox } from "./sandbox/make.ts";
import { simulateEvent } from "./sandbox/simulate.ts";
import { findAnything } from "./search/find.ts";
import { listShards } from "./shards/list.ts";
import { relieveShard } from "./shards/relieve.ts";
import { setShardState } from "./shards/set.ts";
import { addMember } from "./team/add.ts";
import { changeTeamMember } from "./team/change.ts";
import { listTeam } from "./team/list.ts";
import { readUsage } from "./usage/read.ts";
import { readWaiting } from "./waiting/read.ts";
import { listEventDeliveries } from "./webhooks/of-event.ts";
import { sumDeliveries } from "./webhooks/sum-deliveries.ts";
import { listTakenWork } from "./work/list.ts";
import { listQueues } from "./work/queues.ts";
import { takeWork } from "./work/take.ts";

/** The table of contents of the platform side, in the order of its document. */
export const BACKOFFICE_ENDPOINTS: readonly BackofficeEndpoint[] = [
  createAccount,
  listAccounts,
  readAccount,
  readOverview,
  changeAccount,
  setVisibility,
  readRadarRest,
  setRadarRest,
  grantAccess,
  requestAccess,
  answerInfo,
  getAccessRequest,
  decideAccess,
  createKey,
  listKeys,
  changeKey,
  rollKey,
  revokeKey,
  createConnection,
  listConnections,
  endConnection,
  makeSandbox,
  simulateEvent,
  listMembers,
  setMember,
  removeMember,
  addMember,
  changeTeamMember,
  listTeam,
  listPropertiesUnderReview,
  decideProperty,
  undoProperty,
  listWaitingNeighborhoods,
  decideNeighborhood,
  createDevelopment,
  editProperty,
  listPropertyEdits,
  releaseProperty,
  trashProperty,
  restoreProperty,
  purgeProperty,
  configureFeed,
  removeFeed,
  listFeedConflicts,
  decideFeedConflicts,
  listBatches,
  editLead,
  listLeadEdits,
  releaseLead,
  trashLead,
  restoreLead,
  purgeLead,
  exportLead,
  getLeadContact,
  listInteractions,
  listAccountMatches,
  countOpportunities,
  favoriteMatch,
  unfavoriteMatch,
  requestMatch,
  replayMatch,
  getLaunch,
  listAllLaunches,
  readAnyLaunch,
  listAccountPartnerships,
  readAccountPartnership,
  askPartnershipUpdate,
  listAllPartnerships,
  readBothSides,
  offerOwner,
  listOffers,
  listAllOffers,
  readOwner,
  listFittingAccounts,
  withdrawOffer,
  acceptOffer,
  changeOwner,
  creditAccount,
  listLedger,
  readCaptacaoSettings,
  changeCaptacaoSettings,
  acceptCaptacaoTerms,
  readUsage,
  readWaiting,
  sumDeliveries,
  listEventDeliveries,
  listCalls,
  readCall,
  sumCalls,
  sumAllCalls,
  findCall,
  listAudit,
  listMail,
  listFailedMail,
  resendMail,
  draftNotice,
  listNotices,
  readNotice,
  changeNotice,
  sendNotice,
  findAnything,
  listShards,
  setShardState,
  relieveShard,
  moveAccount,
  listAccountMoves,
  listMoves,
  cancelMove,
  listExports,
  exportAccount,
  listRestores,
  restoreAccount,
  restoreShard,
  listPhotoChecks,
  checkPhotos,
  listJobs,
  listJobRuns,
  runJobNow,
  listDeadLetters,
  readDeadLetter,
  sendDeadLetter,
  letGoDeadLetter,
  listQueues,
  takeWork,
  listTakenWork,
];

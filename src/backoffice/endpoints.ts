import { answerInfo } from "../dashboard/access/answer-info.ts";
import { getAccessRequest } from "../dashboard/access/read-request.ts";
import { requestAccess } from "../dashboard/access/request.ts";
import { readAccount } from "../dashboard/accounts/read.ts";
import { setVisibility } from "../dashboard/accounts/set-visibility.ts";
import { listAudit } from "../dashboard/audit/list.ts";
import { listBatches } from "../dashboard/batches/list.ts";
import { listCalls } from "../dashboard/calls/list.ts";
import { readCall } from "../dashboard/calls/read.ts";
import { sumCalls } from "../dashboard/calls/sum.ts";
import { acceptOffer } from "../dashboard/captacao/accept.ts";
import { acceptCaptacaoTerms } from "../dashboard/captacao/accept-terms.ts";
import { changeOwner } from "../dashboard/captacao/change-owner.ts";
import { changeCaptacaoSettings } from "../dashboard/captacao/change-settings.ts";
import { listLedger } from "../dashboard/captacao/list-ledger.ts";
import { readCaptacaoSettings } from "../dashboard/captacao/read-settings.ts";
import { createConnection } from "../dashboard/connections/create.ts";
import { endConnection } from "../dashboard/connections/end.ts";
import { listConnections } from "../dashboard/connections/list.ts";
import { listEvents } from "../dashboard/events/list.ts";
import { askFeedPhotosAgain } from "../dashboard/feed/ask-photos.ts";
import { configureFeed } from "../dashboard/feed/configure.ts";
import { decideFeedConflicts } from "../dashboard/feed/decide-conflicts.ts";
import { decideHeldFeed } from "../dashboard/feed/decide-held.ts";
import { listFeedConflicts } from "../dashboard/feed/list-conflicts.ts";
import { listFeedReports } from "../dashboard/feed/list-reports.ts";
import { getFeedReport } from "../dashboard/feed/read-report.ts";
import { removeFeed } from "../dashboard/feed/remove.ts";
import { changeKey } from "../dashboard/keys/change.ts";
import { createKey } from "../dashboard/keys/create.ts";
import { listKeys } from "../dashboard/keys/list.ts";
import { revokeKey } from "../dashboard/keys/revoke.ts";
import { rollKey } from "../dashboard/keys/roll.ts";
import { getLaunch } from "../dashboard/launches/read.ts";
import { getLeadContact } from "../dashboard/leads/contact.ts";
import { editLead } from "../dashboard/leads/edit.ts";
import { exportLead } from "../dashboard/leads/export.ts";
import { listLeadEdits } from "../dashboard/leads/list-edits.ts";
import { listInteractions } from "../dashboard/leads/list-interactions.ts";
import { releaseLead } from "../dashboard/leads/release.ts";
import { restoreLead } from "../dashboard/leads/restore.ts";
import { trashLead } from "../dashboard/leads/trash.ts";
import { countOpportunities } from "../dashboard/matches/count.ts";
import { favoriteMatch } from "../dashboard/matches/favorite.ts";
import { listAccountMatches } from "../dashboard/matches/list.ts";
import { requestMatch } from "../dashboard/matches/request.ts";
import { unfavoriteMatch } from "../dashboard/matches/unfavorite.ts";
import { listMembers } from "../dashboard/members/list.ts";
import { removeMember } from "../dashboard/members/remove.ts";
import { setMember } from "../dashboard/members/set.ts";
import { listNames } from "../dashboard/names/list.ts";
import { askPartnershipUpdate } from "../dashboard/partnerships/ask-update.ts";
import { listAccountPartnerships } from "../dashboard/partnerships/list.ts";
import { readAccountPartnership } from "../dashboard/partnerships/read.ts";
import { arrangePropertyPhotos } from "../dashboard/properties/arrange-photos.ts";
import { askPropertyPhotosAgain } from "../dashboard/properties/ask-photos.ts";
import { changeProperties } from "../dashboard/properties/change-many.ts";
import { editProperty } from "../dashboard/properties/edit.ts";
import { listPropertyEdits } from "../dashboard/properties/list-edits.ts";
import { purgeProperty } from "../dashboard/properties/purge.ts";
import { releaseProperty } from "../dashboard/properties/release.ts";
import { restoreProperty } from "../dashboard/properties/restore.ts";
import { trashProperty } from "../dashboard/properties/trash.ts";
import { makeSandbox } from "../dashboard/sandbox/make.ts";
import { simulateEvent } from "../dashboard/sandbox/simulate.ts";
import { addMember } from "../dashboard/team/add.ts";
import { changeTeamMember } from "../dashboard/team/change.ts";
import { readUsage } from "../dashboard/usage/read.ts";
import { readWaiting } from "../dashboard/waiting/read.ts";
import { listFailedDeliveries } from "../dashboard/webhooks/list-failed.ts";
import { listEventDeliveries } from "../dashboard/webhooks/of-event.ts";
import { sumDeliveries } from "../dashboard/webhooks/sum-deliveries.ts";
import { decideAccess } from "../operator/access/decide.ts";
import { grantAccess } from "../operator/access/grant.ts";
import { changeAccount } from "../operator/accounts/change.ts";
import { createAccount } from "../operator/accounts/create.ts";
import { listAccounts } from "../operator/accounts/list.ts";
import { lookAtAccount } from "../operator/accounts/look.ts";
import { listAccountNames } from "../operator/accounts/names.ts";
import { readOverview } from "../operator/accounts/overview.ts";
import { checkPhotos } from "../operator/backups/check-photos.ts";
import { exportAccount } from "../operator/backups/export.ts";
import { listExports } from "../operator/backups/list-exports.ts";
import { listPhotoChecks } from "../operator/backups/list-photo-checks.ts";
import { listRestores } from "../operator/backups/list-restores.ts";
import { restoreAccount } from "../operator/backups/restore.ts";
import { restoreShard } from "../operator/backups/restore-shard.ts";
import { findCall } from "../operator/calls/find.ts";
import { sumAllCalls } from "../operator/calls/sum-all.ts";
import { creditAccount } from "../operator/captacao/credit.ts";
import { listAllOffers } from "../operator/captacao/list-all-offers.ts";
import { listFittingAccounts } from "../operator/captacao/list-fitting.ts";
import { listOffers } from "../operator/captacao/list-offers.ts";
import { offerOwner } from "../operator/captacao/offer.ts";
import { readOwner } from "../operator/captacao/read-owner.ts";
import { withdrawOffer } from "../operator/captacao/withdraw.ts";
import { decideNeighborhood } from "../operator/curation/decide-neighborhood.ts";
import { decideProperty } from "../operator/curation/decide-property.ts";
import { listWaitingNeighborhoods } from "../operator/curation/list-neighborhoods.ts";
import { listPropertiesUnderReview } from "../operator/curation/list-properties.ts";
import { undoProperty } from "../operator/curation/undo-property.ts";
import { letGoDeadLetter } from "../operator/dead-letters/let-go.ts";
import { listDeadLetters } from "../operator/dead-letters/list.ts";
import { readDeadLetter } from "../operator/dead-letters/read.ts";
import { sendDeadLetter } from "../operator/dead-letters/send.ts";
import { listJobs } from "../operator/jobs/list.ts";
import { runJobNow } from "../operator/jobs/run.ts";
import { listJobRuns } from "../operator/jobs/runs.ts";
import { listAllLaunches } from "../operator/launches/list-all.ts";
import { readAnyLaunch } from "../operator/launches/read-any.ts";
import { purgeLead } from "../operator/leads/purge.ts";
import { listMail } from "../operator/mail/list.ts";
import { listFailedMail } from "../operator/mail/list-failed.ts";
import { resendMail } from "../operator/mail/resend.ts";
import { replayMatch } from "../operator/matches/replay.ts";
import { moveAccount } from "../operator/moves/begin.ts";
import { cancelMove } from "../operator/moves/cancel.ts";
import { listAccountMoves, listMoves } from "../operator/moves/list.ts";
import { changeNotice } from "../operator/notices/change.ts";
import { draftNotice } from "../operator/notices/draft.ts";
import { listNotices } from "../operator/notices/list.ts";
import { readNotice } from "../operator/notices/read.ts";
import { sendNotice } from "../operator/notices/send.ts";
import { listAllPartnerships } from "../operator/partnerships/list-all.ts";
import { readBothSides } from "../operator/partnerships/read-both.ts";
import { createDevelopment } from "../operator/properties/create-development.ts";
import { readRadarRest, setRadarRest } from "../operator/radar/rest.ts";
import { findAnything } from "../operator/search/find.ts";
import { listShards } from "../operator/shards/list.ts";
import { relieveShard } from "../operator/shards/relieve.ts";
import { setShardState } from "../operator/shards/set.ts";
import { listTeam } from "../operator/team/list.ts";
import { listTakenWork } from "../operator/work/list.ts";
import { listQueues } from "../operator/work/queues.ts";
import { takeWork } from "../operator/work/take.ts";
import type { BackofficeEndpoint } from "./endpoint.ts";

/** The table of contents of the platform side, in the order of its document. */
export const BACKOFFICE_ENDPOINTS: readonly BackofficeEndpoint[] = [
  createAccount,
  listAccounts,
  listAccountNames,
  readAccount,
  readOverview,
  lookAtAccount,
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
  changeProperties,
  listPropertyEdits,
  releaseProperty,
  arrangePropertyPhotos,
  askPropertyPhotosAgain,
  trashProperty,
  restoreProperty,
  purgeProperty,
  configureFeed,
  removeFeed,
  listFeedConflicts,
  listFeedReports,
  getFeedReport,
  decideHeldFeed,
  askFeedPhotosAgain,
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
  listNames,
  listEvents,
  listFailedDeliveries,
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

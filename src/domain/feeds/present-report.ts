import { isoTime } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { KeptReport } from "../../vocabulary/feed-report.ts";
import { MAX_REPORT_ROWS, type StoredReport } from "./kept-reports.ts";
import { listingMessage, notReadName, statusMessage, summaryMessage } from "./sentences.ts";

/** A report in words. */
export const presentReport = (report: KeptReport, language: Language, rows = MAX_REPORT_ROWS) => ({
  status: report.status,
  message: statusMessage(report.status, report.fault, language),
  connector: report.connector,
  counts: { ...report.counts } as Record<string, number>,
  reasons: { ...report.reasons },
  notRead: report.notRead.map((one) => ({ ...one, label: notReadName(one.name, language) })),
  waiting: [...report.waiting],
  summary: summaryMessage(report, language),
  listings: report.listings.slice(0, rows).map((one) => ({
    ...one,
    conflicts: [...one.conflicts],
    missing: [...one.missing],
    unknown: [...one.unknown],
    refusedPhotos: [...one.refusedPhotos],
    remarks: [...one.remarks],
    message: listingMessage(one.reason, one, language),
  })),
});

export type PresentedReport = ReturnType<typeof presentReport>;

/** The report of a finished sync. */
export const presentStored = ({ syncId, at, report }: StoredReport, language: Language, rows?: number) => ({
  syncId,
  finishedAt: isoTime(at),
  ...presentReport(report, language, rows),
});

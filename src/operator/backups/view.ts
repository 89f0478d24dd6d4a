import type { PhotoCheck } from "../../domain/backups/photo-check.ts";
import { type Export, type Restore, rowCount } from "../../domain/backups/stored.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const viewExport = (one: Export) => ({
  id: one.id,
  state: one.state,
  failure: one.failure,
  rows: rowCount(one),
  bytes: one.parts.reduce((sum, { bytes }) => sum + bytes, 0),
  begunAt: isoTime(one.begunAt),
  doneAt: isoOrNull(one.doneAt),
});

export const viewRestore = ({ id, exportId, replaces, state, failure, ...times }: Restore) => ({
  id,
  exportId,
  exportedAt: isoTime(times.exportedAt),
  replaces,
  state,
  failure,
  begunAt: isoTime(times.begunAt),
  doneAt: isoOrNull(times.doneAt),
});

export const viewPhotoCheck = ({ id, state, failure, checked, missing, requested, ...one }: PhotoCheck) => ({
  id,
  state,
  failure,
  checked,
  missing,
  requested,
  notRestorable: [...one.notRestorable],
  begunAt: isoTime(one.begunAt),
  doneAt: isoOrNull(one.doneAt),
});

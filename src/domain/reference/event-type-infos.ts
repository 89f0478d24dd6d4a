import type { Language } from "../../lib/language.ts";
import { EVENT_TYPES } from "../../vocabulary/event-types.ts";
import type { Permission } from "../../vocabulary/permissions.ts";

export interface EventTypeInfo {
  readonly type: string;
  readonly scope: Permission;
  readonly description: string;
}

export const eventTypeInfos = (language: Language): EventTypeInfo[] =>
  EVENT_TYPES.map(({ type, scope, description }) => ({ type, scope, description: description[language] }));

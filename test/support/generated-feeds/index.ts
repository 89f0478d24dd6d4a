import { OF_OTHERS } from "./others.ts";
import { OF_VRSYNC } from "./vrsync.ts";
import { OF_ZAP } from "./zap.ts";

/** Shapes of programs in use, whose data is invented. */
export const GENERATED = [...OF_VRSYNC, ...OF_ZAP, ...OF_OTHERS];

import { go } from "./go.ts";
import { java } from "./java.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import type { Package } from "./stage.ts";
import { typescript } from "./typescript.ts";

export const PACKAGES: readonly Package[] = [typescript, python, go, php, java];

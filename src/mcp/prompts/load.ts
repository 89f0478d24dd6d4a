import { assetLoader } from "../load-asset.ts";
import type { Prompt } from "./prompts.ts";

/** Its name among the assets. */
export const PROMPTS_FILE = "prompts.json";

/** Their texts are beside the Worker, and are read when a client first asks for them. */
export const loadPrompts = assetLoader<readonly Prompt[]>(PROMPTS_FILE);

import { assetLoader } from "../load-asset.ts";
import type { Prompt } from "./prompts.ts";

/** The name of the asset. */
export const PROMPTS_FILE = "prompts.json";

/** The prompts are stored alongside the Worker, and are read when a client first asks for them. */
export const loadPrompts = assetLoader<readonly Prompt[]>(PROMPTS_FILE);

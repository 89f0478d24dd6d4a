/**
 * Loads the service's parts before any call. The tests' runtime loads a module within the call that asks for it first:
 * another call at the same moment would wait for it in vain. Workers load their modules without a call.
 */
import "../../src/parts/account.ts";
import "../../src/parts/agents.ts";
import "../../src/parts/background.ts";
import "../../src/parts/business.ts";
import "../../src/parts/platform.ts";
import "../../src/parts/records.ts";

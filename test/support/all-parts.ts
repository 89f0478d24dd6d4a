/**
 * Loads the service's parts before any call. The tests' runtime loads a module within the call that first needs it:
 * a concurrent call would wait for it forever. Deployed Workers load their modules before any call.
 */
import "../../src/parts/account.ts";
import "../../src/parts/agents.ts";
import "../../src/parts/background.ts";
import "../../src/parts/business.ts";
import "../../src/parts/platform.ts";
import "../../src/parts/records.ts";

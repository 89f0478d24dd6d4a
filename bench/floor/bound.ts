/** A minimal Worker with all of the service's bindings. */
export { default } from "./hello.ts";

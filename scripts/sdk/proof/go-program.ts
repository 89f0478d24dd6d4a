import { join } from "node:path";
import { SDKS } from "./languages.ts";

/** A module with this checkout's SDK. */
export const goModule = (name: string): string => `module ${name}

go 1.24

require example.com/realestate v1.0.0

replace example.com/realestate => ${join(SDKS, "go")}
`;

/** One program of many functions: its first argument names the one to run. */
export const goDispatcher = (names: readonly string[]): string => `package main

import "os"

func main() {
	map[string]func(){
${names.map((name) => `\t\t"${name}": ${name},\n`).join("")}	}[os.Args[1]]()
}
`;

import { join } from "node:path";
import { SDKS } from "./languages.ts";

/** A module that has the SDK of this checkout. */
export const goModule = (name: string): string => `module ${name}

go 1.24

require example.com/realestate v1.0.0

replace example.com/realestate => ${join(SDKS, "go")}
`;

/** One program of many, each a function of its name: the first argument tells which of them runs. */
export const goDispatcher = (names: readonly string[]): string => `package main

import "os"

func main() {
	map[string]func(){
${names.map((name) => `\t\t"${name}": ${name},\n`).join("")}	}[os.Args[1]]()
}
`;

import { spawnSync } from "node:child_process";
import { run } from "../local/command.ts";
import { freePort, isHealthy } from "../local/port.ts";
import { HOST, ROOT } from "../local/settings.ts";

const BUILD_MS = 900_000;
const START_MS = 300_000;
const NAME = `real-estate-account-check-${process.pid}`;

export const hasDocker = (): boolean => spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;

/** Builds the image, and checks that its service answers outside of the container. */
export const tryImage = async (): Promise<string> => {
  const port = await freePort();
  await run("docker", ["build", "-f", "scripts/local/Dockerfile", "-t", NAME, "."], {
    cwd: ROOT,
    limitMs: BUILD_MS,
  });
  const publish = `${HOST}:${port}:8787`;
  await run("docker", ["run", "--rm", "--detach", "--name", NAME, "--publish", publish, NAME], {
    limitMs: START_MS,
  });
  try {
    for (const end = Date.now() + START_MS; Date.now() < end; )
      if (await isHealthy(`http://${HOST}:${port}`)) return "its service answers";
      else await new Promise((resolve) => setTimeout(resolve, 500));
    throw new Error(await run("docker", ["logs", NAME], { limitMs: START_MS }));
  } finally {
    await run("docker", ["rm", "--force", NAME], { limitMs: START_MS });
    await run("docker", ["rmi", "--force", NAME], { limitMs: START_MS });
  }
};

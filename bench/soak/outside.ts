import { servePictures } from "../../scripts/demo/picture-server.ts";
import { startFeedServer } from "./feed-server.ts";
import { startReceivers } from "./receivers.ts";

/** The addresses of the outside world: receivers of webhooks, feeds, pictures. */
export const startOutside = async () => {
  const receivers = await startReceivers();
  const feeds = await startFeedServer();
  const pictures = await servePictures();
  const close = (): void => {
    feeds.close();
    pictures.close();
    receivers.close();
  };
  return { receivers, feeds, pictures, close };
};

export type Outside = Awaited<ReturnType<typeof startOutside>>;

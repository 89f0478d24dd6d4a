import { wordsOf } from "../../form/names.ts";
import type { Sample } from "./sample.ts";

/** Keeps in a file how far the log was followed. */
export const FILE_STORE = `    record FileStore(Path file) implements CursorStore {
        @Override
        public String load() {
            try {
                return Files.exists(file) ? Files.readString(file) : null;
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }

        @Override
        public void save(String position) {
            try {
                Files.writeString(file, position);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }
    }

`;

export const followText = ({ query }: Sample): string => {
  const types = String(query?.value)
    .split(",")
    .map((type) => `EventType.${wordsOf(type).join("_").toUpperCase()}`);
  return `var store = new FileStore(Path.of("events.position"));
var types = List.of(${types.join(", ")});
var options = new FollowOptions().types(types).untilCurrent(true);
client.events.follow(
        event -> System.out.println(event.type() + " " + event.id()), store, options);`;
};

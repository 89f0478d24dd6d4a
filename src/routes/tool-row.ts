/** Paths of members of an object within an item. */
export const inside = (name: string, members: readonly string[]): string[] =>
  members.map((member) => `${name}.${member}`);

export const AREA_AND_ROOMS = ["bedrooms", "parkingSpots", "area"];

/** The paths of members of an object within an item: `name.member`. */
export const pathsIn = (name: string, members: readonly string[]): string[] =>
  members.map((member) => `${name}.${member}`);

export const AREA_AND_ROOMS = ["bedrooms", "parkingSpots", "area"];

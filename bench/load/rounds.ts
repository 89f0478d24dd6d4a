/** Rotates the order, so that no side always follows the same one. */
const rotate = <T>(things: readonly T[], by: number): T[] => {
  const at = by % things.length;
  return [...things.slice(at), ...things.slice(0, at)];
};

/**
 * Rounds over the sides of each kind of work, in turn, so that a slow machine slows all of them. The first round warms
 * up and is not counted.
 * @returns what was measured of each side, by kind and side in the given order
 */
export const inTurn = async <S, W>(
  kinds: readonly (readonly S[])[],
  rounds: number,
  measure: (side: S) => Promise<W>,
): Promise<W[][][]> => {
  const measured = kinds.map((sides) => sides.map((): W[] => []));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [kind, sides] of kinds.entries()) {
      for (const side of rotate([...sides.keys()], round)) {
        const window = await measure(sides[side]!);
        if (round > 0) measured[kind]![side]!.push(window);
      }
    }
  }
  return measured;
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const finalMix = (hash: number): number => {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
};

/** 32 bits of the concatenated texts, evenly distributed (FNV-1a, mixed as MurmurHash3 does). Not for secrets. */
export const hash32 = (...texts: readonly string[]): number => {
  let hash = FNV_OFFSET;
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return finalMix(hash);
};

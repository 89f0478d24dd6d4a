const IPV4_PARTS = 3;
const IPV6_PARTS = 4;

/** /24 or /64: as far as one caller changes addresses at will. */
export const networkOf = (address: string | null): string => {
  if (address === null) return "";
  const [separator, parts] = address.includes(":") ? [":", IPV6_PARTS] : [".", IPV4_PARTS];
  return address.split(separator).slice(0, parts).join(separator);
};

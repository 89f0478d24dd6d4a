import { Icon } from "./icon.tsx";

/** The cover of a property, small and decorative: its name says it all. */
export const Thumb = ({ photo }: { readonly photo: string | null | undefined }) => (
  <span class="thumb">
    {photo ? <img src={photo} alt="" width="64" height="48" loading="lazy" /> : <Icon name="house" />}
  </span>
);

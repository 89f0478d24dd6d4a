import { Icon } from "./icon.tsx";

/** A small cover photo, decorative: the property's name is beside it. */
export const Thumb = ({ photo }: { readonly photo: string | null | undefined }) => (
  <span class="thumb">
    {photo ? <img src={photo} alt="" width="64" height="48" loading="lazy" /> : <Icon name="house" />}
  </span>
);

/** A tag without what makes it no other one: capitals, hyphens and a plural. */
export const plainText = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/s$/, '')

/** Normalizes a tag, so that capitals, hyphens and a plural "s" don't make it a different tag. */
export const normalizeTag = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/s$/, '')

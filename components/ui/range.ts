/** The integers of a range, inclusive. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

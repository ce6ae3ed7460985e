import { outlines } from './outlines.ts'

const { A1, A2, A3X, T1, T2, T3X } = outlines

/** The programs of each family in order, listed on each program page to show where it fits. */
export const leadershipScale = {
  heading: 'Where it fits among the leadership programs',
  programs: [A1, A2, A3X],
}

export const transformationScale = {
  heading: 'Programs for each level of the same change',
  programs: [T1, T2, T3X],
}

import { leadershipPrograms, transformationPrograms } from './summaries.ts'

/** The programs of a family as every page of the family shows them: where this one fits among its neighbors. */
export const leadershipScale = {
  heading: 'Where it fits among the leadership programs',
  programs: leadershipPrograms,
}

export const transformationScale = {
  heading: 'Programs for each level of the same change',
  programs: transformationPrograms,
}

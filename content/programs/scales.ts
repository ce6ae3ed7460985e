import { leadershipPrograms, transformationPrograms } from './summaries.ts'

/** The programs of a family as every page of the family shows them: where this one stands among its neighbors. */
export const leadershipScale = {
  heading: 'Where it stands among the leadership programs',
  programs: leadershipPrograms,
}

export const transformationScale = {
  heading: 'One change, three levels',
  programs: transformationPrograms,
}

import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'

/** The figures of the module catalog. They come with the page's data, which leaves the register they are from behind. */
export const catalogFigures = [
  courses.satisfaction,
  courses.faster,
  courses.firstReturn,
  network.countries,
  network.industries,
]

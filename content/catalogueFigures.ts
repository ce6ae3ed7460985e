import { courses } from './figures/courses.ts'
import { network } from './figures/network.ts'
import { toFigure } from './figures/show.ts'

/** The figures of the module catalogue. They come with the page's data, which leaves the register they are from behind. */
export const catalogueFigures = [
  courses.satisfaction,
  courses.faster,
  courses.firstReturn,
  network.countries,
  network.industries,
].map(toFigure)

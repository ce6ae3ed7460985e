import { courses } from './figures/courses.ts'

/** The figures shown in the module catalog, passed as page data so that the browser doesn't load the whole register. */
export const catalogFigures = [courses.satisfaction, courses.faster, courses.firstReturn]

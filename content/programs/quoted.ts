import { a1 } from './a1.ts'
import { a2 } from './a2.ts'
import { a3x } from './a3x.ts'
import { t1 } from './t1.ts'
import { t2 } from './t2.ts'
import { t3x } from './t3x.ts'

/** The participants quoted on the program pages. */
export const quoted = [a1, a2, a3x, t1, t2, t3x].map(({ voice }) => voice)

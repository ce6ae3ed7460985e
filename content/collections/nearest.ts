import { editDistance } from '../schema/editDistance.ts'

/** The question whether one of the choices was meant, to be added to a message; empty when none is near. */
export function didYouMean(given: string, choices: readonly string[]): string {
  const near = nearest(given, choices)
  return near ? ` Did you mean "${near}"?` : ''
}

/** The choice that was probably meant: the only one with the smallest edit distance, up to a third of its length. */
function nearest(given: string, choices: readonly string[]): string | undefined {
  const [best, next] = choices
    .map((choice) => ({ choice, distance: distanceBetween(given.toLowerCase(), choice.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  if (!best || best.distance > Math.ceil(best.choice.length / 3) || next?.distance === best.distance)
    return undefined
  return best.choice
}

const distanceBetween = (a: string, b: string) => editDistance(a, b, Math.max(a.length, b.length)).whole

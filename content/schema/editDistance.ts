/**
 * Optimal string alignment distance between `typed` and `word`, or a prefix of `word`: the number of letters to
 * insert, delete, replace or swap with their neighbor.
 * @returns `limit + 1` for any distance above the limit
 */
export function editDistance(typed: string, word: string, limit: number): { whole: number; prefix: number } {
  const over = limit + 1
  const columns = Math.min(word.length, typed.length + limit)
  if (typed.length - word.length > limit) return { whole: over, prefix: over }
  const row = () => new Array<number>(columns + 2).fill(0)
  let [earlier, previous, current] = [row(), row(), row()]
  for (let column = 0; column <= columns; column++) previous[column] = column
  for (let row = 1; row <= typed.length; row++) {
    // A cell farther than the limit from the diagonal exceeds the limit.
    const from = Math.max(1, row - limit)
    const to = Math.min(columns, row + limit)
    let least = row <= limit ? row : over
    current[from - 1] = from === 1 ? row : over
    for (let column = from; column <= to; column++) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      let value = cell(previous, column - 1) + (same ? 0 : 1)
      if (column < row + limit) value = Math.min(value, cell(previous, column) + 1)
      value = Math.min(value, cell(current, column - 1) + 1)
      if (row > 1 && column > 1 && isSwap(typed, row, word, column))
        value = Math.min(value, cell(earlier, column - 2) + 1)
      current[column] = value
      if (value < least) least = value
    }
    if (to < columns) current[to + 1] = over
    if (least > limit) return { whole: over, prefix: over }
    ;[earlier, previous, current] = [previous, current, earlier]
  }
  let prefix = over
  for (let column = Math.max(0, typed.length - limit); column <= columns; column++)
    prefix = Math.min(prefix, cell(previous, column))
  return { whole: word.length === columns ? Math.min(over, cell(previous, columns)) : over, prefix }
}

const cell = (row: number[], column: number) => row[column] ?? 0

const isSwap = (typed: string, row: number, word: string, column: number) =>
  typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
  typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)

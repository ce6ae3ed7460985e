declare module 'fast-formula-parser' {
  interface Cell {
    row: number
    col: number
    sheet?: string
  }
  export default class FormulaParser {
    constructor(config: {
      onCell: (cell: Cell) => unknown
      onRange: (range: { from: Cell; to: Cell }) => unknown[][]
    })
    parse(formula: string, position: Cell): unknown
  }
}

declare module 'fast-formula-parser' {
  interface Cell {
    row: number
    col: number
    sheet?: string
  }
  export default class FormulaParser {
    constructor(config: {
      onCell: (cell: Cell) => number
      onRange: (range: { from: Cell; to: Cell }) => number[][]
    })
    parse(formula: string, position: Cell): unknown
  }
}

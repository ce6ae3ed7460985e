import { documents } from '#content/documents.ts'
import { impactCalculator as text } from '#content/impact.ts'
import { type RoiField, type RoiResult, roiFields } from '#content/schema/roi.ts'
import { cellName } from '#content/schema/roiSheet.ts'

/** A row of the workbook's only sheet. */
export type SheetRow =
  | { kind: 'title' | 'heading' | 'note'; text: string }
  | { kind: 'head'; cells: readonly string[] }
  | { kind: 'input'; name: RoiField; label: string; value: number; unit: string; note: string }
  | ReturnType<typeof result>
  | { kind: 'space' }

const words = documents.roiCalculator
const MONEY = '#,##0'

/**
 * A row with a result.
 * @param formula with the names of inputs, of results and of texts, which become cells and quoted texts
 */
const result = (name: keyof RoiResult, label: string, formula: string, format = MONEY, strong = false) => ({
  kind: 'result' as const,
  name,
  label,
  formula,
  format,
  strong,
})

const yearly = {
  productivity: 'participants*leaderCost*productivity/100',
  turnover: 'participants*teamSize*memberCost*turnover/100*turnoverCut/100*replaceMember/100',
  attrition: 'participants*leaderCost*leaderAttrition/100*attritionCut/100*replaceLeader/100',
  succession: 'posts*vacantWeeks*leaderCost/52*fasterSuccession/100',
}
const credited = (amount: string) => `${amount}*months/12*credit/100`

/** The rows of the ROI calculator, from top to bottom. Inputs and results are in column B. */
export function roiSheet(): SheetRow[] {
  const { costParts, valueParts } = text.result
  const rows: SheetRow[] = [
    { kind: 'title', text: text.heading },
    { kind: 'note', text: words.note },
    { kind: 'note', text: words.currency },
    { kind: 'space' },
    { kind: 'head', cells: [words.assumption, words.value, words.unit, words.remark] },
    ...text.groups.flatMap(({ heading, fields }): SheetRow[] => [
      { kind: 'heading', text: heading },
      ...fields.map(({ name, label, unit, note = '' }) => ({
        kind: 'input' as const,
        name,
        label,
        value: roiFields[name].value,
        unit,
        note,
      })),
    ]),
    { kind: 'space' },
    { kind: 'heading', text: text.result.heading },
    result('fees', costParts.fees, 'participants*fee'),
    result('time', costParts.time, 'participants*days*leaderCost/workingDays'),
    result('own', costParts.own, 'ownCosts'),
    result('cost', words.totals.cost, 'SUM(fees:own)', MONEY, true),
    result('productivityValue', valueParts.productivityValue, credited(yearly.productivity)),
    result('turnoverValue', valueParts.turnoverValue, credited(yearly.turnover)),
    result('attritionValue', valueParts.attritionValue, credited(yearly.attrition)),
    result('successionValue', valueParts.successionValue, credited(yearly.succession)),
    result('value', words.totals.value, 'SUM(productivityValue:successionValue)', MONEY, true),
    result('multiple', words.multiple, 'IF(cost>0,value/cost,noCost)', '0.0"x"', true),
    result(
      'withoutProductivity',
      words.withoutProductivity,
      'IF(cost>0,SUM(turnoverValue:successionValue)/cost,noCost)',
      '0.0"x"',
    ),
    result('net', words.net, 'value-cost', MONEY, true),
    result('netPercent', words.netPercent, 'IF(cost>0,100*(value-cost)/cost,noCost)', '0'),
    result('payback', words.payback, 'IF(value>0,cost/value*months,never)', '0.0'),
    // Rounded up, like on the page.
    result('breakEven', words.breakEven, 'IF(gains>0,CEILING(ROUND(cost/gains*100,6),1),never)', '0'),
    result('gains', words.gains, `(${Object.values(yearly).join('+')})*months/12`),
    { kind: 'space' },
    { kind: 'note', text: text.result.notCounted },
  ]
  const cells = sheetCells(rows)
  const resolve = (name: string) => {
    if (name === 'noCost' || name === 'never') return `"${text.result[name].replaceAll('"', '""')}"`
    return cells.get(cellName('input', name)) ?? cells.get(cellName('result', name)) ?? name
  }
  return rows.map((row) =>
    row.kind === 'result' ? { ...row, formula: row.formula.replace(/\b[a-z]\w*/g, resolve) } : row,
  )
}

/** The cells of inputs and results, by their defined names, for formulas and for programs that fill in the workbook. */
export const sheetCells = (rows: readonly SheetRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row, at) =>
      row.kind === 'input' || row.kind === 'result' ? [[cellName(row.kind, row.name), `B${at + 1}`]] : [],
    ),
  )

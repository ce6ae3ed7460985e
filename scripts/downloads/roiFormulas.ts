import { documents } from '#content/documents.ts'
import { impactCalculator as text } from '#content/impactCalculator.ts'
import { type RoiField, roiFields } from '#content/schema/roi.ts'
import { inputName, resultName, type SheetResult } from '#content/schema/roiSheet.ts'

/** A row of the workbook's only sheet. */
export type SheetRow =
  | { kind: 'title' | 'heading' | 'note'; text: string }
  | { kind: 'head'; cells: readonly string[] }
  | { kind: 'input'; field: RoiField; label: string; value: number; unit: string; note: string }
  | ReturnType<typeof result>
  | { kind: 'space' }

const words = documents.roiCalculator
const money = '#,##0'

/** A row with a result. */
const result = (key: SheetResult, label: string, formula: string, format: string, strong = false) => ({
  kind: 'result' as const,
  key,
  label,
  formula,
  format,
  strong,
})

/** A text in a formula. */
const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`

/** The rows of the ROI calculator, from top to bottom. Inputs and results are in column B. */
export function roiSheet(): SheetRow[] {
  const rows: SheetRow[] = [
    { kind: 'title', text: text.heading },
    { kind: 'note', text: words.note },
    { kind: 'note', text: words.currency },
    { kind: 'space' },
    { kind: 'head', cells: [words.assumption, words.value, words.unit, words.remark] },
  ]
  for (const group of text.groups) {
    rows.push({ kind: 'heading', text: group.heading })
    for (const { name, label, unit, note } of group.fields) {
      rows.push({ kind: 'input', field: name, label, value: roiFields[name].value, unit, note: note ?? '' })
    }
  }
  rows.push({ kind: 'space' }, { kind: 'heading', text: text.result.heading })
  const cell = cellsOf(rows)
  const first = rows.length + 1
  const { costParts, valueParts } = text.result
  const at = (result: number) => `B${first + result}`
  const [cost, value, gains] = [at(3), at(8), at(15)]
  const percent = (...fields: RoiField[]) => fields.map((field) => `${cell(field)}/100`).join('*')
  const times = (...fields: RoiField[]) => fields.map(cell).join('*')
  const yearly = {
    productivity: `${times('participants', 'leaderCost')}*${percent('productivity')}`,
    turnover: `${times('participants', 'teamSize', 'memberCost')}*${percent('turnover', 'turnoverCut', 'replaceMember')}`,
    attrition: `${times('participants', 'leaderCost')}*${percent('leaderAttrition', 'attritionCut', 'replaceLeader')}`,
    succession: `${times('posts', 'vacantWeeks', 'leaderCost')}/52*${percent('fasterSuccession')}`,
  }
  const credited = (amount: string) => `${amount}*${cell('months')}/12*${percent('credit')}`
  const perCost = (amount: string) => `IF(${cost}>0,${amount}/${cost},${quoted(text.result.noCost)})`
  return [
    ...rows,
    result('fees', costParts.fees, times('participants', 'fee'), money),
    result(
      'time',
      costParts.time,
      `${times('participants', 'days', 'leaderCost')}/${cell('workingDays')}`,
      money,
    ),
    result('own', costParts.own, cell('ownCosts'), money),
    result('cost', words.totals.cost, `SUM(${at(0)}:${at(2)})`, money, true),
    result('productivityValue', valueParts.productivity, credited(yearly.productivity), money),
    result('turnoverValue', valueParts.turnover, credited(yearly.turnover), money),
    result('attritionValue', valueParts.attrition, credited(yearly.attrition), money),
    result('successionValue', valueParts.succession, credited(yearly.succession), money),
    result('value', words.totals.value, `SUM(${at(4)}:${at(7)})`, money, true),
    result('multiple', words.multiple, perCost(value), '0.0"x"', true),
    result('withoutProductivity', words.withoutProductivity, perCost(`SUM(${at(5)}:${at(7)})`), '0.0"x"'),
    result('net', words.net, `${value}-${cost}`, money, true),
    result('netPercent', words.netPercent, perCost(`100*(${value}-${cost})`), '0'),
    result(
      'payback',
      words.payback,
      `IF(${value}>0,${cost}/${value}*${cell('months')},${quoted(text.result.never)})`,
      '0.0',
    ),
    result(
      'breakEven',
      words.breakEven,
      // Rounded up, like on the page.
      `IF(${gains}>0,CEILING(ROUND(${cost}/${gains}*100,6),1),${quoted(text.result.never)})`,
      '0',
    ),
    result('gains', words.gains, `(${Object.values(yearly).join('+')})*${cell('months')}/12`, money),
    { kind: 'space' },
    { kind: 'note', text: text.result.notCounted },
  ]
}

/** The defined names of input and result cells, for formulas and for programs that fill in the workbook. */
export const cellNames = (rows: readonly SheetRow[]): [name: string, cell: string][] =>
  rows.flatMap((row): [string, string][] => {
    if (row.kind === 'input') return [[inputName(row.field), cellOf(rows, row.field)]]
    return row.kind === 'result' ? [[resultName(row.key), cellOf(rows, row.key)]] : []
  })

/**
 * The address of the cell with an input or a result.
 * @throws when the sheet has no such row
 */
export function cellOf(rows: readonly SheetRow[], name: RoiField | SheetResult): string {
  const at = rows.findIndex(
    (row) => (row.kind === 'input' && row.field === name) || (row.kind === 'result' && row.key === name),
  )
  if (at < 0) throw new Error(`The sheet has no ${name}`)
  return `B${at + 1}`
}

const cellsOf = (rows: readonly SheetRow[]) => (field: RoiField) => cellOf(rows, field)

import { documents } from '#content/documents.ts'
import { impactCalculator as text } from '#content/impactCalculator.ts'
import { type RoiField, type RoiResult, roiFields } from '#content/schema/roi.ts'

/** A line of the workbook's one sheet. */
export type SheetRow =
  | { kind: 'title' | 'heading' | 'note'; text: string }
  | { kind: 'head'; cells: readonly string[] }
  | { kind: 'input'; field: RoiField; label: string; value: number; unit: string; note: string }
  | { kind: 'result'; key: string; label: string; formula: string; format: string; strong?: boolean }
  | { kind: 'space' }

const words = documents.roiCalculator
const money = '#,##0'

/** The sheet of the ROI calculator from top to bottom. Inputs stand in column B, results too. */
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
  const share = `${cell('credit')}/100*${cell('months')}/12`
  const results: { key: string; label: string; formula: string; format: string; strong?: boolean }[] = [
    { key: 'fees', label: costParts.fees, formula: `${cell('participants')}*${cell('fee')}`, format: money },
    {
      key: 'time',
      label: costParts.time,
      formula: `${cell('participants')}*${cell('days')}*${cell('leaderCost')}/${cell('workingDays')}`,
      format: money,
    },
    { key: 'own', label: costParts.own, formula: cell('ownCosts'), format: money },
    {
      key: 'cost',
      label: `${text.result.cost}, ${words.total.toLowerCase()}`,
      formula: `SUM(B${first}:B${first + 2})`,
      format: money,
      strong: true,
    },
    {
      key: 'productivityValue',
      label: valueParts.productivity,
      formula: `${cell('participants')}*${cell('leaderCost')}*${cell('productivity')}/100*${share}`,
      format: money,
    },
    {
      key: 'turnoverValue',
      label: valueParts.turnover,
      formula: `${cell('participants')}*${cell('teamSize')}*${cell('turnover')}/100*${cell('turnoverCut')}/100*${cell('memberCost')}*${cell('replaceMember')}/100*${share}`,
      format: money,
    },
    {
      key: 'attritionValue',
      label: valueParts.attrition,
      formula: `${cell('participants')}*${cell('leaderAttrition')}/100*${cell('attritionCut')}/100*${cell('leaderCost')}*${cell('replaceLeader')}/100*${share}`,
      format: money,
    },
    {
      key: 'successionValue',
      label: valueParts.succession,
      formula: `${cell('posts')}*${cell('vacantWeeks')}*${cell('fasterSuccession')}/100*${cell('leaderCost')}/52*${share}`,
      format: money,
    },
    {
      key: 'value',
      label: `${text.result.value.replace(' in {months} months', '')}, ${words.total.toLowerCase()}`,
      formula: `SUM(B${first + 4}:B${first + 7})`,
      format: money,
      strong: true,
    },
    {
      key: 'multiple',
      label: words.multiple,
      formula: `IF(B${first + 3}>0,B${first + 8}/B${first + 3},0)`,
      format: '0.0"x"',
      strong: true,
    },
    { key: 'net', label: words.net, formula: `B${first + 8}-B${first + 3}`, format: money, strong: true },
    {
      key: 'payback',
      label: words.payback,
      formula: `IF(B${first + 8}>0,B${first + 3}/B${first + 8}*${cell('months')},0)`,
      format: '0.0',
    },
    {
      key: 'breakEven',
      label: words.breakEven,
      formula: `IF(B${first + 8}>0,B${first + 3}/B${first + 8}*${cell('credit')},0)`,
      format: '0',
    },
  ]
  return [
    ...rows,
    ...results.map((result) => ({ kind: 'result' as const, ...result })),
    { kind: 'space' },
    { kind: 'note', text: text.result.notCounted },
  ]
}

/** What the page calculates, by the names of the results in the sheet; where there is no figure the sheet has a zero. */
export function resultsOf({ cost, value, ...rest }: RoiResult): Record<string, number> {
  return {
    fees: cost.fees,
    time: cost.time,
    own: cost.own,
    cost: cost.total,
    productivityValue: value.productivity,
    turnoverValue: value.turnover,
    attritionValue: value.attrition,
    successionValue: value.succession,
    value: value.total,
    multiple: rest.multiple ?? 0,
    net: rest.net,
    payback: rest.paybackMonths ?? 0,
    breakEven: rest.breakEvenCredit ?? 0,
  }
}

/** Address of the cell that holds a result or an input. */
export function cellOf(rows: readonly SheetRow[], name: string): string {
  const at = rows.findIndex(
    (row) => (row.kind === 'input' && row.field === name) || (row.kind === 'result' && row.key === name),
  )
  if (at < 0) throw new Error(`The sheet has no ${name}`)
  return `B${at + 1}`
}

const cellsOf = (rows: readonly SheetRow[]) => (field: RoiField) => cellOf(rows, field)

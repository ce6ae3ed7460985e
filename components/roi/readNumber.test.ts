import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { impactCalculator } from '#content/impactCalculator.ts'
import { isValidNumber, type RoiField, roiFields } from '#content/schema/roi.ts'
import { readNumber } from './readNumber.ts'

const texts = impactCalculator.groups.flatMap(({ fields }) => fields)
const fieldOf = (name: RoiField) => {
  const text = texts.find((field) => field.name === name)
  if (!text) throw new Error(`The calculator has no ${name}`)
  return { ...roiFields[name], unit: text.unit }
}
const read = (name: RoiField, text: string) => readNumber(text, fieldOf(name))

describe('a number as it is written', () => {
  it.each<[RoiField, string, number]>([
    ['fee', '3200', 3200],
    ['fee', '3,200', 3200],
    ['fee', '3.200', 3200],
    ['fee', "3'200", 3200],
    ['fee', '3’200', 3200],
    ['fee', '3 200', 3200],
    ['fee', '3\u00a0200', 3200],
    ['fee', '3\u202f200', 3200],
    ['fee', '3\u2009200', 3200],
    ['fee', '\u200e3,200\u00a0', 3200],
    ['fee', '3.200,50', 3200.5],
    ['fee', '3,200.50', 3200.5],
    ['fee', "3'200.50", 3200.5],
    ['fee', '3 200,50', 3200.5],
    ['fee', '3,200.500', 3200.5],
    ['fee', '3,20', 3.2],
    ['fee', '3,5', 3.5],
    ['fee', '3.5', 3.5],
    ['fee', '3200 €', 3200],
    ['fee', '€3,200', 3200],
    ['fee', 'CHF 3’200.–', 3200],
    ['fee', '3.200,- EUR', 3200],
    ['fee', 'Rs. 3,200', 3200],
    ['fee', 'US$ 3,200.00', 3200],
    ['fee', '₹ 1,00,000', 100_000],
    ['fee', '0', 0],
    ['ownCosts', '1.000.000', 1_000_000],
    ['ownCosts', '1,000,000', 1_000_000],
    ['ownCosts', '10,00,000', 1_000_000],
    ['participants', '1.200', 1200],
    ['participants', '20.0', 20],
    ['participants', '+20 people', 20],
    ['turnover', '16 %', 16],
    ['turnover', '16,5%', 16.5],
    ['turnover', '16.500', 16.5],
    ['turnover', '0,125', 0.125],
    ['turnover', '.5', 0.5],
    ['turnover', '12.', 12],
    ['turnover', '0.00000049', 0],
    ['days', '1 day', 1],
    ['days', '2.5 Days', 2.5],
    ['teamSize', '7,5', 7.5],
    ['workingDays', '220.000', 220],
  ])('%s: %j is %d', (name, text, value) => expect(read(name, text)).toEqual({ kind: 'value', value }))

  it.each<[RoiField, string, number]>([
    ['participants', '10.5', 10.5],
    ['participants', '10,5', 10.5],
    ['participants', '6.000', 6000],
    ['participants', '-5', -5],
    ['participants', '−5', -5],
    ['posts', '2,5', 2.5],
    ['fee', '100.500', 100_500],
    ['credit', '120 %', 120],
    ['months', '0', 0],
  ])('%s: %j is understood as %d and refused', (name, text, value) =>
    expect(read(name, text)).toEqual({ kind: 'refused', value }),
  )

  it.each<[RoiField, string]>([
    ['fee', 'a lot'],
    ['fee', '€'],
    ['fee', '.'],
    ['fee', '3e4'],
    ['fee', '3 20'],
    ['fee', '1.2.3'],
    ['fee', '1.234.56'],
    ['fee', "1'234 567"],
    ['fee', '20 %'],
    ['fee', '- -5'],
    ['participants', '20 €'],
    ['turnover', '16 days'],
  ])('%s: %j is no number', (name, text) => expect(read(name, text)).toEqual({ kind: 'unreadable' }))

  it.each(['', '  ', '\u00a0', '\u200b'])('%j is empty', (text) =>
    expect(read('fee', text)).toEqual({ kind: 'empty' }),
  )
})

/** How numbers are written in one country: marks of groups and decimals, and what may stand around an amount. */
const styles = [
  { group: '', decimal: '.' },
  { group: '', decimal: ',' },
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: "'", decimal: '.' },
  { group: '’', decimal: ',' },
  { group: ' ', decimal: ',' },
  { group: '\u00a0', decimal: '.' },
  { group: '\u202f', decimal: ',' },
] as const

const anyField = fc.constantFrom(...texts.map(({ name }) => name))

describe('any value of any field', () => {
  it('is read as it was meant, in every style of writing', () => {
    const written = anyField.chain((name) => {
      const { min, max, whole } = roiFields[name]
      // Hundredths, since three decimals are what the fields' limits have to decide on.
      const steps = whole ? 1 : 100
      return fc.record({
        name: fc.constant(name),
        value: fc.integer({ min: min * steps, max: max * steps }).map((number) => number / steps),
        style: fc.constantFrom(...styles),
        before: fc.constantFrom('', '€', 'CHF '),
        after: fc.constantFrom('', ' ', ' %', ' €'),
      })
    })
    fc.assert(
      fc.property(written, ({ name, value, style, before, after }) => {
        const [whole = '', decimals] = String(value).split('.')
        const number = [whole.replace(/\B(?=(\d{3})+$)/g, style.group), decimals]
          .filter(Boolean)
          .join(style.decimal)
        const { unit } = fieldOf(name)
        const text =
          unit === 'amount'
            ? before + number + (after === ' %' ? '' : after)
            : number + (unit === '%' ? ' %' : '')
        expect(read(name, text)).toEqual({ kind: 'value', value })
      }),
      { numRuns: 2000 },
    )
  })

  it('is within the limits, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,'’ -€%a\u202f"), maxLength: 14 })
    fc.assert(
      fc.property(anyField, typed, (name, text) => {
        const reading = read(name, text)
        if (reading.kind === 'value') expect(isValidNumber(name, reading.value)).toBe(true)
        if (reading.kind === 'refused') expect(isValidNumber(name, reading.value)).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  it('has one reading: only fields of less than a thousand are left to their limits', () => {
    const left = texts.filter(({ name, unit }) => unit !== 'amount' && !roiFields[name].whole)
    expect(left.length).toBeGreaterThan(0)
    for (const { name } of left) expect(roiFields[name].max, name).toBeLessThan(1000)
  })
})

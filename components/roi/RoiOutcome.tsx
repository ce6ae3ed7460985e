import { chakra } from '@chakra-ui/react'
import type { RoiInputs, RoiResult } from '#content/schema/roi.ts'
import type { RoiResultText } from '#content/schema/roiText.ts'
import { sectionRecipe } from '../theme/recipes/section.ts'
import { fillIn, formatMultiple, formatWhole } from './formatAmount.ts'
import { RoiShares, shareColors } from './RoiShares.tsx'

const Ground = chakra('div', sectionRecipe)

const Body = chakra('div', {
  base: {
    p: { base: '6', lg: '8' },
    '& h3': { textStyle: 'label', color: 'fg.quiet' },
    '& output': {
      display: 'block',
      textStyle: 'title',
      fontSize: 'clamp(4rem, 3.4rem + 2.6vw, 5.5rem)',
      lineHeight: '1.05',
    },
    '& output.words': { textStyle: 'subheading' },
    '& .unit': { textStyle: 'note', color: 'fg.quiet' },
    '& dl': { textStyle: 'note', lineHeight: '1.4', mt: '5' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
    '& dt': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& dl > .sum': {
      fontWeight: 'semibold',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      mt: '3',
      pt: '2',
    },
    '& dt svg': { width: '0.75rem', height: '0.75rem', flexShrink: '0' },
    '& > p:last-child': { textStyle: 'fine', color: 'fg.quiet', mt: '5' },
    _print: { p: '5', '& dl': { fontSize: '0.75rem' }, '& output': { fontSize: '3.5rem' } },
  },
})

interface RoiOutcomeProps {
  text: RoiResultText
  inputs: RoiInputs
  result: RoiResult
}

/** The result of the calculation: the multiple, both sides of the sum, and when it pays. */
export function RoiOutcome({ text, inputs, result }: RoiOutcomeProps) {
  const { cost, value, multiple, net, paybackMonths, breakEvenCredit } = result
  const costs = [
    { label: text.costParts.fees, amount: cost.fees },
    { label: text.costParts.time, amount: cost.time },
    { label: text.costParts.own, amount: cost.own },
  ]
  const values = [
    { label: text.valueParts.productivity, amount: value.productivity },
    { label: text.valueParts.turnover, amount: value.turnover },
    { label: text.valueParts.attrition, amount: value.attrition },
    { label: text.valueParts.succession, amount: value.succession },
  ]
  const payback =
    paybackMonths === null ? text.never : fillIn(text.paybackMonths, { months: paybackMonths.toFixed(1) })
  const breakEven =
    breakEvenCredit === null
      ? text.never
      : fillIn(text.breakEvenShare, { share: formatWhole(Math.ceil(breakEvenCredit)) })
  return (
    <Ground ground="teal" space="none" borderRadius="md" _print={{ printColorAdjust: 'exact' }}>
      <Body>
        <h3>{text.heading}</h3>
        {multiple === null ? (
          <output className="words">{text.noCost}</output>
        ) : (
          <>
            <output>{formatMultiple(multiple)}</output>
            <p className="unit">{text.multiple}</p>
          </>
        )}
        <RoiShares costs={costs} values={values} />
        <dl>
          <Sum label={text.cost} amount={formatWhole(cost.total)} />
          {costs.map((part, index) => (
            <Part key={part.label} {...part} color={shareColors.cost[index]} />
          ))}
          <Sum
            label={fillIn(text.value, { months: formatWhole(inputs.months) })}
            amount={formatWhole(value.total)}
          />
          {values.map((part, index) => (
            <Part key={part.label} {...part} color={shareColors.value[index]} />
          ))}
          <Sum label={text.net} amount={formatWhole(net)} />
          <Sum label={text.payback} amount={payback} />
          <Sum label={text.breakEven} amount={breakEven} />
        </dl>
        <p>{text.notCounted}</p>
      </Body>
    </Ground>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="sum">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function Part({ label, amount, color }: { label: string; amount: number; color?: string }) {
  return (
    <div>
      <dt>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <chakra.rect width="12" height="12" rx="2" fill={color} />
        </svg>
        {label}
      </dt>
      <dd>{formatWhole(amount)}</dd>
    </div>
  )
}

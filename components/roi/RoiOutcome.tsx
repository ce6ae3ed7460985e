import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impactCalculator.ts'
import type { RoiResult } from '#content/schema/roi.ts'
import { Ground } from '../ui/Ground.tsx'
import { Icon } from '../ui/Icon.tsx'
import { formatWhole, type ResultFigures } from './describeResult.ts'
import { RoiShares, type Share, shareColors } from './RoiShares.tsx'

/** What sticks beside the fields fits a window height of 720 px. */
const Body = chakra('div', {
  base: {
    position: 'relative',
    p: { base: '6', xl: '8' },
    '& h3': { textStyle: 'label', color: 'fg.quiet' },
    '& .figure': {
      textStyle: 'display',
    },
    '& .figure.none': { textStyle: 'subheading' },
    '& .unit': { textStyle: 'note', color: 'fg.quiet', mt: '1' },
    '& dl': { textStyle: 'note', lineHeight: '1.4' },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '1',
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right', ml: 'auto' },
    '& > dl': {
      mt: '5',
      '& > div': { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'line.base', py: '2' },
      '& .bar': { flexBasis: '100%', py: '1' },
    },
    '& summary': {
      textStyle: 'label',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
    '@media screen': { '& details:not([open]) + .parts': { display: 'none' } },
    '& .parts': {
      '& h4': { textStyle: 'label', color: 'fg.quiet', mt: '2' },
      '& dt svg': { width: '0.75rem', height: '0.75rem', flexShrink: '0' },
      '& > p': { textStyle: 'fine', color: 'fg.quiet', mt: '4' },
    },
    _print: {
      p: '5',
      '& dl': { textStyle: 'fine' },
      '& details': { display: 'none' },
    },
  },
})

/** The parts of a sum in the order of their labels. */
const toShares = <Part extends string>(
  labels: Readonly<Record<Part, string>>,
  amounts: Readonly<Record<NoInfer<Part>, number>>,
): Share[] => (Object.keys(labels) as Part[]).map((part) => ({ label: labels[part], amount: amounts[part] }))

interface RoiOutcomeProps {
  text: RoiCalculatorText
  result: RoiResult
  figures: ResultFigures
  /** Notes on the figures. */
  children?: ReactNode
}

/**
 * The result of the calculation: the multiple, both sides of the equation, when it pays off, and the components of
 * the sums.
 */
export function RoiOutcome({ text: { id, result: text }, result, figures, children }: RoiOutcomeProps) {
  const { cost, value } = result
  const costs = toShares(text.costParts, cost)
  const values = toShares(text.valueParts, value)
  const scale = Math.max(cost.total, value.total, 1)
  return (
    <Ground ground="teal" borderRadius="md" _print={{ borderWidth: '1px', borderColor: 'line.strong' }}>
      <Body>
        <h3 id={`${id}-result`} tabIndex={-1}>
          {text.heading}
        </h3>
        {children}
        {figures.multiple === null ? (
          <p className="figure none">{text.noCost}</p>
        ) : (
          <>
            <p className="figure">{figures.multiple}</p>
            <p className="unit">{text.multiple}</p>
          </>
        )}
        <dl>
          <Line label={text.cost} amount={figures.cost}>
            <RoiShares parts={costs} colors={shareColors.cost} scale={scale} />
          </Line>
          <Line label={figures.valueLabel} amount={figures.value}>
            <RoiShares parts={values} colors={shareColors.value} scale={scale} />
          </Line>
          {figures.withoutProductivity && (
            <Line label={text.withoutProductivity} amount={figures.withoutProductivity} />
          )}
          <Line label={text.net} amount={figures.net} />
          <Line label={text.payback} amount={figures.payback} />
          <Line label={text.breakEven} amount={figures.breakEven} />
        </dl>
        <details>
          <summary>
            {text.parts}
            <Icon name="plus" />
          </summary>
        </details>
        {/* Beside the details, not in them: on paper they are always open (Body). */}
        <div className="parts">
          <Legend title={text.cost} parts={costs} colors={shareColors.cost} />
          <Legend title={figures.valueLabel} parts={values} colors={shareColors.value} />
          <p>{text.notCounted}</p>
        </div>
      </Body>
    </Ground>
  )
}

function Line({ label, amount, children }: { label: string; amount: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      {children && (
        <dd className="bar" aria-hidden="true">
          {children}
        </dd>
      )}
    </div>
  )
}

function Legend({
  title,
  parts,
  colors,
}: {
  title: string
  parts: readonly Share[]
  colors: readonly string[]
}) {
  return (
    <>
      <h4>{title}</h4>
      <dl>
        {parts.map(({ label, amount }, index) => (
          <div key={label}>
            <dt>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <chakra.rect width="12" height="12" rx="2" fill={colors[index]} />
              </svg>
              {label}
            </dt>
            <dd>{formatWhole(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

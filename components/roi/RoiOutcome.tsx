import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import type { RoiCalculatorText } from '#content/impact.ts'
import type { RoiResult } from '#content/schema/roi.ts'
import { Ground } from '../ui/Ground.tsx'
import { Icon } from '../ui/Icon.tsx'
import { formatWhole, type ResultFigures } from './describeResult.ts'

/** What sticks beside the fields fits a window height of 720 px. */
const Body = chakra('div', {
  base: {
    p: { base: '6', xl: '8' },
    '& :is(h3, h4)': { textStyle: 'label', color: 'fg.quiet' },
    '& .figure': { textStyle: 'display' },
    '& .figure.none': { textStyle: 'subheading' },
    '& .unit': { textStyle: 'aside', mt: '1' },
    '& dl': { textStyle: 'note', lineHeight: '1.4' },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      py: '1',
    },
    '& dt': { display: 'flex', alignItems: 'center', gap: '2' },
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right', ml: 'auto' },
    '& > dl': {
      mt: '5',
      '& > div': { fontWeight: 'semibold', borderTopWidth: '1px', py: '2' },
      '& .bar': { flexBasis: '100%', py: '1' },
      '& .bar svg': { width: '100%', height: '1.5rem' },
    },
    '& summary': {
      textStyle: 'label',
      borderTopWidth: '1px',
      _hover: { textDecoration: 'underline' },
    },
    '& details': {
      '& h4': { mt: '2' },
      '& dt svg': { width: '0.75rem', height: '0.75rem', flexShrink: '0' },
      '& > p': { textStyle: 'caption', mt: '4' },
    },
    _print: {
      p: '5',
      '& dl': { textStyle: 'fine' },
      '& summary': { display: 'none' },
    },
  },
})

/** Colors of the parts, for the bars and for their legend. */
const colors = {
  fees: 'teal.200',
  time: 'teal.500',
  own: 'sand.2',
  productivityValue: 'coral.500',
  turnoverValue: 'coral.300',
  attritionValue: 'gold',
  successionValue: 'coral.100',
} as const
type Part = keyof typeof colors

/** A sum with its parts in the order of their labels; `start` is the sum of those before. */
function sumOf(label: string, total: string, labels: Partial<Record<Part, string>>, result: RoiResult) {
  let end = 0
  const parts = (Object.keys(labels) as Part[]).map((part) => {
    const amount = result[part]
    end += amount
    return { label: labels[part] ?? '', color: colors[part], amount, start: end - amount }
  })
  return { label, total, parts }
}

interface RoiOutcomeProps {
  text: RoiCalculatorText
  result: RoiResult
  figures: ResultFigures
}

/**
 * The result of the calculation: the multiple, both sides of the equation, when it pays off, and the components of
 * the sums.
 */
export function RoiOutcome({ text: { id, result: text }, result, figures }: RoiOutcomeProps) {
  const sums = [
    sumOf(text.cost, figures.cost, text.costParts, result),
    sumOf(figures.valueLabel, figures.value, text.valueParts, result),
  ]
  const percent = (amount: number) => `${(amount / Math.max(result.cost, result.value, 1)) * 100}%`
  return (
    <Ground ground="teal" borderRadius="md" _print={{ borderWidth: '1px', borderColor: 'line.strong' }}>
      <Body>
        <h3 id={`${id}-result`} tabIndex={-1}>
          {text.heading}
        </h3>
        <div role="status">
          <p className={figures.multiple ? 'figure' : 'figure none'}>{figures.multiple ?? text.noCost}</p>
          {figures.multiple && <p className="unit">{text.multiple}</p>}
        </div>
        <dl>
          {sums.map(({ label, total, parts }) => (
            <Line key={label} label={label} amount={total}>
              <svg aria-hidden="true">
                {parts.map(({ color, start, amount }) => (
                  <chakra.rect
                    key={color}
                    x={percent(start)}
                    width={percent(amount)}
                    height="100%"
                    fill={color}
                  />
                ))}
              </svg>
            </Line>
          ))}
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
          {sums.map(({ label, parts }) => (
            <Fragment key={label}>
              <h4>{label}</h4>
              <dl>
                {parts.map((part) => (
                  <Line
                    key={part.color}
                    label={part.label}
                    amount={formatWhole(part.amount)}
                    color={part.color}
                  />
                ))}
              </dl>
            </Fragment>
          ))}
          <p>{text.notCounted}</p>
        </details>
      </Body>
    </Ground>
  )
}

interface LineProps {
  label: string
  amount: string
  /** The color of the part in its bar. */
  color?: string
  /** The bar. */
  children?: ReactNode
}

function Line({ label, amount, color, children }: LineProps) {
  return (
    <div>
      <dt>
        {color && (
          <svg aria-hidden="true">
            <chakra.rect width="100%" height="100%" rx="2" fill={color} />
          </svg>
        )}
        {label}
      </dt>
      <dd>{amount}</dd>
      {children && (
        <dd className="bar" aria-hidden="true">
          {children}
        </dd>
      )}
    </div>
  )
}

import { chakra } from '@chakra-ui/react'
import type { HalfDay } from '#content/schema/offerings.ts'
import type { Sitting } from '#content/schema/program.ts'
import { onPaper } from '../../paper/onPaper.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Sheets = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
    _print: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', breakInside: 'avoid' },
    '& > div': { ...onPaper, p: { base: '5', lg: '8' }, _print: { p: '3' } },
    '& .day': { textStyle: 'label', color: 'fg.accent' },
    '& h3': { textStyle: 'small', mb: '4' },
    '& dl': { display: 'grid', rowGap: '3' },
    '& dt': { textStyle: 'label', color: 'fg.accent' },
    '& dd': { textStyle: { base: 'note', md: 'body' }, textWrap: 'pretty', _print: { textStyle: 'note' } },
    // On phones the hour is at the start of the line.
    mdDown: {
      '& dl': { textStyle: 'note' },
      '& dt, & dd': { display: 'inline' },
      '& dt::after': { content: '". "' },
    },
  },
})

/** The days of a workshop as sheets side by side, each with its agenda by hour. */
export function Days({ sittings }: { sittings: readonly Sitting[] }) {
  return (
    <Sheets>
      {sittings.map(({ label, title, items }) => (
        <div key={label}>
          <p className="day">{label}</p>
          <h3>{title}</h3>
          <dl>
            {items.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{keepTogether(item.text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Sheets>
  )
}

/** On phones a mark beside a title; above, large enough to say what each half day is for. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    grid: { base: '1.625rem 1.625rem / auto-flow 2.25rem', md: '4rem 4rem / auto-flow 1fr' },
    gap: { base: '1', md: '2' },
    '& span': {
      display: 'flex',
      alignItems: 'flex-end',
      px: { md: '3' },
      py: { md: '2' },
      textStyle: 'label',
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.300',
      borderRadius: 'sm',
      mdDown: { fontSize: '0' },
    },
    '& span:nth-of-type(3n + 1)': { color: 'sand.0', bg: 'teal.700' },
    '& span:last-of-type': { color: 'ink', bg: 'coral.500' },
    '& span.open': {
      color: 'fg.quiet',
      bg: 'transparent',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
    },
  },
})

/** Pages of a calendar: a column per day, a field per half day. */
export function HalfDays({ halfDays }: { halfDays: readonly HalfDay[] }) {
  return (
    <Fields className="half-days" aria-hidden="true">
      {halfDays.map(({ label, open }, index) => {
        const key = `${index}`
        return (
          <span key={key} className={open ? 'open' : undefined}>
            {label}
          </span>
        )
      })}
    </Fields>
  )
}

import { chakra } from '@chakra-ui/react'
import type { HalfDay } from '#content/schema/offerings.ts'
import type { Sitting } from '#content/schema/program.ts'
import { onPaper } from '../../paper/onPaper.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Sheets = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    // Height in proportion to the length of the day.
    alignItems: 'start',
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
    _print: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', breakInside: 'avoid' },
    '& > div': { ...onPaper, p: { base: '5', lg: '8' }, _print: { p: '3' } },
    '& .day': { textStyle: 'label', color: 'fg.accent' },
    '& h3': { textStyle: 'small', mb: '4' },
    '& dl': { display: 'grid', rowGap: '3' },
    '& dt': { textStyle: 'label', color: 'fg.accent' },
    '& dd': { textStyle: { base: 'note', md: 'body' }, textWrap: 'pretty', _print: { textStyle: 'note' } },
    // On phones the hour is at the start of the line.
    mdDown: { '& dt, & dd': { display: 'inline' }, '& dt::after': { content: '". "' } },
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

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    '& span': {
      display: 'flex',
      alignItems: 'flex-end',
      textStyle: 'label',
      lineHeight: '1.2',
      color: 'ink',
      bg: 'coral.300',
      borderRadius: 'sm',
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
  variants: {
    size: {
      /** With what each is for. */
      normal: {
        gridTemplateRows: '4rem 4rem',
        gridAutoColumns: { base: 'minmax(0, 9.5rem)', lg: '1fr' },
        gap: '2',
        '& span': { px: '3', py: '2' },
      },
      /** A mark beside a title. */
      small: { grid: '1.75rem 1.75rem / auto-flow 2.25rem', gap: '1' },
    },
  },
})

interface HalfDaysProps {
  halfDays: readonly HalfDay[]
  size?: 'normal' | 'small'
}

/** Pages of a calendar: a column per day, a field per half day. */
export function HalfDays({ halfDays, size = 'normal' }: HalfDaysProps) {
  return (
    <Fields aria-hidden="true" size={size}>
      {halfDays.map(({ label, open }, index) => {
        const key = `${index}`
        return (
          <span key={key} className={open ? 'open' : undefined}>
            {size === 'normal' && label}
          </span>
        )
      })}
    </Fields>
  )
}

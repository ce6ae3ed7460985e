import { chakra } from '@chakra-ui/react'
import type { Sitting } from '#content/schema/program.ts'
import { onPaper } from '../../paper/onPaper.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Sheets = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    // Height in proportion to the length of the day.
    alignItems: 'start',
    md: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    _print: { gridAutoFlow: 'column', gridAutoColumns: '1fr', breakInside: 'avoid' },
    '& > div': {
      ...onPaper,
      px: { base: '4', lg: '6' },
      py: { base: '4', lg: '5' },
      borderWidth: '1px',
      borderColor: 'line.base',
      _print: { px: '3', py: '2' },
    },
    '& .label': { textStyle: 'label', color: 'fg.warm' },
    '& h3': { textStyle: 'small', mt: '1', mb: { base: '3', lg: '4' } },
    // The hours along a bar as long as the day.
    '& ol': { borderLeftWidth: '3px', borderColor: 'line.strong', pb: '1' },
    '& li': {
      position: 'relative',
      pl: '5',
      textStyle: 'note',
      fontSize: '0.9375rem',
      lineHeight: '1.45',
      textWrap: 'pretty',
      '&:not(:first-of-type)': { mt: '3' },
      _before: {
        content: '""',
        position: 'absolute',
        left: '-0.5625rem',
        top: '0.25rem',
        width: '0.9375rem',
        height: '0.9375rem',
        borderRadius: '50%',
        bg: 'line.strong',
      },
      '&:last-of-type::before': { bg: 'coral.500' },
    },
    '& li strong': { textStyle: 'label', mr: '0.375rem' },
    // On phones the hour is at the start of the line.
    '& li p': { display: { base: 'inline', md: 'block' } },
  },
})

/** The days of a workshop as sheets side by side, each with its agenda by hour. */
export function DaySheets({ sittings }: { sittings: readonly Sitting[] }) {
  return (
    <Sheets>
      {sittings.map(({ label, title, items }) => (
        <div key={label}>
          <p className="label">{label}</p>
          <h3>{title}</h3>
          <ol>
            {items.map((item) => (
              <li key={item.label}>
                <strong>{item.label}</strong>
                <p>{keepTogether(item.text)}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Sheets>
  )
}

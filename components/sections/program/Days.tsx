import { chakra } from '@chakra-ui/react'
import type { Sitting } from '#content/schema/program.ts'
import { Fold } from '../../ui/Fold.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Sheets = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '4', md: '8', _print: '8' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    '& > details': {
      borderTopWidth: '2px',
      borderColor: 'line.strong',
      pt: { md: '3' },
      _print: { pt: '3' },
    },
    '& > details, & > details::details-content': {
      md: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: '0' },
    },
    '& .day, & dt': { textStyle: 'accent' },
    '& h3': { textStyle: 'small' },
    '& dl': {
      display: 'grid',
      alignContent: 'start',
      rowGap: { base: '3', _print: '2' },
      mt: { base: '2', md: '4' },
    },
    '& dd': { textStyle: { base: 'note', lg: 'body' } },
    _print: { '& :is(dt, dd)': { display: 'inline' }, '& dt': { mr: '2' } },
  },
})

/** The days of a workshop, as many side by side as have room, each with its agenda by hour. */
export function Days({ sittings }: { sittings: readonly Sitting[] }) {
  return (
    <Sheets>
      {sittings.map(({ label, title, items }, index) => (
        <Fold
          key={label}
          isHeading
          isOpen={index === 0}
          title={
            <>
              <p className="day">{label}</p>
              <h3>{title}</h3>
            </>
          }
        >
          <dl>
            {items.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{keepTogether(item.text)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </Sheets>
  )
}

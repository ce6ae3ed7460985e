import { chakra } from '@chakra-ui/react'
import type { Sitting } from '#content/schema/program.ts'
import { onPaper } from '../../theme/onPaper.ts'
import { Fold } from '../../ui/Fold.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Sheets = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '4', md: '8' },
    gridAutoFlow: { lg: 'column', _print: 'column' },
    gridAutoColumns: '1fr',
    // On tablets a row each, its hours beside its title.
    mdToLg: {
      '& > details::details-content': { display: 'grid', gridTemplateColumns: '1fr 2fr', columnGap: '8' },
      '& dl': { mt: '0' },
    },
    '& > details': {
      // For forced colors.
      mdDown: { ...onPaper, border: '1px solid transparent', px: '5', py: '3' },
      md: { borderTopWidth: '2px', borderColor: 'line.strong', pt: '3' },
      _print: { py: '3' },
    },
    '& .day': { textStyle: 'accent' },
    '& h3': { textStyle: 'small' },
    '& dl': { display: 'grid', rowGap: { base: '3', _print: '1' }, mt: { base: '4', _print: '2' } },
    '& dt': { textStyle: 'accent' },
    '& dd': { textStyle: { base: 'note', md: 'body' } },
    // On phones the hour is at the start of the line.
    mdDown: {
      '& dl': { textStyle: 'note' },
      '& dt, & dd': { display: 'inline' },
      '& dt::after': { content: '". "' },
    },
  },
})

/** The days of a workshop side by side, on tablets in rows, on phones as sheets, each with its agenda by hour. */
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

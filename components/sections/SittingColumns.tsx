import { chakra } from '@chakra-ui/react'
import type { Sitting } from '#content/schema/program.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '12',
    _print: { gridTemplateColumns: '1fr 1fr', '& li': { py: '2' } },
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    '& .label': { textStyle: 'label', color: 'fg.warm' },
    '& h3': { textStyle: 'subheading', mt: '1', mb: '5' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { sm: '7.5rem 1fr' },
      columnGap: '4',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'note',
      textWrap: 'pretty',
    },
    '& li strong': { color: 'fg.quiet' },
  },
  variants: {
    narrow: {
      true: {
        '& h3': { textStyle: 'small', minH: { lg: '2.4em', xl: '0' } },
        '& li': { gridTemplateColumns: { sm: '7.5rem 1fr', lg: '1fr' }, rowGap: '1' },
      },
    },
  },
})

/** The days of a workshop side by side, each with its hours. */
export function SittingColumns({ sittings }: { sittings: readonly Sitting[] }) {
  return (
    <Columns narrow={sittings.length > 2}>
      {sittings.map(({ label, title, items }) => (
        <div key={label}>
          <p className="label">{label}</p>
          <h3>{title}</h3>
          <ol>
            {items.map((item) => (
              <li key={item.label}>
                <strong>{item.label}</strong>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Columns>
  )
}

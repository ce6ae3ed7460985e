import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Icon } from '../ui/Icon.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '8',
    columnGap: { base: '4', md: '18' },
    gridTemplateColumns: '1fr 1fr',
    ...stackEnlarged,
    '& h3': { textStyle: 'small', pb: '3' },
    '& ul': { display: 'grid', gap: '3' },
    '& li': { display: 'grid', gridTemplateColumns: { base: '1.75rem 1fr', md: '2.25rem 1fr' } },
    '& svg': { color: 'fg.warm', mt: '0.125rem' },
  },
})

interface PassListProps {
  passLabel: string
  stayLabel: string
  passing: readonly string[]
  staying: readonly string[]
}

/** What is passed on, and what isn't. */
export function PassList({ passLabel, stayLabel, passing, staying }: PassListProps) {
  const lists = [
    { label: passLabel, items: passing, icon: 'arrow' },
    { label: stayLabel, items: staying, icon: 'shield' },
  ] as const
  return (
    <Lists>
      {lists.map(({ label, items, icon }) => (
        <div key={label}>
          <h3>{label}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Lists>
  )
}

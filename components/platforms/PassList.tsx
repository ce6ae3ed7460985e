import { chakra } from '@chakra-ui/react'
import type { PlatformsPage } from '#content/schema/pages/platforms.ts'
import { Fold } from '../ui/Fold.tsx'
import { Icon } from '../ui/Icon.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '18',
    gridTemplateColumns: { md: '1fr 1fr' },
    '& h3': { textStyle: 'small', pb: { md: '3' } },
    '& ul': { display: 'grid', gap: '3', pb: { base: '4', md: '0' } },
    '& li': { display: 'grid', gridTemplateColumns: '2.25rem 1fr' },
    '& li svg': { color: 'fg.warm', mt: '0.125rem' },
  },
})

type PassListProps = Omit<PlatformsPage['integration']['passes'], 'heading'>

/** What is passed on, and what isn't. */
export function PassList({ passLabel, stayLabel, passing, staying }: PassListProps) {
  const lists = [
    { label: passLabel, items: passing, icon: 'arrow' },
    { label: stayLabel, items: staying, icon: 'shield' },
  ] as const
  return (
    <Lists>
      {lists.map(({ label, items, icon }) => (
        <Fold key={label} isHeading title={<h3>{label}</h3>}>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Icon name={icon} />
                {item}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </Lists>
  )
}

import { chakra } from '@chakra-ui/react'
import type { PlatformsPage } from '#content/schema/pages/platforms.ts'
import { PointList } from '../sections/list/PointList.tsx'
import { Fold } from '../ui/Fold.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '18', _print: '8' },
    rowGap: { md: '6' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    mb: { lgDown: '8' },
    borderBottomWidth: { mdDown: '1px' },
    '& details': { borderTopWidth: { mdDown: '1px' } },
    '& h3': { textStyle: { base: 'strong', md: 'small' }, pb: { md: '3' } },
    '& ul': { pb: { base: '4', md: '0' } },
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
          <PointList points={items.map((text) => ({ icon, text }))} />
        </Fold>
      ))}
    </Lists>
  )
}

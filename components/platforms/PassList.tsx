import { chakra } from '@chakra-ui/react'
import type { PlatformsPage } from '#content/schema/pages/platforms.ts'
import { PointList } from '../sections/list/PointList.tsx'
import { Fold } from '../ui/Fold.tsx'

const Lists = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '18',
    gridTemplateColumns: { base: '1fr 1fr', mdDown: '1fr' },
    '& h3': { textStyle: 'small', pb: { md: '3' } },
    '& ul': { pb: { base: '4', md: '0' } },
  },
  variants: {
    isBeside: { true: { mb: { base: '8', lg: '0' }, lg: { gridTemplateColumns: '1fr', rowGap: '6' } } },
  },
})

type PassListProps = Omit<PlatformsPage['integration']['passes'], 'heading'> & {
  /** In a column on wide screens. */
  isBeside?: boolean
}

/** What is passed on, and what isn't. */
export function PassList({ passLabel, stayLabel, passing, staying, isBeside = false }: PassListProps) {
  const lists = [
    { label: passLabel, items: passing, icon: 'arrow' },
    { label: stayLabel, items: staying, icon: 'shield' },
  ] as const
  return (
    <Lists isBeside={isBeside}>
      {lists.map(({ label, items, icon }) => (
        <Fold key={label} isHeading title={<h3>{label}</h3>}>
          <PointList points={items.map((text) => ({ icon, text }))} />
        </Fold>
      ))}
    </Lists>
  )
}

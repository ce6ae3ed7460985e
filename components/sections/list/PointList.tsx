import { chakra } from '@chakra-ui/react'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ul', {
  base: {
    '& li': { py: '4', borderTopWidth: '1px', borderColor: 'line.base' },
    '& h3': { textStyle: 'strong' },
    '& p': { textStyle: 'note', color: 'fg.quiet', mt: '1', maxW: 'text' },
  },
  variants: {
    space: {
      small: {
        '& li': { py: '3' },
        _print: {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          columnGap: '6',
          breakInside: 'avoid',
        },
      },
    },
    columns: {
      1: {},
      2: {
        display: { md: 'grid' },
        _print: { display: 'grid' },
        gridTemplateColumns: '1fr 1fr',
        columnGap: '8',
      },
      /** Three on tablets, one beside a heading on wide screens. */
      'tablet 3': {
        display: { md: 'grid', lg: 'block' },
        gridTemplateColumns: 'repeat(3, 1fr)',
        columnGap: '8',
      },
      3: {
        display: { md: 'grid' },
        _print: { display: 'grid' },
        gridTemplateColumns: 'repeat(3, 1fr)',
        columnGap: '8',
      },
      /** As many columns as fit. */
      5: {
        display: { md: 'grid' },
        _print: { display: 'grid' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
        columnGap: '8',
      },
    },
  },
})

interface PointListProps {
  points: readonly { title: string; text: string }[]
  columns?: 1 | 2 | 3 | 5 | 'tablet 3'
  space?: 'small'
}

/** Titled points between hairlines. */
export function PointList({ points, columns = 1, space }: PointListProps) {
  return (
    <List columns={columns} space={space}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{keepTogether(point.text)}</p>
        </li>
      ))}
    </List>
  )
}

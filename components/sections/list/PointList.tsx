import { chakra } from '@chakra-ui/react'

const List = chakra('ul', {
  base: {
    '& li': { py: '4', borderTopWidth: '1px', borderColor: 'line.base' },
    '& h3': { textStyle: 'strong' },
    '& p': { textStyle: 'note', color: 'fg.quiet', mt: '1', maxW: 'text' },
  },
  variants: {
    columns: {
      1: {},
      2: {
        display: { md: 'grid' },
        _print: { display: 'grid' },
        gridTemplateColumns: '1fr 1fr',
        columnGap: '8',
      },
      3: {
        display: { md: 'grid' },
        _print: { display: 'grid' },
        gridTemplateColumns: 'repeat(3, 1fr)',
        columnGap: '8',
      },
      /** As many side by side as there is room for. */
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
  columns?: 1 | 2 | 3 | 5
}

/** Titled points between hairlines. */
export function PointList({ points, columns = 1 }: PointListProps) {
  return (
    <List columns={columns}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </List>
  )
}

import { chakra } from '@chakra-ui/react'

const List = chakra('ol', {
  base: {
    counterReset: 'point',
    '& li': {
      counterIncrement: 'point',
      display: 'grid',
      gridTemplateColumns: { base: '3rem 1fr', lg: '1fr 4fr 7fr' },
      columnGap: { lg: '8' },
      rowGap: '2',
      alignItems: 'baseline',
      py: '6',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      _before: {
        content: 'counter(point)',
        gridRow: { base: 'span 2', lg: 'auto' },
        textStyle: 'subheading',
        color: 'fg.warm',
      },
    },
    '& h3': { textStyle: 'small' },
    '& p': { textStyle: 'body', color: 'fg.quiet', maxW: 'text' },
  },
})

/** Numbered points: number, title and text in one row. */
export function NumberedPoints({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

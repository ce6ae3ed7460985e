import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'

const Names = chakra('div', {
  base: {
    mt: { base: '6', lg: '10' },
    mb: '2',
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 45%), 1fr))',
      columnGap: { base: '3', md: '8' },
      rowGap: { base: '3', md: '4' },
      mt: { base: '3', md: '4' },
      ...stackEnlarged,
    },
    '& p': { textWrap: 'balance' },
    '& li': { textStyle: 'small', fontSize: { mdDown: '1rem' } },
  },
})

/** Names in the voice of the text, as many in a row as have room, on phones two. */
export function NameList({ heading, names }: { heading: string; names: readonly string[] }) {
  return (
    <Names>
      <p>{heading}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Names>
  )
}

import { chakra } from '@chakra-ui/react'
import { stackEnlarged } from '../../theme/enlarged.ts'

const Names = chakra('div', {
  base: {
    mt: { base: '6', lg: '10' },
    mb: '2',
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto auto', md: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
      columnGap: { base: '3', md: '8' },
      rowGap: { base: '3', md: '4' },
      mt: { base: '3', md: '4' },
      ...stackEnlarged,
    },
    '& p': { textWrap: 'balance' },
    '& li': { textStyle: 'small', fontSize: { mdDown: '1rem', mdToLg: '1.125rem' } },
  },
})

/** Names in the voice of the text, in rows of three, on phones of two. */
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

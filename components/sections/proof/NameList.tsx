import { chakra } from '@chakra-ui/react'

const Names = chakra('div', {
  base: {
    mt: { base: '6', lg: '10' },
    mb: '2',
    '& ul': {
      display: 'grid',
      // One column where the text is set large.
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: 'repeat(3, 1fr)',
        lg: 'repeat(4, 1fr)',
      },
      columnGap: { base: '3', md: '8' },
      rowGap: { base: '3', md: '4' },
      mt: { base: '3', md: '4' },
    },
    '& li': { textStyle: 'small', fontSize: { mdDown: '1.0625rem' } },
  },
})

/** Names in the voice of the text, in rows of four, on tablets of three, on phones of two. */
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

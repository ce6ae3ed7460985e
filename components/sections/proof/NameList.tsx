import { chakra } from '@chakra-ui/react'

const Names = chakra('div', {
  base: {
    mt: { base: '6', lg: '10' },
    mb: '2',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: { base: '4', lg: '8' }, rowGap: '1', mt: '2' },
    '& li': {
      textStyle: { base: 'small', lg: 'subheading' },
      color: 'fg.accent',
      whiteSpace: { sm: 'nowrap' },
    },
  },
})

/** Names in large letters, each on one line. */
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

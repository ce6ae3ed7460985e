import { chakra } from '@chakra-ui/react'

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    '& p': { textStyle: 'note', color: 'fg.quiet' },
    '& ul': {
      display: { base: 'flex', lg: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: 'repeat(4, 1fr)',
      columnGap: { base: '6', lg: '8' },
      rowGap: { base: '2', lg: '4' },
    },
    '& li': { textStyle: 'small', color: 'fg.accent', whiteSpace: 'nowrap' },
  },
})

/** Names of clients set as text, with a line that says what they are. */
export function NameStrip({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <Strip>
      <p>{label}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Strip>
  )
}

import { chakra } from '@chakra-ui/react'

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    gridTemplateColumns: { lg: '3fr 9fr' },
    alignItems: 'baseline',
    '& p': { textStyle: 'note', color: 'fg.quiet', maxW: '14rem' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: { base: '6', lg: '10' }, rowGap: '3' },
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

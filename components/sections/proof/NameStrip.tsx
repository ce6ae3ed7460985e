import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { Picture } from '../../ui/Picture.tsx'

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '6' },
    '& p': { textStyle: 'note', color: 'fg.quiet' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      columnGap: { base: '4', lg: '8' },
      rowGap: { base: '3', lg: '6' },
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '3' },
      textStyle: 'small',
      fontSize: { base: 'min(1.125rem, 4.9vw)', lg: '1.25rem' },
      fontWeight: 'semibold',
      lineHeight: '1.25',
      color: 'fg.accent',
    },
    '& img': { flexShrink: '0', width: { base: '1.75rem', md: '2.25rem' }, height: 'auto' },
  },
})

interface NameStripProps {
  label: string
  clients: readonly { name: string; mark: Image }[]
}

/** Client logos and names, with a caption. */
export function NameStrip({ label, clients }: NameStripProps) {
  return (
    <Strip>
      <p>{label}</p>
      <ul>
        {clients.map(({ name, mark }) => (
          <li key={name}>
            <Picture image={mark} />
            {name}
          </li>
        ))}
      </ul>
    </Strip>
  )
}

import { chakra } from '@chakra-ui/react'
import { type MouseEventHandler, useId } from 'react'
import type { Download } from '#content/schema/names.ts'
import { ButtonAnchor } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { TextAnchor } from './TextLink.tsx'

const Stack = chakra('span', {
  base: {
    display: 'inline-grid',
    rowGap: '1',
    '& small': { textStyle: 'caption' },
    _print: { display: 'none' },
  },
})

interface DownloadLinkProps extends Download {
  /** "text" is a link within text. */
  look?: 'solid' | 'outline' | 'text'
  onClick?: MouseEventHandler
}

/**
 * A downloadable file, with its type, size and date below. The `download` attribute opts out of the router.
 */
export function DownloadLink({ label, href, facts, look = 'outline', onClick }: DownloadLinkProps) {
  const id = useId()
  const link = { href, download: true, onClick, 'aria-describedby': id }
  if (look === 'text')
    return (
      <span>
        <TextAnchor {...link}>{label}</TextAnchor> <small id={id}>{facts}</small>
      </span>
    )
  return (
    <Stack>
      <ButtonAnchor look={look} px={{ base: '3', md: '6' }} {...link}>
        <Icon name="download" />
        {label}
      </ButtonAnchor>
      <small id={id}>{facts}</small>
    </Stack>
  )
}

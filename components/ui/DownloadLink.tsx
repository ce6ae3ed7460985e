import { chakra } from '@chakra-ui/react'
import type { MouseEventHandler } from 'react'
import type { Download } from '#content/schema/download.ts'
import { ButtonAnchor } from './Button.tsx'
import { Icon } from './Icon.tsx'

/** Two lines at the height of one button. */
const Lines = chakra('span', {
  base: {
    textAlign: 'left',
    lineHeight: '1.2',
    '& small': {
      display: 'block',
      fontSize: '0.8125rem',
      fontWeight: 'normal',
    },
  },
})

interface DownloadLinkProps extends Download {
  /** "text" is for use inside text and looks like the links there. */
  look?: 'solid' | 'outline' | 'text'
  onClick?: MouseEventHandler
}

/** A downloadable file with its type, size and date. The `download` attribute opts out of the router. */
export function DownloadLink({ label, href, facts, look = 'outline', onClick }: DownloadLinkProps) {
  if (look === 'text')
    return (
      <a href={href} download onClick={onClick}>
        {label} ({facts})
      </a>
    )
  return (
    <ButtonAnchor href={href} look={look} py="1" download onClick={onClick}>
      <Icon name="download" />
      <Lines>
        {label} <small>{facts}</small>
      </Lines>
    </ButtonAnchor>
  )
}

import { chakra } from '@chakra-ui/react'
import type { MouseEventHandler } from 'react'
import type { Download } from '#content/schema/download.ts'
import { ButtonAnchor } from './Button.tsx'
import { Icon } from './Icon.tsx'

/** Two lines in the height of one button. */
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
  /** "text" stands inside a text and takes the looks of the links there. */
  look?: 'solid' | 'outline' | 'text'
  onClick?: MouseEventHandler
}

/** A file to take away, with its type, size and date. The attribute keeps the router's hands off it. */
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

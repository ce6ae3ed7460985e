import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'

const Box = chakra('div', {
  base: {
    display: 'none',
    scrollMarginTop: '8rem',
    mb: '8',
    p: '5',
    bg: 'bg.tint',
    borderLeftWidth: '6px',
    borderColor: 'teal.700',
    '&:target': { display: 'block' },
    '& h2': { textStyle: 'small', mb: '1' },
  },
})

export interface SentNoticeProps {
  /** Fragment to which the server redirects after a plain form. */
  id: string
  title: string
  text: string
}

/** Confirms a form sent without JavaScript: visible while its fragment is in the address. */
export function SentNotice({ id, title, text }: SentNoticeProps) {
  const [shown, setShown] = useState(true)
  useEffect(() => setShown(window.location.hash === `#${id}`), [id])
  if (!shown) return null
  return (
    <Box id={id} role="status" tabIndex={-1}>
      <h2>{title}</h2>
      <p>{text}</p>
    </Box>
  )
}

import { chakra } from '@chakra-ui/react'

const Box = chakra('div', {
  base: {
    display: 'none',
    scrollMarginTop: '8rem',
    mb: '8',
    p: '5',
    bg: 'bg.tint',
    borderRadius: 'md',
    '&:target': { display: 'block' },
    '& h2': { textStyle: 'strong' },
  },
})

export interface SentNoticeProps {
  /** Fragment to which the server redirects after a plain form. */
  id: string
  title: string
  text: string
}

/** Confirms a form sent without JavaScript: visible while its fragment is in the address. */
export const SentNotice = ({ id, title, text }: SentNoticeProps) => (
  <Box id={id} role="status" tabIndex={-1}>
    <h2>{title}</h2>
    <p>{text}</p>
  </Box>
)

import { defineTextStyles } from '@chakra-ui/react'
import { onPhone } from './onPhone.ts'

const serif = {
  fontFamily: 'heading',
  fontWeight: 'normal',
  letterSpacing: '-0.015em',
  lineHeight: '1.12',
  textWrap: 'balance',
} as const

/** Small sizes need looser letter spacing than large ones. */
const smallSerif = { ...serif, letterSpacing: '-0.01em' } as const

/** The type scale of the art direction; sizes run from phone (390 px) to desktop (1440 px). */
export const textStyles = defineTextStyles({
  display: {
    value: { ...serif, lineHeight: '1.06', fontSize: 'min(clamp(2.5rem, 1.85rem + 2.67vw, 4.25rem), 11vw)' },
  },
  title: {
    value: { ...serif, fontSize: `min(clamp(2rem, 1.68rem + 1.33vw, 2.875rem), ${onPhone(1.6)})` },
  },
  heading: {
    value: { ...serif, fontSize: `min(clamp(1.75rem, 1.52rem + 0.95vw, 2.375rem), ${onPhone(1.44)})` },
  },
  subheading: {
    value: { ...smallSerif, fontSize: `min(clamp(1.5rem, 1.36rem + 0.57vw, 1.875rem), ${onPhone(1.3)})` },
  },
  small: {
    value: {
      ...smallSerif,
      fontSize: 'min(clamp(1.25rem, 1.16rem + 0.38vw, 1.5rem), 9vw)',
      lineHeight: '1.2',
    },
  },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.08rem + 0.19vw, 1.25rem)', lineHeight: '1.55' } },
  body: { value: { fontSize: 'clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)', lineHeight: '1.6' } },
  strong: {
    value: {
      fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)',
      fontWeight: 'semibold',
      lineHeight: '1.35',
    },
  },
  note: { value: { fontSize: '1rem', lineHeight: '1.55' } },
  fine: { value: { fontSize: '0.875rem', lineHeight: '1.5' } },
  label: { value: { fontSize: '0.9375rem', fontWeight: 'semibold', lineHeight: '1.4' } },
})

import { chakra } from '@chakra-ui/react'
import { FORM_LABELS, INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import { fill } from '#content/schema/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { keepTogether } from '../ui/keepTogether.tsx'
import type { Sent } from './sentAtom.ts'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    p: '5',
    bg: 'bg.tint',
    borderRadius: 'md',
    '& > svg': { color: 'teal.700' },
    '& strong': { display: 'block', textStyle: 'small', fontWeight: 'normal', mb: '1' },
    '& p': { textStyle: 'note', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Remains after the notification, which confirms the inquiry, has disappeared: also its reference and when the answer comes. */
export function Confirmation({ kind, reference, due }: Sent) {
  return (
    <Box data-confirmation>
      <Icon name="check" size={24} />
      <div>
        <strong>{INQUIRY_TEXT[kind].successTitle}</strong>
        <p>{keepTogether(fill(FORM_LABELS.receipt, { reference, due }))}</p>
      </div>
    </Box>
  )
}

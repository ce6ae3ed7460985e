import { chakra } from '@chakra-ui/react'
import { FORM_LABELS, INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import type { InquiryKind } from '#content/schema/inquiryFields.ts'

const Box = chakra('div', {
  base: {
    p: '5',
    bg: 'bg.tint',
    borderLeftWidth: '6px',
    borderColor: 'teal.700',
    '& strong': { display: 'block', textStyle: 'small', mb: '1' },
    '& b': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Remains after the notification has disappeared: confirms the inquiry with its reference. */
export function Confirmation({ kind, reference }: { kind: InquiryKind; reference: string }) {
  const text = INQUIRY_TEXT[kind]
  return (
    <Box data-confirmation>
      <strong>{text.successTitle}</strong>
      <p>{text.successText}</p>
      <p>
        {FORM_LABELS.reference} <b>{reference}</b>
      </p>
    </Box>
  )
}

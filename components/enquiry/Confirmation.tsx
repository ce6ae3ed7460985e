import { chakra } from '@chakra-ui/react'
import { ENQUIRY_TEXT, FORM_LABELS } from '#content/labels/enquiryText.ts'
import type { EnquiryKind } from '#content/schema/enquiryFields.ts'

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

/** Remains after the notification has disappeared: confirms the enquiry with its reference. */
export function Confirmation({ kind, reference }: { kind: EnquiryKind; reference: string }) {
  const text = ENQUIRY_TEXT[kind]
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

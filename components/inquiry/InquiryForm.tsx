import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { FORM_LABELS } from '#content/labels/inquiryText.ts'
import { fillPlural } from '#content/schema/fill.ts'
import { type FormField, fieldsOf, type InquiryKind } from '#content/schema/inquiryFields.ts'
import {
  CAMPAIGN_FIELD,
  HONEYPOT_FIELD,
  INQUIRY_CONSTANTS,
  INQUIRY_ENDPOINTS,
} from '#content/schema/inquiryRequest.ts'
import type { Topic } from '#content/schema/page.ts'
import { useShell } from '../shell/ShellContext.tsx'
import { useLegalLink } from '../shell/useLegalLink.tsx'
import { centeredRow } from '../theme/actionRow.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { breakAddress } from '../ui/keepTogether.tsx'
import { TextAnchor } from '../ui/TextLink.tsx'
import { Field } from './Field.tsx'
import { useInquiryForm } from './useInquiryForm.ts'

const Form = chakra('form', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    columnGap: '6',
    rowGap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& [data-error-summary]': { color: 'fg.error', fontWeight: 'semibold' },
    // Clipped rather than hidden: bots that skip hidden fields still fill it in.
    '& [data-extra]': { srOnly: true },
  },
})

const Submit = chakra('div', {
  base: {
    ...centeredRow,
    columnGap: '6',
    '& p': { textStyle: 'caption', flex: '1 1 min(16rem, 100%)' },
    '& p[data-failed]': {
      textStyle: 'note',
      color: 'fg.error',
      flexBasis: '100%',
      borderLeftWidth: '4px',
      borderColor: 'fg.error',
      pl: '3',
    },
    // In a dialog on phones, the button stays in view while the fields scroll, and what is below it comes last.
    'dialog &': {
      mdDown: {
        '@media (min-height: 30rem)': { position: 'sticky' },
        bottom: { base: '-3.25rem', sm: '0' },
        mx: '-5',
        px: '5',
        py: '3',
        bg: 'bg.paper',
        borderTopWidth: '1px',
      },
    },
  },
})

/** Leaves the focus in its field: the message that leaving it may show would move what is pressed before the click ends. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export interface InquiryFormProps {
  kind: InquiryKind
  topic?: Topic | undefined
  /** Comes with the inquiry where JavaScript doesn't run; elsewhere it is part of the attribution. */
  campaign?: string
  onSent?: () => void
}

/**
 * The demo or contact form. A real form: without JavaScript it posts to the same endpoint, which responds with the
 * thank-you page, or with the form and its error messages.
 */
export function InquiryForm({ kind, topic, campaign, onSent }: InquiryFormProps) {
  const { form, register, errors, progress, text } = useInquiryForm(kind, topic, onSent)
  const { site } = useShell()
  const legalLink = useLegalLink()
  const isSending = progress === 'sending'
  const wrong = Object.keys(errors).length
  const summary = progress === 'refused' && wrong > 0 && fillPlural(FORM_LABELS.check, { count: wrong })
  return (
    <Form {...form} method="post" action={(import.meta.env.VITE_API_BASE ?? '') + INQUIRY_ENDPOINTS[kind]}>
      <p data-error-summary data-wide role="alert" hidden={!summary}>
        {summary}
      </p>
      {orderFields(fieldsOf(kind), topic).map((field) => (
        <Field
          key={field.name}
          field={field}
          registration={register(field.name)}
          error={errors[field.name]?.message}
          hint={(field.name === 'company' && topic?.companyHint) || field.hint}
        />
      ))}
      <div data-extra aria-hidden="true">
        <label>
          {FORM_LABELS.trap}
          <input
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </label>
        {campaign && <input type="hidden" name={CAMPAIGN_FIELD} value={campaign} />}
        {Object.entries(INQUIRY_CONSTANTS[kind]).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <Submit data-wide>
        {progress === 'failed' && (
          <p data-failed>
            {FORM_LABELS.failed}{' '}
            <TextAnchor href={`mailto:${site.email}`}>{breakAddress(site.email)}</TextAnchor>.
          </p>
        )}
        {/* Disabled for assistive technology alone: the browser would take the focus from it. */}
        <Button
          type="submit"
          minW="min(12rem, 100%)"
          flexGrow={{ base: '1', sm: '0' }}
          aria-disabled={isSending || undefined}
          onMouseDown={keepFocus}
        >
          {isSending && <Icon name="stems" />}
          {isSending ? text.pending : text.submit}
        </Button>
        <p>
          {FORM_LABELS.promise}{' '}
          <TextAnchor onMouseDown={keepFocus} {...legalLink('privacy')}>
            {FORM_LABELS.privacy}
          </TextAnchor>
        </p>
      </Submit>
    </Form>
  )
}

/** Orders the fields for a topic: the job title follows the name where it matters most. */
function orderFields(fields: readonly FormField[], topic: Topic | undefined): readonly FormField[] {
  if (!topic?.asksJobTitle) return fields
  const isFirst = ({ name }: FormField) => name === 'name' || name === 'jobTitle'
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))]
}

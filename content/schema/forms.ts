import { z } from 'zod'
import { line, paragraph, plural, template } from './fields.ts'

const form = z.strictObject({
  submit: line(40),
  pending: line(40).meta({ description: 'On the button while the form is being sent.' }),
  successTitle: line(60),
  successText: paragraph(200),
  errorTitle: line(40),
  errorText: line(),
})

/** The schema of `content/site/forms.yaml`: what both forms say besides their fields. */
export const formFile = z.strictObject({
  demo: form,
  contact: form,
  labels: z.strictObject({
    optional: line(30),
    choose: line(30),
    check: plural('count'),
    trap: line(60).meta({ description: 'The name of a field that people never see.' }),
    promise: line(160),
    privacy: line(40),
    failed: line(160).meta({
      description: 'Next to the button when sending fails; the email address follows.',
    }),
    receipt: template('reference', 'due').meta({
      description:
        'What remains of an inquiry that was sent. Keep {reference} and {due}, the time at the office.',
    }),
  }),
  dialog: z
    .strictObject({ title: line(60), lead: paragraph(300) })
    .meta({ title: 'Dialog of the demo form' }),
})

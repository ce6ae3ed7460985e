import { z } from 'zod'
import { label, line, paragraph, plural, template, verbatim } from './fields.ts'
import { alike, listOf } from './plainFields.ts'

const form = z.strictObject({
  submit: label.meta({ title: 'Button' }),
  pending: label.meta({
    title: 'Button while sending',
  }),
  successTitle: line(60).meta({ title: 'Thank-you message: heading' }),
  successText: verbatim(200).meta({ title: 'Thank-you message: text' }),
  errorTitle: label.meta({ title: 'If sending fails: heading' }),
  errorText: line().meta({ title: 'If sending fails: text' }),
})

const field = z.strictObject({
  label: line(60),
  subject: line(60).meta({
    title: 'Name in error messages',
    description: 'How a message about the field begins: “Your name” can be at most …',
  }),
})
const requiredField = field.extend({ missing: line().meta({ title: 'Message for an empty field' }) })

/** The schema of `content/site/forms.yaml`: what both forms say, their fields included. */
export const formFile = z.strictObject({
  demo: form.meta({ title: 'Demo form: button and thank-you' }),
  contact: form.meta({ title: 'Contact form: button and thank-you' }),
  labels: z.strictObject({
    optional: line(30),
    choose: line(30),
    check: plural('count'),
    trap: line(60).describe('The name of a field that people never see.'),
    promise: line(160),
    privacy: label,
    failed: line(160).describe('Next to the button when sending fails; the email address follows.'),
    receipt: template('reference').describe('What remains of an inquiry that was sent. Keep {reference}.'),
    answerDue: template('due').describe('Follows the reference. Keep {due}, a day of the week.'),
  }),
  fields: z.strictObject({
    name: requiredField,
    email: requiredField,
    company: requiredField,
    companySize: requiredField.extend({
      choices: alike(line(60), '1-50', '51-200', '201-1000', '1000+'),
    }),
    jobTitle: field,
    phone: field,
    interestedPrograms: field.extend({ hint: line(80).optional().describe('Below the field.') }),
    message: requiredField.extend({ demoLabel: line(60).meta({ title: 'Label in the demo form' }) }),
  }),
  errors: z.strictObject({
    tooLong: template('subject', 'limit'),
    notText: template('subject'),
    unsafe: template('subject'),
    oneLine: line().describe('Follows the message before it, for a field of one line.'),
    email: line(),
    choice: template('subject'),
  }),
  dialog: z
    .strictObject({ title: line(60), lead: paragraph(300) })
    .meta({ title: 'Dialog of the demo form' }),
  next: z
    .strictObject({
      heading: label,
      steps: listOf(line(60)),
      link: line(60).describe('From the end of a page to prices and terms on /contact.'),
    })
    .meta({ title: 'What happens next', description: 'In the demo dialog and on the page of a module.' }),
})

import { brand } from '#content/brand.ts'
import { COMPANY_SIZES, ENQUIRY_ENDPOINTS, type EnquiryKind, FIELD_LIMITS } from '#content/schema/enquiry.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { FormAnswer } from './fillForm.ts'

const FIELDS = {
  name: 'Full Name',
  email: 'Work Email',
  company: 'Company',
  companySize: 'Company Size',
  jobTitle: 'Job Title',
  phone: 'Phone',
  interestedPrograms: 'Interested Programs',
  message: 'Message',
} as const
type Field = keyof typeof FIELDS

const IN_FORM: Record<EnquiryKind, Field[]> = {
  demo: ['name', 'email', 'company', 'companySize', 'jobTitle', 'phone', 'interestedPrograms', 'message'],
  contact: ['name', 'email', 'company', 'companySize', 'phone', 'message'],
}

const { ink, coral } = brand.palette

/** Looks of the pages that the server makes itself. */
export const PLAIN_STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;' +
  `color:${ink}}` +
  'label{display:block;margin:1rem 0 .25rem;font-weight:600}' +
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}' +
  `p[role]{color:${coral[700]};font-weight:600}small{color:${coral[700]}}` +
  'button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit}'

/** The form alone, for a server that has no built site beside it. Same fields and names as on the site. */
export function plainFormPage(kind: EnquiryKind, { values, message, errors }: FormAnswer): string {
  const fields = IN_FORM[kind].map((field) => {
    const error = errors.find((one) => one.field === field)?.detail
    const invalid = error ? ` aria-invalid="true" aria-describedby="${field}-error"` : ''
    const shown = error ? `<small id="${field}-error">${escapeHtml(error)}</small>` : ''
    return `<label for="${field}">${FIELDS[field]}</label>${control(field, values[field] ?? '', invalid)}${shown}`
  })
  const type = kind === 'contact' ? '<input type="hidden" name="type" value="general">' : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Please check the form</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>Please check the form</h1><p role="alert">${escapeHtml(message)}</p>
<form method="post" action="${ENQUIRY_ENDPOINTS[kind]}" novalidate>${type}${fields.join('')}
<button type="submit">Send</button></form></main></body></html>
`
}

function control(field: Field, value: string, invalid: string): string {
  const base = `id="${field}" name="${field}"${invalid}`
  if (field === 'companySize') {
    const options = COMPANY_SIZES.map(
      (size) => `<option${size === value ? ' selected' : ''}>${size}</option>`,
    )
    return `<select ${base}><option value=""></option>${options.join('')}</select>`
  }
  const limit = `maxlength="${FIELD_LIMITS[field]}"`
  if (field === 'message' || field === 'interestedPrograms') {
    return `<textarea ${base} ${limit} rows="5">\n${escapeHtml(value)}</textarea>`
  }
  return `<input ${base} ${limit} value="${escapeHtml(value)}">`
}

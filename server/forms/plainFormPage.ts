import { brand } from '#content/brand.ts'
import { type EnquiryKind, type FormField, fieldsOf } from '#content/schema/enquiryFields.ts'
import { ENQUIRY_CONSTANTS, ENQUIRY_ENDPOINTS } from '#content/schema/enquiryRequest.ts'
import { escapeHtml } from '#content/schema/escapeHtml.ts'
import type { FormAnswer } from './fillForm.ts'

const { ink, coral } = brand.palette

/** Styles of the pages that the server renders itself. */
export const PLAIN_STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;' +
  `color:${ink}}` +
  'label{display:block;margin:1rem 0 .25rem;font-weight:600}' +
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}' +
  `p[role]{color:${coral[700]};font-weight:600}small{color:${coral[700]}}` +
  'button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit}'

/** Renders only the form, for a server without a built site. Fields and names are the same as on the site. */
export function plainFormPage(kind: EnquiryKind, { values, message, errors }: FormAnswer): string {
  const fields = fieldsOf(kind).map((field) => {
    const { name, label, help, missing } = field
    const error = errors.find((one) => one.field === name)?.detail
    const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
    return [
      `<label for="${name}">${escapeHtml(label)}${missing === undefined ? ' (optional)' : ''}</label>`,
      control(field, values[name] ?? '', [
        ...(error ? ['aria-invalid="true"'] : []),
        ...(described ? [`aria-describedby="${described}"`] : []),
      ]),
      help ? `<p id="${name}-help">${escapeHtml(help)}</p>` : '',
      error ? `<small id="${name}-error">${escapeHtml(error)}</small>` : '',
    ].join('')
  })
  const constants = Object.entries(ENQUIRY_CONSTANTS[kind]).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Please check the form</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>Please check the form</h1><p role="alert">${escapeHtml(message)}</p>
<form method="post" action="${ENQUIRY_ENDPOINTS[kind]}" novalidate>${constants.join('')}${fields.join('')}
<button type="submit">Send</button></form></main></body></html>
`
}

function control(field: FormField, value: string, more: string[]): string {
  const { name, choices, limit, rows = 5, autoComplete } = field
  const attributes = [
    `id="${name}" name="${name}"`,
    ...more,
    ...(limit ? [`maxlength="${limit}"`] : []),
    ...(autoComplete ? [`autocomplete="${autoComplete}"`] : []),
  ].join(' ')
  if (choices) {
    const options = choices.map(
      (choice) =>
        `<option value="${escapeHtml(choice.value)}"${choice.value === value ? ' selected' : ''}>${escapeHtml(choice.label)}</option>`,
    )
    return `<select ${attributes}><option value=""></option>${options.join('')}</select>`
  }
  if (field.control === 'textarea') {
    return `<textarea ${attributes} rows="${rows}">\n${escapeHtml(value)}</textarea>`
  }
  return `<input type="${field.control}" ${attributes} value="${escapeHtml(value)}">`
}

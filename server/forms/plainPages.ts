import { brand } from '#content/brand.ts'
import { escapeHtml } from '#content/schema/escapeHtml.ts'
import { waitText } from '../http/waitText.ts'

const { ink, coral } = brand.palette
const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;' +
  `color:${ink}}p[role]{color:${coral[700]};font-weight:600}`

function plainPage(heading: string, alert: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p role="alert">${escapeHtml(alert)}</p>${body}</main></body></html>
`
}

/** The answer to a plain form that came too often or couldn't be stored. It contains no input. */
export function sendAgainPage(waitSeconds: number): string {
  const wait = waitText(waitSeconds)
  const advice = `What you wrote isn’t lost. Reload this page ${wait}, and your browser sends the form again. Or go back: your text is still in the form.`
  return plainPage(
    `Please send it again ${wait}`,
    'We couldn’t take your message just now.',
    `<p>${advice}</p>`,
  )
}

/** The answer to a plain form with mistakes from a server without the built site, whose form it could fill in. */
export function mistakesPage(message: string, errors: { detail: string }[]): string {
  const items = errors.map(({ detail }) => `<li>${escapeHtml(detail)}</li>`).join('')
  const advice = '<p>Go back: your text is still in the form.</p>'
  return plainPage('Please check the form', message, `<ul>${items}</ul>${advice}`)
}

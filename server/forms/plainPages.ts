import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import { fill } from '#content/schema/fill.ts'
import { waitText } from '../http/waitText.ts'

const { ink, coral } = brand.palette
const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;' +
  `color:${ink}}p[role]{color:${coral[700]};font-weight:600}`

function plainPage(title: string, alert: string, advice: string, list = ''): string {
  const heading = escapeHtml(title)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>
<body><main><h1>${heading}</h1><p role="alert">${escapeHtml(alert)}</p>${list}<p>${escapeHtml(advice)}</p></main></body></html>
`
}

/** The answer to a plain form that came too often or couldn't be stored. It contains no input. */
export function sendAgainPage(waitSeconds: number): string {
  const wait = waitText(waitSeconds)
  const { heading, alert, advice } = mails.pages.again
  return plainPage(fill(heading, { wait }), alert, fill(advice, { wait }))
}

/** The answer to a plain form that isn't taken from here or like this. */
export function refusedPage(message: string): string {
  const { heading, advice } = mails.pages.refused
  return plainPage(heading, message, advice)
}

/** The answer to a plain form with mistakes from a server without the built site, whose form it could fill in. */
export function mistakesPage(message: string, errors: { detail: string }[]): string {
  const items = errors.map(({ detail }) => `<li>${escapeHtml(detail)}</li>`).join('')
  const { heading, advice } = mails.pages.mistakes
  return plainPage(heading, message, advice, `<ul>${items}</ul>`)
}

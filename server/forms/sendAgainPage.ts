import { waitText } from '../http/waitText.ts'
import { PLAIN_STYLE } from './plainFormPage.ts'

/** Renders the answer to a plain form that came too often or couldn't be stored. It contains no input. */
export function sendAgainPage(waitSeconds: number): string {
  const heading = `Please send it again ${waitText(waitSeconds)}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading}</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>${heading}</h1><p role="alert">We couldn’t take your message just now.</p>
<p>What you wrote isn’t lost. Reload this page ${waitText(waitSeconds)}, and your browser sends the form again. Or go back: your text is still in the form.</p>
</main></body></html>
`
}

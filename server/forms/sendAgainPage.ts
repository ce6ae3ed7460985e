import { PLAIN_STYLE } from './plainFormPage.ts'

/** Answer to every plain form that came too often or couldn't be stored. It is built once and contains no input. */
export const sendAgainPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Please send it again in a minute</title><style>${PLAIN_STYLE}</style></head>
<body><main><h1>Please send it again in a minute</h1><p role="alert">We couldn’t take your message just now.</p>
<p>What you wrote isn’t lost. Wait a minute and reload this page, and your browser sends the form again. Or go back: your text is still in the form.</p>
</main></body></html>
`

import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { escapeHtml } from '#content/schema/escape.ts'

/** The page that the dev server shows while the content has mistakes; it reloads by itself once they are fixed. */
export function problemPage(problems: readonly Problem[]): string {
  const heading =
    problems.length === 1 ? 'One mistake in the content' : `${problems.length} mistakes in the content`
  const items = problems.map((problem) => {
    const { file, line, ...rest } = problem
    const place = line ? `${file}:${line}` : file
    const message = showProblem({ ...rest, file: '' }).slice(': '.length)
    return `<li><strong>${escapeHtml(place)}</strong><p>${escapeHtml(message)}</p></li>`
  })
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading}</title>
    <script type="module" src="/@vite/client"></script>
    <style>
      body { max-width: 44rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif }
      li { margin-bottom: 1rem } p { margin: 0 } strong { font-family: ui-monospace, monospace; font-weight: 600 }
    </style>
  </head>
  <body>
    <h1>${heading}</h1>
    <ul>${items.join('')}</ul>
    <p>Save the file and this page shows the site again.</p>
  </body>
</html>
`
}

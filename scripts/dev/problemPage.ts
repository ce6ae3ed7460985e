import { type Problem, showProblem } from '#content/collections/ContentError.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import { toldProblem } from './editorPlugin.ts'

/** The page that the dev server shows while the content has mistakes; it reloads by itself once they are fixed. */
export function problemPage(problems: readonly Problem[]): string {
  const heading =
    problems.length === 1 ? 'One mistake in the content' : `${problems.length} mistakes in the content`
  const items = problems.map((problem) => {
    const { name, message } = toldProblem(problem)
    const place = showProblem({ ...problem, message: '' }).replace(/: $/, '')
    return `<li><strong>${escapeHtml(name)}</strong><p>${escapeHtml(message)}</p><code>${escapeHtml(place)}</code></li>`
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
      li { margin-bottom: 1rem } p { margin: 0 } code { font-size: .875rem }
    </style>
  </head>
  <body>
    <h1>${heading}</h1>
    <ul>${items.join('')}</ul>
    <p>Once this is corrected and saved, the page comes back by itself.</p>
  </body>
</html>
`
}

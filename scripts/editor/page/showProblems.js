/**
 * Shows mistakes and warnings as soon as an entry is saved: the dev server checks every change.
 * It folds, because some of it may stay, and it covers the end of the form.
 */
export function showProblems() {
  const notice = document.createElement('details')
  notice.ariaLive = 'polite'
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '9999',
    maxHeight: '40vh',
    overflow: 'auto',
    padding: '12px 24px',
    font: '15px/1.5 system-ui, sans-serif',
    color: 'Canvas',
    background: 'CanvasText',
    whiteSpace: 'pre-line',
  })
  const summary = document.createElement('summary')
  summary.textContent = 'Correct these and save again. Warnings may stay.'
  const events = new EventSource(`${import.meta.env.BASE_URL}problems`)
  events.onmessage = ({ data }) => {
    const problems = JSON.parse(data)
    const lines = problems.flatMap(({ name, href, message }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: name })
      link.style.color = 'inherit'
      // Straight from one file of copy to another, the editor shows an empty form.
      link.onclick = () => {
        location.hash = '/collections'
        setTimeout(() => Object.assign(location, { hash: href }), 300)
        return false
      }
      return [link, `: ${message}\n`]
    })
    notice.replaceChildren(summary, ...lines)
    notice.open = true
    notice.hidden = problems.length === 0
    document.body.append(notice)
  }
}

// Starts the app of a pre-rendered page: after the page has loaded, or at the first sign that somebody wants to act.
// Earlier it would compete with the first paint, and the page works without it (design.md, point 5).
;(() => {
  const { entry, modules } = document.currentScript.dataset
  const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin']
  let started = false

  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const href of [...modules.split(' '), entry]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    evaluate(modules.split(' '))
  }
  // One module after the other, the imported before the importing: the page can answer in between, which it could not
  // while the whole app is evaluated in one go.
  const evaluate = async (addresses) => {
    for (const address of addresses) {
      await import(address)
      await new Promise((resolve) => setTimeout(resolve))
    }
    import(entry)
  }
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
})()

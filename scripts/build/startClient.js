// Starts the app of a pre-rendered page: after the page has loaded, or at the first sign that someone wants to act.
// Earlier it would compete with the first paint, and the page works without it (docs/decisions/late-start.md).
;(() => {
  const { entry, modules } = document.currentScript.dataset
  const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin']
  const addresses = modules.split(' ')
  let started = false

  const start = () => {
    if (started) return
    started = true
    for (const href of [...addresses, entry]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    evaluate()
      // Once more, when most cuts of a mobile connection are over.
      .catch(() => new Promise((resolve) => setTimeout(resolve, 2000)).then(evaluate))
      .then(stopWaiting, () => {
        // The page stays what it is without the app. The next sign tries again.
        started = false
        forgetTouches()
      })
  }
  // One module after the other, the imported before the importing: the page can answer in between, which it could not
  // while the whole app is evaluated in one go.
  const evaluate = async () => {
    for (const address of addresses) {
      await import(address)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await import(entry)
  }
  const stopWaiting = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
  }
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }

  // Buttons that do nothing yet: the first touch of each is kept, shown, and repeated when the app has taken over. So are
  // the keys of the search, and what is typed after them.
  const commands = 'commandForElement' in HTMLButtonElement.prototype ? ':not([command])' : ''
  const waiting = `#root button[type="button"]${commands}`
  const touched = new Set()
  let isSearching = false
  let typed = ''
  const keepTouch = ({ target }) => {
    const button = target.closest(waiting)
    if (!button) return
    touched.add(button)
    button.setAttribute('aria-busy', 'true')
  }
  // A form whose fields must not travel in an address.
  const keepSubmit = (event) => {
    // The app may have taken it already.
    if (event.defaultPrevented || !event.target.matches('form[data-waits]')) return
    event.preventDefault()
    touched.add(event.submitter ?? event.target.querySelector('[type="submit"]'))
    event.submitter?.setAttribute('aria-busy', 'true')
  }
  const forgetTouches = () => {
    for (const button of touched) button.removeAttribute('aria-busy')
    touched.clear()
    isSearching = false
  }
  const keepKey = (event) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isSearching && !isCommand && event.key.length === 1) typed += event.key
    if (!isCommand || event.altKey || event.key.toLowerCase() !== 'k') return
    // The browser's own meaning of the keys would take the visitor away.
    event.preventDefault()
    isSearching = true
  }
  const repeat = () => {
    removeEventListener('submit', keepSubmit)
    removeEventListener('keydown', keepKey, true)
    const search = isSearching && document.querySelector('[aria-keyshortcuts]')
    const buttons = [...touched].filter((button) => button.isConnected)
    forgetTouches()
    for (const button of buttons) button.click()
    if (!search) return
    search.click()
    // The dialog is drawn before the next timer.
    setTimeout(() => typed && document.execCommand('insertText', false, typed))
  }
  addEventListener('click', keepTouch, true)
  addEventListener('submit', keepSubmit)
  // From here on React takes every click itself, and hydrates what it needs for it.
  addEventListener('app-begins', () => removeEventListener('click', keepTouch, true), { once: true })
  addEventListener('keydown', keepKey, true)
  addEventListener('app-ready', repeat, { once: true })

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
})()

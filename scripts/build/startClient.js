// Starts the app of a pre-rendered page: once the page has loaded, or at the first interaction. Earlier it would
// compete with the first paint, and the page works without it (docs/decisions.md).
;(() => {
  // A notice that has ended since the page was built isn't painted.
  const ends = document.querySelector('meta[name="notice-ends"]')?.content
  if (Date.now() > Date.parse(ends)) document.documentElement.dataset.noticeOver = ''

  const { entry, modules } = document.currentScript.dataset
  const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin']
  const addresses = modules.split(' ')
  let started = false

  const start = () => {
    if (started) return
    started = true
    evaluate()
      // Retries once most interruptions of a mobile connection are over.
      .catch(() => new Promise((resolve) => setTimeout(resolve, 2000)).then(evaluate))
      .then(stopWaiting, () => {
        // The page stays usable without the app. The next interaction tries again.
        started = false
        forgetTouches()
      })
  }
  // Evaluates one module at a time, imports first, so that the page stays responsive in between, unlike when
  // evaluating the whole app at once.
  const evaluate = async () => {
    // Without a connection, the scripts are not asked for: most browsers remember one that failed until the page is
    // reloaded. A server on the same computer needs none.
    if (!navigator.onLine) await fetch(location.href, { method: 'HEAD' })
    for (const href of [...addresses, entry]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // The data of the page is at its end, which may still be on the way at the first interaction.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
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

  // Buttons without a handler yet: the first tap on each is recorded, shown, and replayed after hydration. So are the
  // shortcuts of the search, and what is typed after them.
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
  // For a form whose fields must not appear in a URL.
  const keepSubmit = (event) => {
    // The app may have handled it already.
    if (event.defaultPrevented) return
    keepPage(event)
    if (!event.target.matches('form[data-waits]')) return
    event.preventDefault()
    touched.add(event.submitter ?? event.target.querySelector('[type="submit"]'))
    event.submitter?.setAttribute('aria-busy', 'true')
  }
  // Offline, the browser's error page would replace a readable one, and what was typed.
  const keepPage = (event) => {
    const notice = document.querySelector('[data-offline]')
    if (navigator.onLine || !notice) return
    event.preventDefault()
    const words = document.createElement('p')
    words.setAttribute('role', 'alert')
    words.setAttribute('data-crash-notice', '')
    words.textContent = notice.dataset.offline
    document.querySelector('body > [data-crash-notice]')?.remove()
    document.body.prepend(words)
    addEventListener('online', () => words.remove(), { once: true })
  }
  const keepLink = (event) => event.target.closest('a[href^="/"]') && keepPage(event)
  const forgetTouches = () => {
    for (const button of touched) button.removeAttribute('aria-busy')
    touched.clear()
    isSearching = false
  }
  const keepKey = (event) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isSearching && !isCommand && event.key.length === 1) typed += event.key
    if (!isCommand || event.altKey || event.key.toLowerCase() !== 'k') return
    // The browser's default action would leave the page.
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
    // The dialog is rendered before the next timer.
    setTimeout(() => typed && document.execCommand('insertText', false, typed))
  }
  addEventListener('click', keepTouch, true)
  addEventListener('submit', keepSubmit)
  // From here on React handles every click itself, hydrating what it needs.
  addEventListener('click', keepLink, true)
  const leaveClicks = () => {
    removeEventListener('click', keepTouch, true)
    removeEventListener('click', keepLink, true)
  }
  addEventListener('app-begins', leaveClicks, { once: true })
  addEventListener('keydown', keepKey, true)
  addEventListener('app-ready', repeat, { once: true })

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
})()

// Runs in the page being left: records the time from the tap until the heading of the next page is painted, in ms.
window.watchForHeading = () => {
  const last = document.querySelector('h1')
  const before = last?.textContent
  let touched = 0
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      touched ||= timeStamp
    },
    { capture: true, passive: true },
  )
  // Called before the change is painted.
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1')
    if (!heading || heading.textContent === before) return
    observer.disconnect()
    heading.setAttribute('elementtiming', 'heading')
    // Only the first paint of an element is reported, so one with a new text has to become a new one for the layout.
    if (heading === last) heading.replaceWith(heading)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    window.headingAfter = list.getEntries()[0].renderTime - touched
  }).observe({ type: 'element' })
}

// Runs in the page that a visitor leaves: notes how long after the touch the heading of the next page was painted, in ms.
window.watchForHeading = () => {
  const before = document.querySelector('h1')?.textContent
  let touched = 0
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      touched ||= timeStamp
    },
    { capture: true, passive: true },
  )
  const look = () => {
    if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look)
    // The frame after the one that draws it begins when that is done.
    requestAnimationFrame((now) => {
      window.headingAfter = now - touched
    })
  }
  requestAnimationFrame(look)
}

// Runs in the page being left: records the time from the tap until the heading of the next page is painted, in ms.
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
    // The next frame begins once the one with the heading is painted.
    requestAnimationFrame((now) => {
      window.headingAfter = now - touched
    })
  }
  requestAnimationFrame(look)
}

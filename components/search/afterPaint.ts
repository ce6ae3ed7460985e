/**
 * Calls back when the browser has painted the frame that shows the changes made so far.
 * @returns what takes the call back
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  // Callbacks run before the frame that they ask for is painted, timers after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

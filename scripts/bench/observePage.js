// Runs in a page before any other script: records the metrics of its load for `window.readTiming()`.
;(() => {
  const seen = { fcp: 0, lcp: 0, shift: 0, hydrated: 0, tasks: [] }
  const watch = (type, read) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry)
    }).observe({ type, buffered: true })

  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += entry.value
  })
  watch('longtask', (entry) => seen.tasks.push(entry))

  const waiting = setInterval(() => {
    const root = document.getElementById('root')
    const note = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))
    if (note?.[1].stateNode.current.memoizedState?.isDehydrated !== false) return
    seen.hydrated = performance.now()
    clearInterval(waiting)
  }, 10)

  window.readTiming = () => ({
    ...seen,
    tasks: undefined,
    // As in Lighthouse's Total Blocking Time, a task that begins before the first paint counts from there.
    blocking: seen.tasks
      .map((task) => task.startTime + task.duration - Math.max(task.startTime, seen.fcp))
      .reduce((total, duration) => total + Math.max(0, duration - 50), 0),
  })
})()

/**
 * Runs in the page: whether the app has taken over, and the effects that follow have run, such as event listeners and
 * reading the address. Only React's own state on the root element tells; until then, the root counts as dehydrated.
 */
export function isReady(): boolean {
  interface RootFiber {
    stateNode: { current: { memoizedState?: { isDehydrated: boolean } } }
  }
  const note = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  )
  const fiber = note?.[1] as RootFiber | undefined
  if (fiber?.stateNode.current.memoizedState?.isDehydrated !== false) return false
  const { dataset } = document.documentElement
  if (!dataset.effects) {
    dataset.effects = 'awaited'
    const finish = () => {
      dataset.effects = 'done'
    }
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)))
  }
  return dataset.effects === 'done'
}

const NAME = 'picture'

/**
 * Shows a new page. From a card, whose link was just followed, its picture grows into the same picture of the page, where
 * browsers can do that and visitors have nothing against motion.
 * @param show renders the page at once
 */
export function carryPicture(show: () => void): void | Promise<void> {
  const card = document.activeElement?.closest('main article')?.querySelector('img')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!card || isStill || !document.startViewTransition) return show()
  card.style.viewTransitionName = NAME
  let shown: HTMLImageElement | undefined
  const transition = document.startViewTransition(() => {
    show()
    card.style.viewTransitionName = ''
    shown = [...document.querySelectorAll<HTMLImageElement>('main img')].find(({ src }) => src === card.src)
    if (shown) shown.style.viewTransitionName = NAME
  })
  const clean = () => shown?.style.removeProperty('view-transition-name')
  transition.finished.then(clean, clean)
  // Skipped as soon as something else happens, which is no failure.
  transition.ready.catch(() => undefined)
  return transition.updateCallbackDone
}

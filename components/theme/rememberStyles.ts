import type { SystemContext } from '@chakra-ui/react'
import { css as serialize } from '@emotion/react'

type Styles = ReturnType<SystemContext['css']>

/**
 * A system that works out each recipe once. Chakra's own does it for every element that is rendered, of each
 * `chakra()` element anew, which is most of what a keystroke in a list of cards costs. So does Emotion with the CSS of the
 * recipe, unless it is given what it has made of it before.
 */
export function rememberStyles(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, ReturnType<SystemContext['cva']>>()
  const styles = new WeakMap<object, Styles>()
  return {
    ...system,
    cva: ((config: object = NOTHING) => {
      const known = recipes.get(config) ?? system.cva(config)
      recipes.set(config, known)
      return known
    }) as SystemContext['cva'],
    css: (...args) => {
      const [first, ...rest] = args
      // The styles of a recipe alone are the same object every time; those of an element's own props are not.
      if (!first || rest.some((style) => style && Object.keys(style).length > 0)) return system.css(...args)
      const known = styles.get(first) ?? (serialize(system.css(first)) as unknown as Styles)
      styles.set(first, known)
      return known
    },
  }
}

const NOTHING = {}

import { defineKeyframes } from '@chakra-ui/react'

/**
 * Entrance animations of overlays, never of copy in the page, and the edge of the scrolled header. Global styles, like
 * those of `globalCss.ts`.
 */
export const keyframes = () =>
  defineKeyframes({
    enter: { from: { translate: 'var(--from)', opacity: '0' } },
    'header-edge': { to: { boxShadow: '0 1px 0 color-mix(in srgb, currentColor 25%, transparent)' } },
    rising: { from: { clipPath: 'inset(0 100% 0 0)' } },
  })

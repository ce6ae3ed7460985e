import { defineKeyframes } from '@chakra-ui/react'

/** Entrance animations of overlays, never of copy in the page. Global styles, like those of `globalCss.ts`. */
export const keyframes = () =>
  defineKeyframes({
    'drawer-in': { from: { transform: 'translateX(2rem)', opacity: '0' } },
    'dialog-in': { from: { transform: 'translateY(12px)', opacity: '0' } },
    rising: { from: { clipPath: 'inset(0 100% 0 0)' } },
    'toast-in': { from: { transform: 'translateY(1rem)', opacity: '0' } },
  })

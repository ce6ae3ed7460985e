import type { SystemStyleObject } from '@chakra-ui/react'

const forcedColors: Record<string, SystemStyleObject> = {
  // The logo variant that is visible on the system's background color.
  '*': {
    '--logo-color': 'block !important',
    '--logo-white': 'none !important',
    '--chakra-colors-line-strong': 'CanvasText !important',
  },
  '@media (prefers-color-scheme: dark)': {
    '*': { '--logo-color': 'none !important', '--logo-white': 'block !important' },
  } as SystemStyleObject,
  // Forced colors removes backgrounds, so selection needs a system color.
  '[aria-pressed="true"], main [aria-current="true"], [role="tab"][aria-selected="true"]': {
    bg: 'SelectedItem !important',
    color: 'SelectedItemText !important',
    forcedColorAdjust: 'none',
    '& *': { color: 'inherit !important' },
  },
  '[role="tab"]': { px: '2 !important', mb: '0 !important' },
  '[role="option"][aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  // Transparent borders that reserve space would become visible.
  '[role="option"], [role="group"] > p, [role="tab"]': { borderColor: 'Canvas !important' },
  // Forced colors removes the shadow.
  dialog: { border: '2px solid CanvasText' },
  'header [aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  // Bars and dots are drawn as backgrounds.
  'main [aria-hidden="true"]:empty, main [aria-hidden="true"] :empty': { forcedColorAdjust: 'none' },
  svg: { color: 'inherit !important', bg: 'none !important' },
}

const moreContrast: Record<string, SystemStyleObject> = {
  // No muted text or faint lines on any background.
  '*': {
    '--chakra-colors-fg-quiet': 'currentcolor !important',
    '--chakra-colors-line-base': 'currentcolor !important',
    '--chakra-colors-line-field': 'currentcolor !important',
  },
}

/** Styles for forced colors and for visitors who prefer more contrast. */
export const contrastStyles = {
  // The type doesn't allow nested selectors without an ampersand.
  '@media (forced-colors: active)': forcedColors as SystemStyleObject,
  '@media (prefers-contrast: more)': moreContrast as SystemStyleObject,
}

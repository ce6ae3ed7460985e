import type { SystemStyleObject } from '@chakra-ui/react'

const forced: Record<string, SystemStyleObject> = {
  // The logo that stands out from the ground of the system.
  '*': {
    '--logo-color': 'block !important',
    '--logo-white': 'none !important',
    '--chakra-colors-line-strong': 'CanvasText !important',
  },
  '@media (prefers-color-scheme: dark)': {
    '*': { '--logo-color': 'none !important', '--logo-white': 'block !important' },
  } as SystemStyleObject,
  // Grounds are painted over, which alone tell what is chosen.
  '[aria-pressed="true"], main [aria-current="true"]': {
    bg: 'SelectedItem !important',
    color: 'SelectedItemText !important',
    forcedColorAdjust: 'none',
    '& *': { color: 'inherit !important' },
  },
  '[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  // Borders that keep a place for the chosen one's are no lines.
  '[role="option"], [role="group"] > p, [role="tab"]:not([aria-selected="true"])': {
    borderColor: 'Canvas !important',
  },
  // No shadow lifts it off the page.
  dialog: { border: '2px solid CanvasText' },
  'header [aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  // Bars and dots are drawn by grounds; icons take the color of the text.
  'main [aria-hidden="true"]:empty, main [aria-hidden="true"] :empty': { forcedColorAdjust: 'none' },
  svg: { color: 'inherit !important' },
}

const more: Record<string, SystemStyleObject> = {
  // Neither quiet text nor a faint line, whatever the ground.
  '*': {
    '--chakra-colors-fg-quiet': 'currentcolor !important',
    '--chakra-colors-line-base': 'currentcolor !important',
    '--chakra-colors-line-field': 'currentcolor !important',
  },
}

/** Where the visitor's system sets the colors, and where the visitor asks for more contrast. */
export const contrastStyles = {
  // Rules in a rule, which the type of style objects does not know without an ampersand.
  '@media (forced-colors: active)': forced as SystemStyleObject,
  '@media (prefers-contrast: more)': more as SystemStyleObject,
}

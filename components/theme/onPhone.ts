/**
 * Size of a heading on phones: `rem` in a window of 320 px, and in proportion to wider ones, so that its lines are the same
 * on all of them. Where the visitor has enlarged the text it grows as well, up to a tenth of the window.
 */
export const onPhone = (rem: number) => `max(${rem * 5}vw, min(${rem}rem, 10vw))`

/**
 * Size of a heading on phones: `rem` in a 320 px window, proportionally larger in wider ones, so that it breaks into the
 * same lines on all of them. It also grows with enlarged text, up to a tenth of the window.
 */
export const onPhone = (rem: number) => `max(${rem * 5}vw, min(${rem}rem, 10vw))`

import { animate } from 'framer-motion/dom/mini'

/** Animates an element to its place from an offset of `x` and `y` px. */
export function moveElement(element: Element, x: number, y: number) {
  animate(
    element,
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
    { duration: 0.28, ease: [0.2, 0.7, 0.2, 1] },
  )
}

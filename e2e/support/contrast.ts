import type { Locator } from '@playwright/test'

type Color = [red: number, green: number, blue: number]

/** WCAG contrast of the text of every element with the ground that is painted below it, as it looks at this moment. */
export async function textContrasts(elements: Locator): Promise<number[]> {
  return (await elements.evaluateAll(readColors, false)).map(({ text, ground }) => contrast(text, ground))
}

/**
 * Focuses one element after the other and compares its focus ring with the ground around it; 0 where there is no ring.
 * What no key reaches and what another element draws, as a label its hidden radio button, is left out.
 */
export async function ringContrasts(elements: Locator) {
  return (await elements.evaluateAll(readColors, true)).map(({ ring, ground, around, isInside, html }) => {
    const below = isInside ? ground : around
    return { ratio: ring ? contrast(ring, below) : 0, ground: below.join(), html }
  })
}

/** The ground that an element stands on or is itself, as it looks at this moment. */
export async function groundsOf(elements: Locator): Promise<Color[]> {
  return (await elements.evaluateAll(readColors, false)).map(({ ground }) => ground)
}

/** WCAG 2.2, definition of contrast ratio. */
export function contrast(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page: colors as they are painted, whatever notation the style sheet uses. */
function readColors(elements: Element[], focusing: boolean) {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  /** What a color makes of another that lies below it. */
  const over = (below: Color, color: string): Color => {
    context.fillStyle = `rgb(${below.join()})`
    context.fillRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const groundOf = (element: Element | null): Color =>
    element
      ? over(groundOf(element.parentElement), getComputedStyle(element).backgroundColor)
      : [255, 255, 255]
  const takesRing = (element: Element) =>
    (element as HTMLElement).tabIndex >= 0 && getComputedStyle(element).opacity !== '0'

  return elements
    .filter((element) => !focusing || takesRing(element))
    .map((element) => {
      if (focusing) (element as HTMLElement).focus()
      const style = getComputedStyle(element)
      const ground = groundOf(element)
      const around = groundOf(element.parentElement)
      // The link of a card puts its ring around the whole card.
      const outline = [style, getComputedStyle(element, '::after')].find(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      const isInside = Number.parseFloat(outline?.outlineOffset ?? '0') < 0
      return {
        text: over(ground, style.color),
        ground,
        around,
        isInside,
        ring: outline && over(isInside ? ground : around, outline.outlineColor),
        html: element.outerHTML,
      }
    })
}

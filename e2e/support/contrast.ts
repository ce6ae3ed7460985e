import type { Locator } from '@playwright/test'

type Color = [red: number, green: number, blue: number]

/** WCAG contrast between the text of each element and its current background. */
export async function textContrasts(elements: Locator): Promise<number[]> {
  return (await elements.evaluateAll(readColors, false)).map(({ text, ground }) => contrast(text, ground))
}

/**
 * Focuses each element and measures the contrast between its focus ring and background; 0 without a ring. Skips
 * elements that aren't focusable by keyboard or are drawn by another element, such as a label for its hidden radio
 * button.
 */
export async function ringContrasts(elements: Locator) {
  return (await elements.evaluateAll(readColors, true)).map(({ ring, ground, around, isInside, html }) => {
    const below = isInside ? ground : around
    return { ratio: ring ? contrast(ring, below) : 0, ground: below.join(), html }
  })
}

/** The current background color of each element. */
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

/** Runs in the page: reads colors as painted, whatever the CSS notation. */
function readColors(elements: Element[], focusing: boolean) {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const blends = new Map<string, Color>()
  /** Blends a color with the one below it. */
  const over = (below: Color, color: string): Color => {
    const blend = blends.get(`${below} ${color}`) ?? paint(below, color)
    blends.set(`${below} ${color}`, blend)
    return blend
  }
  const paint = (below: Color, color: string): Color => {
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
      // The link of a card draws its ring around the whole card.
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

import { type HTMLElement, parse } from 'node-html-parser'
import { brand } from '#content/brand.ts'

/** Hand-written styles for these pages: one column, the two fonts, a colored first screen. */
const CSS = `
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.6 'Figtree Variable','Figtree Fallback',sans-serif;color:${brand.palette.ink};background:${brand.palette.sand[0]}}
header,footer,main>section{padding:1.5rem max(1.25rem,calc(50vw - 38rem))}
h1,h2,h3{font-family:'Young Serif','Young Serif Fallback',serif;font-weight:400;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2.25rem,6vw,4rem)}h2{font-size:clamp(1.75rem,4vw,2.5rem)}h3{font-size:1.25rem}
h1,h2,h3,p,ul,ol,dl,form{margin-bottom:1rem}img,svg{max-width:100%;height:auto}svg{width:1.25rem}a{color:inherit}
header{height:5rem;overflow:hidden}h1{margin-top:1rem}main img{width:100%}`

const KEPT = new Set(
  'href src srcset sizes width height alt loading fetchpriority decoding type media name for action method value rel viewbox d'.split(
    ' ',
  ),
)

/**
 * Builds the hand-written page that ours is compared with: the same text, pictures, typefaces and preloads in plain
 * HTML, with forty lines of CSS and no JavaScript.
 * @param html a built page
 */
export function floorPage(html: string): string {
  const root = parse(html)
  for (const dead of root.querySelectorAll('script, dialog, body style')) dead.remove()
  const faces = [...html.matchAll(/@font-face\s*{[^}]*}/g)].map(([face]) => face).join('')
  const links = root.querySelectorAll('link[rel="preload"], link[rel="icon"]').map(String).join('')
  const body = root.querySelector('#root') ?? root
  for (const element of body.querySelectorAll('*')) strip(element)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title>${links}<style>${faces}${CSS}</style></head><body>${body.innerHTML}</body></html>`
}

function strip(element: HTMLElement): void {
  for (const name of Object.keys(element.attributes))
    if (!KEPT.has(name.toLowerCase())) element.removeAttribute(name)
}

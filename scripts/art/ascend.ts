/** A vertical stem with a note at its top, as written by us and by drawing programs. */
const STEM =
  /<path d="M(?<x>[\d.]+) (?<base>[\d.]+)V(?<top>[\d.]+)"(?<line>[^>]*)\/>\s*<circle cx="(?<cx>[\d.]+)" cy="(?<cy>[\d.]+)"(?<note>[^>]*)\/>/g

/** Duration of each animation and delay of the last one, in ms: 600 in total. */
const RISE = 360
const LAST = 240

const style = (delay: number) =>
  '<style>@media screen and (prefers-reduced-motion:no-preference){' +
  `.s,.n{animation:${RISE}ms cubic-bezier(.2,.8,.3,1) calc(var(--i)*${delay}ms) backwards}` +
  '.s{animation-name:s;transform-box:fill-box;transform-origin:50% 100%}.n{animation-name:n}}' +
  '@keyframes s{from{transform:scaleY(0)}}@keyframes n{from{transform:translateY(var(--h))}}</style>'

/** Animates the stems of a scene: they grow from their base one after the other. The final state is the scene as drawn. */
export function ascend(svg: string): string {
  const stems = [...svg.matchAll(STEM)].filter(
    ({ groups }) => groups?.x === groups?.cx && groups?.top === groups?.cy,
  )
  if (stems.length === 0) return svg
  const order = stems.map(({ groups }) => Number(groups?.x)).sort((a, b) => a - b)
  const animated = stems.reduce((drawn, { 0: found, groups = {} }) => {
    const { x, base, top, line, cx, cy, note } = groups
    const index = `--i:${order.indexOf(Number(x))}`
    const height = Math.round(Number(base) - Number(top))
    return drawn.replace(
      found,
      `<path class="s" style="${index}" d="M${x} ${base}V${top}"${line}/>` +
        `<circle class="n" style="${index};--h:${height}px" cx="${cx}" cy="${cy}"${note}/>`,
    )
  }, svg)
  return animated.replace(
    /<svg[^>]*>/,
    (root) => root + style(Math.round(LAST / Math.max(1, stems.length - 1))),
  )
}

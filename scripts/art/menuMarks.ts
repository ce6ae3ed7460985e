import { palette as p } from './palette.ts'
import { figure, stem, voice } from './parts.ts'
import { circle, d, group, path, rect, stroke } from './svg.ts'

const SIZE = 32
const GROUND = 29

/** The icons of menu entries, by the last part of their path. Each has a baseline. */
const marks: Record<string, string> = {
  leadership:
    stem(7, GROUND, 20, 3.5, p.teal700, p.teal700, 2.5) +
    stem(16, GROUND, 13, 3.5, p.teal700, p.teal700, 2.5) +
    stem(25, GROUND, 6, 4, p.coral500, p.coral500, 2.5),
  transformation:
    [5, 13, 21].map((x, i) => rect(x, 22 - i * 4, 6, 7 + i * 4, { fill: p.teal300 })).join('') +
    path(d`M3 18C14 18 16 5 29 4`, stroke(p.coral500, 3, { strokeLinecap: 'round' })),
  strategy:
    path(d`M3 24C9 10 18 22 29 8`, stroke(p.teal300, 2.5, { strokeLinecap: 'round' })) +
    path(d`M3 17C9 3 17 15 27 3`, stroke(p.teal700, 2.5, { strokeLinecap: 'round' })) +
    circle(21, 21.5, 4.5, { fill: p.coral500 }),
  coaching: figure(9.5, GROUND, 8, p.teal700) + figure(23, GROUND, 7, p.coral500),
  'fast-track-modules':
    rect(4, 4, 11, 11, { fill: p.teal700 }) +
    rect(4, 18, 11, 11, { fill: p.teal200 }) +
    rect(18, 4, 11, 11, { fill: p.gold }) +
    circle(23.5, 23.5, 5.5, { fill: p.coral500 }),
  leap:
    [5, 11, 17].map((x) => rect(x, 12, 4, GROUND - 12, { fill: p.teal300 })).join('') +
    rect(23, 12, 4, GROUND - 12, { fill: p.teal700 }) +
    circle(25, 7, 4.5, { fill: p.coral500 }),
  space:
    rect(8, 3, 17, 22, { fill: p.teal200 }) +
    path(d`M12 9h9M12 14h9M12 19h5`, stroke(p.teal700, 2)) +
    path(d`M3 ${GROUND - 1}h27`, stroke(p.teal700, 3)) +
    path(d`M19 ${GROUND - 2.5}a5 5 0 0 1 10 0z`, { fill: p.coral500 }),
  'ai-arena':
    voice(4, 16, [4, 9, 13, 7], 5, 3, () => p.teal700) +
    path(d`M24 ${GROUND}V12`, stroke(p.coral500, 2.5)) +
    circle(25, 10, 5, { fill: p.coral500 }),
}

/** Draws all menu icons into an SVG file, in which `#name` shows one of them. */
export function menuMarks(): string {
  const views = Object.keys(marks)
    .map((key, index) => `<view id="${key}" viewBox="0 ${index * SIZE} ${SIZE} ${SIZE}"/>`)
    .join('')
  const drawn = Object.values(marks)
    .map((mark, index) => group(mark, {}, `translate(0 ${index * SIZE})`))
    .join('')
  const height = SIZE * Object.keys(marks).length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${height}" width="${SIZE}" height="${height}">${views}${drawn}</svg>`
}

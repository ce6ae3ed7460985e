/** The average of two colors in the form `#rrggbb`. */
export function midColor(one: string, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const sum = [one, other].reduce((all, color) => all + Number.parseInt(color.slice(at, at + 2), 16), 0)
    return Math.floor(sum / 2)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('').toUpperCase()}`
}

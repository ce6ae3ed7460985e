const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  plus: 'M12 5v14M5 12h14',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone:
    'M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3c0 1-.8 2-2 2C11 19.5 4.5 13 4 6c0-1.2 1-2 2-2z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  globe:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8z',
  people:
    'M9 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.3-3.3 2.5-5 5.5-5s5.2 1.7 5.5 5M15.5 7a2.5 2.5 0 0 1 0 5M17 14.3c2 .5 3.3 2.1 3.5 4.7',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12v8h12v-8',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  rss: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  speech: 'M4 5h16v11h-9l-4 4v-4H4z',
  network:
    'M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11 8l-4.5 8M13 8l4.5 8M7.5 18h9',
  chart: 'M4 20h16M7 20v-6M12 20V9M17 20V5',
  stems: 'M4 20v-5M9.3 20v-9M14.6 20V7.5M20 20V4',
  steps: 'M4 20h4v-5h4v-5h4V5h4',
  target: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  compass: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15.5 8.5l-2 5-5 2 2-5z',
  shield: 'M12 4l7 2.5V12c0 4-3 6.7-7 8-4-1.3-7-4-7-8V6.5z',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6L4 9.9l5.6-.7z',
} as const

export type IconName = keyof typeof paths

/**
 * A line icon on a 24 px grid, in the color of the surrounding text. Decorative: the text beside it has the meaning.
 */
export function Icon({
  name,
  size = 20,
  filled = false,
}: {
  name: IconName
  size?: number
  filled?: boolean
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      // Grows with the text. Not `rem`, which is new in this attribute.
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

import { chakra } from '@chakra-ui/react'
import type { SecurityBadge } from '#content/schema/platforms.ts'
import { stackEnlarged } from '../theme/enlarged.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '4.5rem 1fr',
      ...stackEnlarged,
      columnGap: { base: '5', lg: '8' },
      alignItems: 'start',
    },
    '& svg': { display: 'block', width: '100%', maxW: '4.5rem', height: 'auto', color: 'line.strong' },
    '& .disc': { fill: 'coral.500' },
    '& .check': { stroke: 'ink' },
    '& h3': { textStyle: 'subheading' },
    '& p': { textStyle: 'note', textWrap: 'pretty', mt: '2', maxW: 'text' },
  },
})

const TEETH = 24

/** The edge of a seal. */
const rim = Array.from({ length: TEETH }, (_, tooth) => {
  const angle = (tooth / TEETH) * 2 * Math.PI
  const point = (radius: number) =>
    `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(29)}L${point(35)}`
}).join('')

/** Security certifications, each as a seal with an explanation. */
export function SecurityBadges({ badges }: { badges: readonly SecurityBadge[] }) {
  return (
    <List>
      {badges.map(({ title, text }) => (
        <li key={title}>
          <svg viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            <path d={rim} strokeLinecap="round" />
            <circle className="disc" cx="36" cy="36" r="23" stroke="none" />
            <path
              className="check"
              d="M26 37l7 7 13-15"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

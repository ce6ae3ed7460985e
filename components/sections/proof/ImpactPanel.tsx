import { chakra } from '@chakra-ui/react'
import type { Figure } from '#content/schema/sections.ts'
import { sectionRecipe } from '../../theme/recipes/section.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'

const Ground = chakra('section', sectionRecipe)

const Panel = chakra('div', {
  base: {
    p: { base: '6', lg: '10' },
    borderRadius: 'md',
    '& h2': { textStyle: 'subheading' },
    '& dl': { mt: '6' },
    '& dl > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      py: '5',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& dd': { textStyle: 'title', lineHeight: '1', color: 'fg.accent' },
    '& dt': { textStyle: 'note', color: 'fg.quiet', mt: '2' },
  },
})

interface ImpactPanelProps {
  id: string
  heading: string
  figures: readonly Figure[]
}

/** Figures in a panel of their own, beside something else. */
export function ImpactPanel({ id, heading, figures }: ImpactPanelProps) {
  return (
    <Ground ground="teal" space="none" borderRadius="md" alignSelf="start" aria-labelledby={id}>
      <Panel>
        <h2 id={id}>{keepTogether(heading)}</h2>
        <dl>
          {figures.map(({ figure, label, note }) => (
            <div key={label}>
              <dt>{[label, note].filter(Boolean).join(' ')}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Ground>
  )
}

import { chakra } from '@chakra-ui/react'
import type { StemFigure } from '#content/schema/sections.ts'
import { sectionRecipe } from '../../theme/recipes/section.ts'

const Surface = chakra('section', sectionRecipe)

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
    // Horizontal stems on a scale of 100, each with a note at its end.
    '& .stems': {
      display: 'grid',
      rowGap: '4',
      mt: '5',
      borderLeftWidth: '2px',
    },
    '& .share': {
      height: '4px',
      bg: 'currentColor',
      color: 'line.strong',
      _before: {
        content: '""',
        float: 'right',
        width: '1rem',
        height: '1rem',
        mt: '-0.375rem',
        borderRadius: '50%',
        bg: 'currentColor',
      },
      '&:last-of-type': { color: 'coral.500' },
    },
    '& dt': { textStyle: 'note', color: 'fg.quiet', mt: '2' },
  },
})

interface ImpactPanelProps {
  id: string
  heading: string
  figures: readonly StemFigure[]
}

/** A side panel of figures. */
export function ImpactPanel({ id, heading, figures }: ImpactPanelProps) {
  return (
    <Surface ground="teal" space="none" borderRadius="md" alignSelf="start" aria-labelledby={id}>
      <Panel>
        <h2 id={id}>{heading}</h2>
        <dl>
          {figures.map(({ figure, label, note, stems }) => (
            <div key={label}>
              <dt>{[label, note].filter(Boolean).join(' ')}</dt>
              <dd>
                {figure}
                {stems && (
                  <span className="stems" aria-hidden="true">
                    {stems.map((share) => (
                      <chakra.span key={share} className="share" width={`${share}%`} />
                    ))}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Surface>
  )
}

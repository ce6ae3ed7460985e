import { chakra } from '@chakra-ui/react'
import type { CaseStudy } from '#content/schema/industry.ts'
import { sectionRecipe } from '../../theme/recipes/section.ts'

const Surface = chakra('article', sectionRecipe)

const Body = chakra('div', {
  base: {
    '& h3': { textStyle: 'label', color: 'fg.warm' },
    '& .company': { textStyle: 'strong', textWrap: 'balance', mt: '2' },
    '& h4': { textStyle: 'fine', color: 'fg.quiet', mt: '5' },
    '& p': { textStyle: 'note', textWrap: 'pretty' },
    '& .figure': {
      textStyle: 'display',
      fontSize: 'min(clamp(3rem, 2.25rem + 3.1vw, 5rem), 14vw)',
      lineHeight: '1',
      color: 'fg.accent',
      mt: '2',
      mb: '4',
    },
  },
  variants: {
    layout: {
      row: {
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
        columnGap: { md: '8', lg: '18' },
        p: { base: '6', lg: '10' },
        '& .outcome h4': { mt: { md: '0' } },
      },
      column: { p: { base: '6', lg: '8' } },
    },
  },
})

export interface CaseStudyLabels {
  caseStudy: string
  challenge: string
  result: string
}

interface CaseStudyBlockProps {
  /** Id of the heading. */
  id: string
  study: CaseStudy
  labels: CaseStudyLabels
  layout: 'row' | 'column'
}

/** A case study: company, problem, result as a figure, and what was difficult. */
export function CaseStudyBlock({ id, study, labels, layout }: CaseStudyBlockProps) {
  return (
    <Surface
      ground="teal"
      space="none"
      // A column is below the picture, or beside it if there is room.
      borderRadius={layout === 'row' ? 'md' : { base: '0 0 6px 6px', md: '0 6px 6px 0', lg: '0 0 6px 6px' }}
      aria-labelledby={id}
    >
      <Body layout={layout}>
        <div>
          <h3 id={id}>{labels.caseStudy}</h3>
          <p className="company">{study.company}</p>
          <h4>{labels.challenge}</h4>
          <p>{study.challenge}</p>
        </div>
        <div className="outcome">
          <h4>{labels.result}</h4>
          <p className="figure">{study.figure}</p>
          <p>{study.result}</p>
        </div>
      </Body>
    </Surface>
  )
}

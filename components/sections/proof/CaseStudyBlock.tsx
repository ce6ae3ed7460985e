import { chakra } from '@chakra-ui/react'
import type { CaseStudy } from '#content/schema/industry.ts'
import { sectionRecipe } from '../../theme/recipes/section.ts'

const Ground = chakra('article', sectionRecipe)

const Body = chakra('div', {
  base: {
    '& h3': { textStyle: 'label', color: 'fg.warm' },
    '& .company': { textStyle: 'strong', textWrap: 'balance', mt: '2' },
    '& h4': { textStyle: 'fine', color: 'fg.quiet', mt: '5' },
    '& p': { textStyle: 'note', textWrap: 'pretty' },
    '& .figure': { textStyle: 'title', lineHeight: '1.05', color: 'fg.accent', mt: '1', mb: '2' },
  },
  variants: {
    layout: {
      row: {
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr', lg: '3fr 4fr 5fr' },
        columnGap: '8',
        p: { base: '6', lg: '10' },
        '& h4': { mt: { base: '5', lg: '0' } },
        '& .who': { gridColumn: { md: '1 / -1', lg: 'auto' } },
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

/** A case: the company, what was wrong, the figure that moved and what was hard about it. */
export function CaseStudyBlock({ id, study, labels, layout }: CaseStudyBlockProps) {
  return (
    <Ground
      ground="teal"
      space="none"
      // A column stands under a picture.
      borderRadius={layout === 'row' ? 'md' : '0 0 6px 6px'}
      aria-labelledby={id}
    >
      <Body layout={layout}>
        <div className="who">
          <h3 id={id}>{labels.caseStudy}</h3>
          <p className="company">{study.company}</p>
        </div>
        <div>
          <h4>{labels.challenge}</h4>
          <p>{study.challenge}</p>
        </div>
        <div>
          <h4>{labels.result}</h4>
          <p className="figure">{study.figure}</p>
          <p>{study.result}</p>
        </div>
      </Body>
    </Ground>
  )
}

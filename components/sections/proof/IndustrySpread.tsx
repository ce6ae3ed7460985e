import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Industry } from '#content/schema/industry.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CaseStudyBlock, type CaseStudyLabels } from './CaseStudyBlock.tsx'
import { type ChallengeLabels, ChallengeTable } from './ChallengeTable.tsx'

const Spread = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '6', md: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { lg: 'repeat(12, 1fr)' },
    '& .art': { overflow: 'hidden', borderRadius: 'md' },
    '& .art img': { width: '100%', height: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
    '& .intro h2': { textStyle: 'title' },
    '& .intro p': {
      textStyle: 'lead',
      textWrap: 'pretty',
      color: 'fg.quiet',
      mt: '5',
      mb: '4',
      maxW: 'text',
    },
  },
  variants: {
    layout: {
      /** Picture beside the introduction, then the challenges, then the case. */
      across: {
        gridTemplateColumns: { md: '5fr 7fr', lg: 'repeat(12, 1fr)' },
        '& .art': { gridColumn: { lg: '1 / 6' } },
        '& .intro': { gridColumn: { lg: '6 / 13' }, alignSelf: { md: 'end' }, pl: { lg: '8' } },
        '& .rows, & .case': { gridColumn: '1 / -1' },
      },
      /** The case in a tall panel with the picture on top, everything else beside it. */
      beside: {
        lg: { gridTemplateRows: 'auto 1fr' },
        '& .intro, & .rows': { gridColumn: { lg: '1 / 8' } },
        '& .case': {
          gridColumn: { lg: '8 / 13' },
          gridRow: { lg: '1 / 3' },
          ml: { lg: '6' },
          display: { md: 'grid', lg: 'block' },
          gridTemplateColumns: '17.5rem 1fr',
        },
        '& .case .art': {
          position: { md: 'relative', lg: 'static' },
          borderRadius: { base: '6px 6px 0 0', md: '6px 0 0 6px', lg: '6px 6px 0 0' },
        },
        '& .case .art img': {
          position: { md: 'absolute', lg: 'static' },
          inset: '0',
          aspectRatio: { md: 'auto', lg: '4 / 3' },
        },
      },
    },
    flip: { true: {} },
  },
  compoundVariants: [
    {
      layout: 'across',
      flip: true,
      css: {
        gridTemplateColumns: { md: '7fr 5fr', lg: 'repeat(12, 1fr)' },
        '& .art': { gridColumn: { md: '2', lg: '8 / 13' }, gridRow: { md: '1' } },
        '& .intro': { gridColumn: { md: '1', lg: '1 / 8' }, gridRow: { md: '1' }, pl: '0', pr: { lg: '8' } },
      },
    },
    {
      layout: 'beside',
      flip: true,
      css: {
        '& .intro, & .rows': { gridColumn: { lg: '6 / 13' } },
        '& .case': { gridColumn: { lg: '1 / 6' }, ml: '0', mr: { lg: '6' } },
      },
    },
  ],
})

interface IndustrySpreadProps {
  industry: Industry
  labels: ChallengeLabels & CaseStudyLabels
  layout: 'across' | 'beside'
  flip?: boolean
  ground?: ComponentProps<typeof Section>['ground']
}

/** An industry: challenges, solutions and outcomes, and a case study. */
export function IndustrySpread({ industry, labels, layout, flip, ground }: IndustrySpreadProps) {
  const { id, title, description, image, topic, talk } = industry
  const headingId = `${id}-title`
  const art = (
    <div className="art">
      <Picture image={image} sizes="(min-width: 64rem) 32rem, 100vw" />
    </div>
  )
  return (
    <Section id={id} ground={ground} space={{ base: 'tight', lg: 'normal' }} labelledBy={headingId}>
      <Spread layout={layout} flip={flip}>
        {layout === 'across' && art}
        <div className="intro">
          <h2 id={headingId}>{keepTogether(title)}</h2>
          <p>{description}</p>
          <TextLink look="standalone" to={contactHref('general', topic)}>
            {talk}
          </TextLink>
        </div>
        <div className="rows">
          <ChallengeTable labels={labels} {...industry} />
        </div>
        <div className="case">
          {layout === 'beside' && art}
          <CaseStudyBlock
            id={`${id}-case`}
            study={industry.caseStudy}
            labels={labels}
            layout={layout === 'across' ? 'row' : 'column'}
          />
        </div>
      </Spread>
    </Section>
  )
}

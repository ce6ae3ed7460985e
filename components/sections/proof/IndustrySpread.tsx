import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Industry } from '#content/schema/industry.ts'
import { contactHref } from '../../enquiry/contactHref.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CaseStudyBlock, type CaseStudyLabels } from './CaseStudyBlock.tsx'

const Spread = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '8', lg: '12' },
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
    '& .lists h3': { textStyle: 'small' },
    '& .lists li': {
      textStyle: 'note',
      textWrap: 'pretty',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .outcomes li': { fontWeight: 'semibold' },
  },
  variants: {
    layout: {
      /** Picture and introduction above three columns, the case below all of them. */
      across: {
        '& .art': { gridColumn: { lg: '1 / 6' } },
        '& .intro': { gridColumn: { lg: '6 / 13' }, alignSelf: { lg: 'end' }, pl: { lg: '8' } },
        '& .lists': {
          gridColumn: '1 / -1',
          display: 'grid',
          gap: '8',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          '& h3': { mb: '3' },
        },
        '& .case': { gridColumn: '1 / -1' },
      },
      /** The case in a tall panel with the picture on top, all else beside it. */
      beside: {
        lg: { gridTemplateRows: 'auto 1fr', columnGap: '8' },
        '& .intro': { gridColumn: { lg: '1 / 8' } },
        '& .lists': {
          gridColumn: { lg: '1 / 8' },
          '& > div': {
            display: 'grid',
            gridTemplateColumns: { md: '2fr 5fr' },
            columnGap: '6',
            borderTopWidth: '1px',
            borderColor: 'line.strong',
            pb: '5',
          },
          '& h3': { pt: '3' },
          '& li:first-of-type': { borderTopWidth: '0' },
        },
        // As tall as the lists; the picture takes what the case leaves.
        '& .case': {
          gridColumn: { lg: '8 / 13' },
          gridRow: { lg: '1 / 3' },
          ml: { lg: '6' },
          alignSelf: 'stretch',
          display: 'flex',
          flexDirection: 'column',
        },
        '& .case .art': {
          flex: '1 1 16rem',
          minH: '16rem',
          position: 'relative',
          borderRadius: '6px 6px 0 0',
        },
        '& .case .art img': { position: 'absolute', inset: '0', aspectRatio: 'auto' },
      },
    },
    flip: { true: {} },
  },
  compoundVariants: [
    {
      layout: 'across',
      flip: true,
      css: {
        '& .art': { gridColumn: { lg: '8 / 13' }, gridRow: { lg: '1' } },
        '& .intro': { gridColumn: { lg: '1 / 8' }, gridRow: { lg: '1' }, pl: '0', pr: { lg: '8' } },
      },
    },
    {
      layout: 'beside',
      flip: true,
      css: {
        '& .intro, & .lists': { gridColumn: { lg: '6 / 13' } },
        '& .case': { gridColumn: { lg: '1 / 6' }, ml: '0', mr: { lg: '6' } },
      },
    },
  ],
})

interface IndustrySpreadProps {
  industry: Industry
  labels: { challenges: string; solutions: string; outcomes: string } & CaseStudyLabels
  layout: 'across' | 'beside'
  flip?: boolean
  ground?: ComponentProps<typeof Section>['ground']
}

/** An industry as a spread: what gets in the way, what we change, what comes of it, and one case. */
export function IndustrySpread({ industry, labels, layout, flip = false, ground }: IndustrySpreadProps) {
  const { id, title, description, challenges, solutions, outcomes, image, topic, talk } = industry
  const headingId = `${id}-title`
  const art = (
    <div className="art">
      <Picture image={image} sizes="(min-width: 64rem) 32rem, 100vw" />
    </div>
  )
  return (
    <Section id={id} ground={ground} labelledBy={headingId}>
      <Spread layout={layout} flip={flip}>
        {layout === 'across' && art}
        <div className="intro">
          <h2 id={headingId}>{keepTogether(title)}</h2>
          <p>{description}</p>
          <TextLink look="standalone" to={contactHref('general', topic)}>
            {talk}
          </TextLink>
        </div>
        <div className="lists">
          <List heading={labels.challenges} items={challenges} />
          <List heading={labels.solutions} items={solutions} />
          <List heading={labels.outcomes} items={outcomes} className="outcomes" />
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

function List({
  heading,
  items,
  className,
}: {
  heading: string
  items: readonly string[]
  className?: string
}) {
  return (
    <div className={className}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

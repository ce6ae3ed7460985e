import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Industry } from '#content/schema/pages/offers.ts'
import { contactHref } from '../../inquiry/formAddress.ts'
import { Fold } from '../../ui/Fold.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'
import { RowTable } from '../list/RowTable.tsx'

/** The picture is beside the case on phones and on paper, elsewhere beside the words about the industry as well. */
const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr min(6.75rem, 28vw)',
      md: '1fr 1fr',
      _print: 'calc(100% / 3 - {spacing.5}) 1fr 21%',
    },
    gridTemplateAreas: {
      base: '"intro intro" "case art" "result result" "words words" "work work"',
      md: '"intro art" "case art" "result art" "words words" "work work"',
      _print: '"intro intro intro" "case words art" "result words art" "work work work"',
    },
    gridTemplateRows: 'auto auto 1fr',
    columnGap: { base: '3', md: '8', lg: '18', _print: '5' },
    breakInside: 'avoid',
    '& .intro': { gridArea: 'intro' },
    '& h2': { textStyle: 'title' },
    '& .intro p': { mt: { base: '3', md: '4' } },
    '& .case': { gridArea: 'case', mt: { base: '5', md: '8', _print: '3' } },
    '& h3': { textStyle: 'eyebrow' },
    '& .figure': {
      textStyle: 'poster',
      fontSize: { mdDown: 'min(2.625rem, 10vw)', _print: '2.25rem' },
      color: 'fg.accent',
    },
    '& .result': { gridArea: 'result', textStyle: 'strong', mt: '2' },
    '& .art': { gridArea: 'art', mt: { base: '5', md: '0' } },
    '& img': {
      // As tall as the words beside it, unless they are few.
      height: { md: '0' },
      minH: { md: 'max(100%, 22rem)' },
      aspectRatio: '3 / 2',
      borderRadius: 'md',
    },
    // What was wrong, beside what was difficult.
    '& .words': {
      gridArea: 'words',
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      columnGap: { base: '8', lg: '18' },
      rowGap: '2',
      textStyle: { base: 'note', lg: 'body' },
      mt: { base: '4', md: '6', _print: '3' },
    },
    '& .words b': { display: 'block' },
    '& .work': { gridArea: 'work', mt: { base: '5', md: '8', _print: '3' } },
    '& details': { mdDown: { borderBlockWidth: '1px' } },
    '& summary': { textStyle: 'label' },
    '& details + a': { mt: { md: '4' } },
  },
})

/** Challenges, each with its solution and outcome. */
const Challenges = chakra(RowTable, {
  base: {
    tableLayout: 'fixed',
    textStyle: { base: 'note', lg: 'body' },
    '& thead th': { textStyle: 'small' },
    '& td + td': { fontWeight: 'semibold' },
  },
})

interface IndustrySpreadProps {
  industry: Industry
  labels: {
    columns: readonly string[]
    caseStudy: string
    hardPart: string
    more: string
  }
  ground: ComponentProps<typeof Section>['ground']
}

/** An industry: a case study with its result as a figure, then challenges, solutions and outcomes. */
export function IndustrySpread({ industry, labels, ground }: IndustrySpreadProps) {
  const { id, title, description, image, topic, talk, caseStudy, challenges, solutions, outcomes } = industry
  const [corner, ...heads] = labels.columns
  const rows = challenges.map((label, index) => ({
    label,
    cells: [solutions[index] ?? '', outcomes[index] ?? ''],
  }))
  const headingId = `${id}-title`
  return (
    <Section id={id} tabIndex={-1} ground={ground} labelledBy={headingId}>
      <Spread>
        <div className="intro">
          <h2 id={headingId}>{keepTogether(title)}</h2>
          <p>{description}</p>
        </div>
        <div className="case">
          <h3>{labels.caseStudy}</h3>
          <p className="figure">{keepTogether(caseStudy.figure)}</p>
        </div>
        <p className="result">{keepTogether(caseStudy.result)}</p>
        <div className="art">
          <Picture image={image} sizes="(min-width: 64rem) 42rem, 100vw" />
        </div>
        <div className="words">
          <p>
            <b>{caseStudy.company}</b> {caseStudy.challenge}
          </p>
          <p>
            <b>{labels.hardPart}</b> {caseStudy.hardPart}
          </p>
        </div>
        <div className="work">
          <Fold title={labels.more}>
            <Challenges corner={corner} heads={heads} rows={rows} />
          </Fold>
          <MoreLink label={talk} href={contactHref(topic)} />
        </div>
      </Spread>
    </Section>
  )
}

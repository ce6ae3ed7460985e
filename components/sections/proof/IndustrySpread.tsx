import { chakra } from '@chakra-ui/react'
import type { Industry } from '#content/schema/pages/offers.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { enlarged } from '../../theme/enlarged.ts'
import { stackedRows } from '../../theme/stackedRows.ts'
import { Fold } from '../../ui/Fold.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'

const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '5fr 7fr', _print: '1fr 3fr' },
    columnGap: { md: '8', lg: '18', _print: '8' },
    rowGap: { base: '4', md: '10' },
    '& .art img': {
      width: '100%',
      height: '100%',
      aspectRatio: { base: '2', md: '4 / 3' },
      borderRadius: 'md',
    },
    // On phones, a picture follows what it is about.
    '& .art': { order: { base: '1', md: '0' } },
    '& .intro': { alignSelf: 'center', display: { base: 'contents', md: 'block' } },
    '& h2': { textStyle: 'title' },
    '& .intro p': { mt: { md: '3' }, mb: { md: '2' }, maxW: 'text' },
    // On phones, a question follows what it is about.
    '& .intro a': { order: '3' },
    '& .work': { gridColumn: '1 / -1', order: '2', mdDown: { borderBlockWidth: '1px' } },
    '& .work h3': { textStyle: 'strong' },
    // The first challenge, as far as it fits, says what the fold is about.
    '& .work summary p': {
      textStyle: 'caption',
      lineClamp: 1,
      [enlarged]: { lineClamp: 'none' },
    },
    '& .work[open] summary p': { display: 'none' },
  },
  variants: {
    flip: {
      true: {
        gridTemplateColumns: { md: '7fr 5fr' },
        '& .art': { order: '1' },
      },
    },
  },
})

const Table = chakra('table', {
  base: {
    tableLayout: 'fixed',
    textStyle: { base: 'note', lg: 'body' },
    '& th': { textStyle: 'small', pb: '2' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& td': { textWrap: 'pretty', verticalAlign: 'top', py: '3', pr: { base: '5', lg: '8' } },
    // On phones the three cells follow one another: the challenge, its solution, and the outcome at a rule.
    mdDown: {
      ...stackedRows,
      mt: '2',
      mb: '4',
      '& tbody tr': { display: 'grid', rowGap: '2', borderTopWidth: '0' },
      '& tr + tr': { mt: '6' },
      '& td:first-of-type': { textStyle: 'strong' },
      '& td:not(:first-of-type)::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'caption',
      },
      '& td:last-of-type': { pl: '3', borderLeftWidth: '3px', borderColor: 'teal.500' },
    },
  },
})

const Case = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '7fr 5fr', _print: '2fr 1fr' },
    columnGap: { md: '8', lg: '18', _print: '8' },
    rowGap: '5',
    alignItems: { base: 'start', lg: 'center' },
    breakInside: 'avoid',
    '& h3': { textStyle: 'aside' },
    '& .company': { textStyle: 'small', mt: '1', mb: '2' },
    '& .figure': { textStyle: 'poster', lineHeight: '1', color: 'fg.accent', mb: '2' },
  },
})

interface IndustrySpreadProps {
  industry: Industry
  labels: {
    columns: readonly string[]
    caseStudy: string
  }
  /** Whether the picture is on the right. */
  flip: boolean
}

/** An industry: challenges, solutions and outcomes, and a case study with its result as a figure. */
export function IndustrySpread({ industry, labels, flip }: IndustrySpreadProps) {
  const { id, title, description, image, topic, talk, challenges, solutions, outcomes, caseStudy } = industry
  const headingId = `${id}-title`
  const caseId = `${id}-case`
  return (
    <>
      <Section id={id} tabIndex={-1} space="snug" labelledBy={headingId}>
        <Spread flip={flip}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 32rem, 100vw" />
          </div>
          <div className="intro">
            <h2 id={headingId}>{keepTogether(title)}</h2>
            <p>{description}</p>
            <MoreLink label={talk} href={contactHref(topic)} />
          </div>
          <Fold
            className="work"
            title={
              <>
                <h3>{labels.columns.join(', ')}</h3>
                <p>{challenges[0]}</p>
              </>
            }
          >
            <Table>
              <thead>
                <tr>
                  {labels.columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {challenges.map((challenge, row) => (
                  <tr key={challenge}>
                    {[challenge, solutions[row], outcomes[row]].map((text, column) => (
                      <td key={text} data-label={labels.columns[column]}>
                        {text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Fold>
        </Spread>
      </Section>
      <Section ground="tint" space="snug" labelledBy={caseId}>
        <Case>
          <div>
            <h3>{labels.caseStudy}</h3>
            <p className="company" id={caseId}>
              {caseStudy.company}
            </p>
            <p>{caseStudy.challenge}</p>
          </div>
          <div>
            <p className="figure">{keepTogether(caseStudy.figure)}</p>
            <p>{keepTogether(caseStudy.result)}</p>
          </div>
        </Case>
      </Section>
    </>
  )
}

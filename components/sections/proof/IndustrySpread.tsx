import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Industry } from '#content/schema/pages/offers.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { stackedRows } from '../../theme/stackedRows.ts'
import { Fold } from '../../ui/Fold.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { MoreLink } from '../../ui/TextLink.tsx'

const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '5fr 7fr', _print: '2fr 1fr' },
    columnGap: { md: '8', lg: '18', _print: '8' },
    rowGap: { base: '5', md: '10', _print: '4' },
    breakInside: 'avoid',
    '& .art': { order: { md: '-1', _print: '0' } },
    '& .art img': {
      width: '100%',
      aspectRatio: { base: '3 / 2', _print: '2 / 1' },
      borderRadius: 'md',
    },
    '& .art p': { textStyle: { base: 'note', lg: 'body' }, mt: { base: '3', md: '4' } },
    '& h2': { textStyle: 'title' },
    '& h3': { textStyle: 'eyebrow', mt: '5' },
    '& .figure': {
      textStyle: 'poster',
      fontSize: { mdDown: 'min(2.625rem, 10vw)' },
      color: 'fg.accent',
    },
    '& .result': { textStyle: 'strong', mt: '2' },
    // What was wrong, beside what was difficult.
    '& .words': {
      display: 'grid',
      gridTemplateColumns: { xl: '1fr 1fr' },
      columnGap: '8',
      rowGap: '2',
      textStyle: 'note',
      mt: { base: '2', md: '4' },
    },
    '& .words b': { display: 'block' },
    '& .work': { gridColumn: '1 / -1' },
    '& details': { mdDown: { borderBlockWidth: '1px' } },
    '& summary': { textStyle: 'label', _print: { display: 'none' } },
    '& summary ~ table thead': { srOnly: true },
    // On phones, the case follows the words about the industry, and the picture is beside its figure.
    mdDown: {
      gridTemplateColumns: '1fr min(6.75rem, 28vw)',
      columnGap: '3',
      rowGap: '0',
      '& > div:not(.work)': { display: 'contents' },
      '& > div > *, & > .work': { gridColumn: '1 / -1' },
      '& > div > h3, & > div > .figure': { gridColumn: '1' },
      '& .art > :first-of-type:not(p)': { gridArea: '3 / 2 / span 2', alignSelf: 'end' },
      '& h2': { order: '-2' },
      '& .art p': { order: '-1' },
      '& > .work': { mt: '5' },
    },
  },
  variants: {
    flip: {
      true: { gridTemplateColumns: { md: '7fr 5fr' }, '& .art': { order: '0' } },
    },
  },
})

const Table = chakra('table', {
  base: {
    tableLayout: 'fixed',
    textStyle: { base: 'note', lg: 'body' },
    '& th': { textStyle: 'small', pb: '2' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& td': {
      textWrap: 'pretty',
      verticalAlign: 'top',
      py: { base: '3', _print: '1' },
      pr: { base: '5', lg: '8' },
    },
    '& td:last-of-type': { fontWeight: 'semibold', pr: '0' },
    // On phones the three cells follow one another: the challenge, its solution, and the outcome at a rule.
    mdDown: {
      ...stackedRows,
      '& tbody tr': { display: 'grid', rowGap: '3', borderTopWidth: '0', mb: '4' },
      '& td::before': { content: 'attr(data-label)', display: 'block', textStyle: 'caption' },
      '& td:last-of-type': { pl: '3', borderLeftWidth: '3px', borderColor: 'teal.500' },
    },
  },
})

interface RowsProps {
  industry: Industry
  columns: readonly string[]
  rows: readonly number[]
}

/** Some of the challenges of an industry, each with its solution and outcome. */
function Rows({ industry: { challenges, solutions, outcomes }, columns, rows }: RowsProps) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {[challenges, solutions, outcomes].map((texts, column) => (
              <td key={columns[column]} data-label={columns[column]}>
                {texts[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface IndustrySpreadProps {
  industry: Industry
  labels: {
    columns: readonly string[]
    caseStudy: string
    hardPart: string
    more: string
  }
  ground: ComponentProps<typeof Section>['ground']
  /** Whether the picture is on the right. */
  flip: boolean
}

/** An industry: a case study with its result as a figure, then challenges, solutions and outcomes. */
export function IndustrySpread({ industry, labels, ground, flip }: IndustrySpreadProps) {
  const { id, title, description, image, topic, talk, caseStudy } = industry
  const headingId = `${id}-title`
  return (
    <Section id={id} tabIndex={-1} ground={ground} labelledBy={headingId}>
      <Spread flip={flip}>
        <div>
          <h2 id={headingId}>{keepTogether(title)}</h2>
          <h3>{labels.caseStudy}</h3>
          <p className="figure">{keepTogether(caseStudy.figure)}</p>
          <p className="result">{keepTogether(caseStudy.result)}</p>
          <div className="words">
            <p>
              <b>{caseStudy.company}</b> {caseStudy.challenge}
            </p>
            <p>
              <b>{labels.hardPart}</b> {caseStudy.hardPart}
            </p>
          </div>
        </div>
        <div className="art">
          <Picture image={image} sizes="(min-width: 64rem) 32rem, 100vw" />
          <p>{description}</p>
        </div>
        <div className="work">
          <Rows industry={industry} columns={labels.columns} rows={[0]} />
          <Fold title={labels.more}>
            <Rows industry={industry} columns={labels.columns} rows={[1, 2]} />
          </Fold>
          <MoreLink label={talk} href={contactHref(topic)} />
        </div>
      </Spread>
    </Section>
  )
}

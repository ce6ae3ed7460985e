import { chakra } from '@chakra-ui/react'
import type { Industry } from '#content/schema/industry.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { sectionRecipe } from '../../theme/recipes/section.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '5fr 7fr' },
    columnGap: { md: '8', lg: '18' },
    rowGap: { base: '5', md: '8', lg: '12' },
    '& .art': { display: { base: 'none', md: 'block' } },
    '& .art img': {
      width: '100%',
      height: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'md',
    },
    '& .intro': { alignSelf: 'center' },
    '& h2': { textStyle: 'title' },
    '& .intro p': { textStyle: 'body', textWrap: 'pretty', mt: '4', mb: '2', maxW: 'text' },
    '& table, & article': { gridColumn: '1 / -1' },
  },
  variants: {
    flip: {
      true: {
        gridTemplateColumns: { md: '7fr 5fr' },
        '& .art': { order: { md: '1' } },
        '& table, & article': { order: { md: '2' } },
      },
    },
  },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textAlign: 'left',
    borderCollapse: 'collapse',
    textStyle: 'note',
    '& th': { textStyle: 'small', pb: '3' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& td': { textWrap: 'pretty', verticalAlign: 'top', py: '4', pr: '8' },
    '& td > span': { display: { md: 'none' }, _print: { display: 'none' } },
    // On phones the three cells follow one another, each after the name of its column.
    mdDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', py: '2' },
      '& td': { display: 'block', p: '0' },
      '& td > span': { fontWeight: 'semibold' },
    },
  },
})

const Surface = chakra('article', sectionRecipe)

const Case = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
    columnGap: { md: '8', lg: '18' },
    rowGap: '4',
    p: { base: '5', lg: '10' },
    textWrap: 'pretty',
    '& h3': { textStyle: 'note', color: 'fg.quiet' },
    '& .company': { textStyle: 'small', mt: '1', mb: '3' },
    '& .figure': { textStyle: 'poster', lineHeight: '1', mb: '3' },
  },
})

interface IndustrySpreadProps {
  industry: Industry
  labels: {
    /** The names of the columns in plural and, before single cells, in singular. */
    columns: readonly { all: string; one: string }[]
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
    <Section id={id} space={{ base: 'snug', lg: 'tight' }} labelledBy={headingId}>
      <Spread flip={flip}>
        <div className="art">
          <Picture image={image} sizes="(min-width: 64rem) 32rem, 100vw" />
        </div>
        <div className="intro">
          <h2 id={headingId}>{keepTogether(title)}</h2>
          <p>{description}</p>
          <TextLink look="standalone" to={contactHref('general', topic)}>
            {talk}
          </TextLink>
        </div>
        <Table>
          <thead>
            <tr>
              {labels.columns.map(({ all }) => (
                <th key={all} scope="col">
                  {all}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {challenges.map((challenge, row) => (
              <tr key={challenge}>
                {[challenge, solutions[row], outcomes[row]].map((text, column) => (
                  <td key={text}>
                    <span aria-hidden="true">{labels.columns[column]?.one}: </span>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <Surface ground="teal" space="none" borderRadius="md" aria-labelledby={caseId}>
          <Case>
            <div>
              <h3 id={caseId}>{labels.caseStudy}</h3>
              <p className="company">{caseStudy.company}</p>
              <p>{caseStudy.challenge}</p>
            </div>
            <div>
              <p className="figure">{caseStudy.figure}</p>
              <p>{caseStudy.result}</p>
            </div>
          </Case>
        </Surface>
      </Spread>
    </Section>
  )
}

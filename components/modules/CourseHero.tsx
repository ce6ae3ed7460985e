import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { Inline } from '#content/schema/article.ts'
import { actionRow } from '../theme/actionRow.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: '6',
    gridTemplateColumns: { md: '4fr 3fr', lg: '1fr 1fr', _print: '3fr 1fr' },
    '& .words': { pt: { base: '6', lg: '10', _print: '0' }, pb: { md: '10', lg: '18' } },
    '& .back': { mb: { base: '2', lg: '6' } },
    '& .badge': { textStyle: 'eyebrow', mb: '3' },
    '& h1': { textStyle: 'display' },
    '& h1 ~ :is(.summary, .lead)': { textStyle: 'lead', mt: '4', maxW: 'text' },
    '& .summary': { fontWeight: 'semibold' },
    '& .lead': { color: 'fg.quiet' },
    // Lines break between facts; the dot of the first one in a line is cut off.
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      textStyle: 'aside',
      mt: { base: '6', _print: '3' },
      ml: '-4',
      clipPath: 'inset(0 0 0 1rem)',
      '& span': { _before: { content: '"·"', display: 'inline-block', width: '1rem', textAlign: 'center' } },
    },
    '& .actions': { ...actionRow, mt: { base: '6', lg: '8' } },
    // From edge to edge below the text; beside it, in the lower right corner: many pictures have the color of the hero.
    '& .art': {
      '--edge': { base: '-1.25rem', md: '-2rem', xl: 'min(-2rem, ({sizes.content} - 100vw) / 2)' },
      ml: { base: 'var(--edge)', md: '0' },
      mr: 'var(--edge)',
      alignSelf: { md: 'end' },
      _print: { mx: '0', alignSelf: 'start' },
    },
  },
})

interface CourseHeroProps {
  /** Link back to the catalog. */
  back: ReactNode
  badge: ReactNode
  title: string
  /** The description on its card: a title need not describe the module. */
  summary: string
  /** First paragraph of the long description; the rest starts the page below. */
  lead?: readonly Inline[]
  /** Audience, kind and duration. */
  facts: readonly string[]
  image: Image
  /** Buttons. */
  children: ReactNode
}

/** The first screen of a module's page: title, topic and audience. */
export function CourseHero({ back, badge, title, summary, lead, facts, image, children }: CourseHeroProps) {
  return (
    <Section unnamed isFirst ground="teal" space="none">
      <Grid>
        <div className="words">
          <p className="back">{back}</p>
          <p className="badge">{badge}</p>
          <h1>{keepTogether(title, true)}</h1>
          <p className="summary">{keepTogether(summary)}</p>
          {lead && (
            <p className="lead">
              <RichText content={lead} />
            </p>
          )}
          <p className="facts">{facts.map((fact) => [<span key={fact}>{fact}</span>, ' '])}</p>
          <div className="actions">{children}</div>
        </div>
        <div className="art">
          <Picture image={image} eager sizes="(min-width: 64rem) 50vw, 100vw" />
        </div>
      </Grid>
    </Section>
  )
}

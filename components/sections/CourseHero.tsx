import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import type { Inline } from '#content/schema/article.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: '8',
    gridTemplateColumns: { lg: '7fr 5fr' },
    _print: { gridTemplateColumns: '2fr 1fr' },
    alignItems: 'center',
    pt: { base: '6', lg: '10' },
    pb: { base: '12', lg: '18' },
    '& .back': { mb: { base: '2', lg: '6' } },
    '& .badge': { textStyle: 'label', color: 'fg.warm', mb: '3' },
    '& h1': {
      textStyle: 'title',
      fontSize: 'min(clamp(2.25rem, 1.78rem + 1.95vw, 3.5rem), 11vw)',
      maxW: '16ch',
    },
    '& .summary': { textStyle: 'lead', fontWeight: 'semibold', mt: '6', maxW: '38rem', textWrap: 'pretty' },
    '& .lead': { textStyle: 'lead', color: 'fg.quiet', mt: '4', maxW: '38rem' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '8',
      rowGap: '3',
      mt: '8',
      pt: '5',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      '& li': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'note', fontWeight: 'semibold' },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', mt: '6' },
    '& .art': {
      maxW: { base: '26rem', lg: 'none' },
      // A frame: the art may have the color of the ground.
      borderWidth: '1px',
      borderColor: 'line.base',
      borderRadius: 'md',
      overflow: 'hidden',
      '& img': { width: '100%', height: 'auto' },
    },
  },
})

interface CourseHeroProps {
  /** Link back to the catalogue. */
  back: ReactNode
  badge: ReactNode
  title: string
  /** What the module is, in the line of its card: a title need not say so. */
  summary: string
  /** First paragraph of the long description; the rest opens the page below. */
  lead?: readonly Inline[]
  factsLabel: string
  facts: readonly { icon: IconName; text: string }[]
  image: Image
  /** What a visitor can do with the module, under the facts. */
  children?: ReactNode
}

/** First screen of a module's page: what it is called, what it is about, whom it is for. */
export function CourseHero({
  back,
  badge,
  title,
  summary,
  lead,
  factsLabel,
  facts,
  image,
  children,
}: CourseHeroProps) {
  return (
    <Section isFirst ground="teal" space="none">
      <Grid>
        <div>
          <p className="back">{back}</p>
          <p className="badge">{badge}</p>
          <h1>{title}</h1>
          <p className="summary">{summary}</p>
          {lead && (
            <p className="lead">
              <RichText content={lead} />
            </p>
          )}
          <ul className="facts" aria-label={factsLabel}>
            {facts.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
          {children && <div className="actions">{children}</div>}
        </div>
        <div className="art">
          <Picture image={image} eager sizes="(min-width: 64rem) 30rem, 26rem" />
        </div>
      </Grid>
    </Section>
  )
}

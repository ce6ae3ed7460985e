import { chakra } from '@chakra-ui/react'
import type { SolutionFamily } from '#content/schema/solutions.ts'
import { Picture } from '../../ui/Picture.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const Rows = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '6',
      gridTemplateColumns: { md: '5fr 7fr' },
      gridTemplateRows: { md: 'auto 1fr' },
      _print: { gridTemplateColumns: '1fr 2fr' },
      py: { base: '8', lg: '12' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .art': {
      overflow: 'hidden',
      borderRadius: 'md',
      '& img': { width: '100%', height: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
    },
    '& .art, & .facts': { gridColumn: { md: '1' } },
    '& .about': { gridColumn: { md: '2' }, gridRow: { md: '1 / 3' }, pl: { lg: '8' } },
    // Pictures change sides from row to row.
    lg: {
      '& > li:nth-of-type(even)': {
        gridTemplateColumns: '7fr 5fr',
        '& .about': { gridColumn: '1', pl: '0', pr: '8' },
        '& .art, & .facts': { gridColumn: '2' },
      },
    },
    '& .when': { textStyle: 'note', fontStyle: 'italic', fontSynthesis: 'style', color: 'fg.warm' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& .description': { textStyle: 'body', textWrap: 'pretty', mt: '3', mb: '3' },
    '& .facts': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '6', alignContent: 'start' },
    '& .programs': { mb: '4' },
    '& dl': { textStyle: 'note' },
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
    '& dd': { fontWeight: 'semibold', lineHeight: '1.4', pb: '3' },
    '& dd ul': { fontWeight: 'normal', mt: '1' },
    '& dd li': { py: '0.375rem', borderTopWidth: '1px', borderColor: 'line.base' },
    '& dd li span': { color: 'fg.quiet' },
  },
})

interface FamilyRowsProps {
  items: readonly SolutionFamily[]
  labels: { duration: string; participants: string; programs: string }
}

/** Families of offers: picture with duration and participants under it, beside what it is for and what is in it. */
export function FamilyRows({ items, labels }: FamilyRowsProps) {
  return (
    <Rows>
      {items.map(({ title, when, description, duration, participants, programs, link, image }) => (
        <li key={title}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 48rem) 31rem, 100vw" />
          </div>
          <div className="about">
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p className="description">{description}</p>
            <dl className="programs">
              <dt>{labels.programs}</dt>
              <dd>
                <ul>
                  {programs.map(({ name, text }) => (
                    <li key={name}>
                      <strong>{name}</strong> <span>{text}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </dl>
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          </div>
          <dl className="facts">
            <div>
              <dt>{labels.duration}</dt>
              <dd>{duration}</dd>
            </div>
            <div>
              <dt>{labels.participants}</dt>
              <dd>{participants}</dd>
            </div>
          </dl>
        </li>
      ))}
    </Rows>
  )
}

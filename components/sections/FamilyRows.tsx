import { chakra } from '@chakra-ui/react'
import type { SolutionFamily } from '#content/schema/solutions.ts'
import { Picture } from '../ui/Picture.tsx'
import { TextLink } from '../ui/TextLink.tsx'

const Rows = chakra('ol', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '6',
      gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(12, 1fr)' },
      _print: { gridTemplateColumns: '1fr 2fr' },
      py: { base: '8', lg: '10' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .art': {
      gridColumn: { lg: 'span 3' },
      gridRow: { md: 'span 2', lg: 'auto' },
      overflow: 'hidden',
      borderRadius: 'md',
      '& img': {
        width: '100%',
        height: '100%',
        aspectRatio: { base: '16 / 9', lg: '1' },
        maxH: { md: '20rem', lg: 'none' },
        objectFit: 'cover',
      },
    },
    '& .about': { gridColumn: { lg: 'span 5' }, pr: { lg: '6' } },
    '& .when': { textStyle: 'note', fontStyle: 'italic', fontSynthesis: 'style', color: 'fg.warm' },
    '& h3': { textStyle: 'subheading', mt: '1' },
    '& .description': { textStyle: 'body', textWrap: 'pretty', mt: '3', mb: '3' },
    '& dl': { gridColumn: { lg: 'span 4' }, textStyle: 'note' },
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

/** Families of offers as rows of a ledger: picture, what it is for, who takes part, how long and what is in it. */
export function FamilyRows({ items, labels }: FamilyRowsProps) {
  return (
    <Rows>
      {items.map(({ title, when, description, duration, participants, programs, link, image }) => (
        <li key={title}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 64rem) 18rem, 100vw" />
          </div>
          <div className="about">
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p className="description">{description}</p>
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          </div>
          <dl>
            <dt>{labels.duration}</dt>
            <dd>{duration}</dd>
            <dt>{labels.participants}</dt>
            <dd>{participants}</dd>
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
        </li>
      ))}
    </Rows>
  )
}

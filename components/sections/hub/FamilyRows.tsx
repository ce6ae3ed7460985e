import { chakra } from '@chakra-ui/react'
import type { SolutionFamily } from '#content/schema/solutions.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** The first family large, with its picture beside it; the others two by two, each with a small one beside its title. */
const Rows = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    columnGap: { md: '8', lg: '18' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'min(7rem, 26vw) minmax(0, 1fr)', lg: '2fr 3fr' },
      ...stackEnlarged,
      alignContent: 'start',
      columnGap: { base: '4', lg: '8' },
      rowGap: '5',
      _print: { gridTemplateColumns: '1fr 2fr' },
      py: { base: '8', lg: '12' },
      borderTopWidth: '1px',
      borderColor: 'line.strong',
    },
    '& .art': {
      alignSelf: 'start',
      overflow: 'hidden',
      borderRadius: 'md',
      '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
    },
    '& .name': { alignSelf: { lg: 'end' } },
    '& .about': { gridColumn: '1 / -1' },
    '& > li:first-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '7fr 5fr' },
      columnGap: { md: '8', lg: '12' },
      '& .when': { fontSize: '1.125rem' },
      '& h3': { textStyle: 'subheading' },
      md: { '& .art': { gridRow: '1 / 3' } },
      lg: { '& .about': { gridColumn: '2' } },
      // Beside the picture there is room for the description alone.
      mdToLg: {
        gridTemplateRows: 'auto 1fr',
        '& .about': { display: 'contents' },
        '& .description': { gridColumn: '2' },
        '& dl': { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr 2fr' },
        '& .programs': { gridColumn: 'auto' },
      },
    },
    '& .when': { textStyle: 'small', fontSize: { base: '1rem', lg: '1.125rem' }, color: 'fg.warm' },
    '& h3': { textStyle: { base: 'small', lg: 'subheading' }, mt: { base: '1', lg: '2' } },
    '& .description': { textStyle: 'body', textWrap: 'pretty', mb: '4' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      ...stackEnlarged,
      columnGap: '6',
      rowGap: '3',
      textStyle: 'note',
      mb: '3',
    },
    '& .programs': { gridColumn: '1 / -1' },
    '& dt': { textStyle: 'fine', color: 'fg.quiet' },
    '& dd': { fontWeight: 'semibold', lineHeight: '1.4' },
    '& dd ul': { fontWeight: 'normal', mt: '1', borderBottomWidth: '1px', borderColor: 'line.base' },
    '& dd li': { py: '0.375rem', borderTopWidth: '1px', borderColor: 'line.base' },
    '& dd li span': { color: 'fg.quiet' },
  },
})

interface FamilyRowsProps {
  items: readonly SolutionFamily[]
  labels: { duration: string; participants: string; programs: string }
}

/** Solution families: what clients say, duration, participants, contents and a link. */
export function FamilyRows({ items, labels }: FamilyRowsProps) {
  return (
    <Rows>
      {items.map(({ title, when, description, duration, participants, programs, link, image }) => (
        <li key={title}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 48rem) 44rem, 100vw" />
          </div>
          <div className="name">
            <p className="when">
              <q>{when}</q>
            </p>
            <h3>{title}</h3>
          </div>
          <div className="about">
            <p className="description">{description}</p>
            <dl>
              <div>
                <dt>{labels.duration}</dt>
                <dd>{keepTogether(duration)}</dd>
              </div>
              <div>
                <dt>{labels.participants}</dt>
                <dd>{participants}</dd>
              </div>
              <div className="programs">
                <dt>{labels.programs}</dt>
                <dd>
                  <ul>
                    {programs.map(({ name, text }) => (
                      <li key={name}>
                        <strong>{name}</strong> <span>{keepTogether(text)}</span>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            </dl>
            <TextLink look="standalone" to={link.href}>
              {link.label}
            </TextLink>
          </div>
        </li>
      ))}
    </Rows>
  )
}

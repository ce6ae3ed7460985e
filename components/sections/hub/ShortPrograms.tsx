import { chakra } from '@chakra-ui/react'
import type { ShortProgram } from '#content/schema/offerings.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { HalfDays } from '../program/Days.tsx'

const List = chakra('div', {
  base: {
    display: 'grid',
    rowGap: { base: '12', lg: '18' },
    '& article': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto 1fr', lg: '4fr 8fr' },
      gridTemplateRows: { lg: 'auto auto 1fr' },
      columnGap: { base: '4', lg: '18' },
      alignItems: { base: 'center', lg: 'start' },
    },
    // Two days are twice as wide as one.
    '& .days': { gridRow: { lg: '1 / 3' }, '&[data-one]': { lg: { width: '50%' } } },
    '& h3': { textStyle: 'subheading' },
    '& .facts': { gridColumn: { base: '1 / -1', lg: '1' }, gridRow: { lg: '3' } },
    '& .about': { gridColumn: { base: '1 / -1', lg: '2' }, gridRow: { lg: '2 / 4' }, mt: '3' },
    '& h4': { textStyle: 'strong', mt: { base: '3', lg: '6' }, mb: { base: '2', lg: '3' } },
    '& dl': { textStyle: 'note', lineHeight: '1.45', mt: { base: '3', lg: '4' } },
    '& dl > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', py: '0.125rem', ...stackEnlarged },
    '& dt': { color: 'fg.quiet' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      columnGap: '8',
      rowGap: { base: '2', lg: '3' },
      mb: { base: '4', lg: '6' },
    },
    '& li': { display: 'grid', gridTemplateColumns: '2.25rem 1fr', textWrap: 'pretty' },
    '& li svg': { mt: '0.25em', color: 'fg.warm' },
  },
})

interface ShortProgramsProps {
  items: readonly ShortProgram[]
  labels: { audience: string; duration: string; format: string; more: string; outcomes: string }
}

/** Short programs: the half days and facts of each, beside what participants take away. */
export function ShortPrograms({ items, labels }: ShortProgramsProps) {
  return (
    <List>
      {items.map(({ id, title, halfDays, description, outcomes, topic, ...program }) => (
        <article key={id} id={id} aria-labelledby={`${id}-title`}>
          <div className="days" data-one={halfDays.length === 2 || undefined}>
            <HalfDays halfDays={halfDays} />
          </div>
          <h3 id={`${id}-title`}>{title}</h3>
          <dl className="facts">
            {(['audience', 'duration', 'format'] as const).map((fact) => (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                <dd>{program[fact]}</dd>
              </div>
            ))}
          </dl>
          <div className="about">
            <p>{keepTogether(description)}</p>
            <h4>{labels.outcomes}</h4>
            <ul>
              {outcomes.map((outcome) => (
                <li key={outcome}>
                  <Icon name="check" />
                  {outcome}
                </li>
              ))}
            </ul>
            <ButtonLink to={contactHref('general', topic)} look="outline" aria-describedby={`${id}-title`}>
              {labels.more}
            </ButtonLink>
          </div>
        </article>
      ))}
    </List>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ShortFormat, ShortProgram } from '#content/schema/pages/strategy.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { HalfDays } from './HalfDays.tsx'

const List = chakra('div', {
  base: {
    display: 'grid',
    rowGap: { base: '6', lg: '12' },
    '& article': {
      borderTopWidth: '1px',
      borderColor: 'line.base',
      pt: { base: '4', lg: '8' },
      display: 'grid',
      gridTemplateColumns: { lg: '4fr 8fr' },
      columnGap: '18',
      rowGap: '3',
    },
    '& > article > div': { '& > p': { mb: { base: '1', md: '4' } } },
    '& h3': { textStyle: 'subheading' },
    '& h4': { textStyle: 'strong' },
    '& dl': { textStyle: 'note', lineHeight: '1.45', mt: { base: '3', lg: '4' } },
    '& dl > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', py: '0.125rem', ...stackEnlarged },
    '& dt': { color: 'fg.quiet' },
    '& dl + div': { mt: '4', display: { lgDown: 'none' } },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      columnGap: '8',
      rowGap: { base: '2', lg: '3' },
      mt: { md: '3' },
      mb: '4',
    },
    '& details': { mdDown: { mb: '4' } },
    '& li': { display: 'grid', gridTemplateColumns: '2.25rem 1fr' },
    '& li svg': { mt: '0.25em', color: 'fg.warm' },
  },
})

interface ShortProgramsProps {
  items: readonly (ShortProgram & Pick<ShortFormat, 'halfDays'>)[]
  labels: { audience: string; duration: string; format: string; more: string; outcomes: string }
}

/** Short programs: the facts and half days of each, beside what participants take away. */
export function ShortPrograms({ items, labels }: ShortProgramsProps) {
  return (
    <List>
      {items.map(({ id, title, description, outcomes, topic, halfDays, ...program }) => (
        <article key={id} id={id} aria-labelledby={`${id}-title`}>
          <div>
            <h3 id={`${id}-title`}>{title}</h3>
            <dl>
              {(['audience', 'duration', 'format'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{labels[fact]}</dt>
                  <dd>{program[fact]}</dd>
                </div>
              ))}
            </dl>
            <HalfDays halfDays={halfDays} />
          </div>
          <div>
            <p>{keepTogether(description)}</p>
            <Fold isHeading title={<h4>{labels.outcomes}</h4>}>
              <ul>
                {outcomes.map((outcome) => (
                  <li key={outcome}>
                    <Icon name="check" />
                    {outcome}
                  </li>
                ))}
              </ul>
            </Fold>
            <ButtonLink to={contactHref('general', topic)} look="outline" aria-describedby={`${id}-title`}>
              {labels.more}
            </ButtonLink>
          </div>
        </article>
      ))}
    </List>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ShortProgram } from '#content/schema/offerings.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { HalfDays } from './HalfDays.tsx'
import { useOpenTarget } from './useOpenTarget.ts'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& article': {
      display: 'grid',
      gridTemplateColumns: { lg: '5fr 7fr' },
      columnGap: '12',
      rowGap: '5',
      py: { base: '8', lg: '12' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    // Aligns the days with the labels below.
    '& .name': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', ...stackEnlarged },
    '& h3': { textStyle: 'subheading' },
    '& h4': { textStyle: 'strong' },
    '& dl': { textStyle: 'note', mt: '4' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', py: '1', ...stackEnlarged },
    '& dt': { color: 'fg.quiet' },
    '& .about': { textStyle: 'lead' },
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '3rem',
      mt: '3',
      textStyle: 'label',
      fontSize: '1rem',
      color: 'fg.accent',
      '& svg': { transition: 'transform 220ms' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: '2px' },
    },
    '& details[open] summary svg': { transform: 'rotate(45deg)' },
    '& .more': { pt: '4', pb: '2' },
    '& .more ul': { my: '3', pb: '3' },
    '& .more li': { display: 'grid', gridTemplateColumns: '2.25rem 1fr', py: '2', textStyle: 'note' },
    '& .more li svg': { mt: '0.15em', color: 'fg.warm' },
  },
})

interface ShortProgramsProps {
  items: readonly ShortProgram[]
  labels: {
    audience: string
    duration: string
    format: string
    more: string
    outcomes: string
    ask: string
  }
}

/** Short programs with their facts; Learn More or a link to a program's anchor expands the outcomes. */
export function ShortPrograms({ items, labels }: ShortProgramsProps) {
  const ref = useOpenTarget<HTMLDivElement>()
  return (
    <List ref={ref}>
      {items.map(({ id, title, duration, audience, format, description, halfDays, outcomes, topic }) => (
        <article key={id} id={id} aria-labelledby={`${id}-title`}>
          <div>
            <div className="name">
              <HalfDays size="small" days={halfDays} />
              <h3 id={`${id}-title`}>{title}</h3>
            </div>
            <dl>
              <div>
                <dt>{labels.audience}</dt>
                <dd>{audience}</dd>
              </div>
              <div>
                <dt>{labels.duration}</dt>
                <dd>{duration}</dd>
              </div>
              <div>
                <dt>{labels.format}</dt>
                <dd>{format}</dd>
              </div>
            </dl>
          </div>
          <div>
            <p className="about">{keepTogether(description)}</p>
            <details>
              <summary aria-describedby={`${id}-title`}>
                {labels.more}
                <Icon name="plus" />
              </summary>
              <div className="more">
                <h4>{labels.outcomes}</h4>
                <ul>
                  {outcomes.map((outcome) => (
                    <li key={outcome}>
                      <Icon name="check" />
                      {outcome}
                    </li>
                  ))}
                </ul>
                <ButtonLink
                  to={contactHref('general', topic)}
                  look="outline"
                  aria-describedby={`${id}-title`}
                >
                  {labels.ask}
                </ButtonLink>
              </div>
            </details>
          </div>
        </article>
      ))}
    </List>
  )
}

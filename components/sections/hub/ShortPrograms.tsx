import { chakra } from '@chakra-ui/react'
import type { ShortProgram } from '#content/schema/pages/strategy.ts'
import { contactHref } from '../../inquiry/contactHref.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'

const List = chakra('div', {
  base: {
    display: 'grid',
    rowGap: { base: '6', lg: '10' },
    '& article': {
      borderTopWidth: '1px',
      borderColor: 'line.base',
      pt: { base: '4', md: '6', lg: '10' },
      display: 'grid',
      gridTemplateAreas: {
        base: '"title picture" "facts facts" "more more"',
        md: '"title picture" "facts picture" "more more"',
        lg: '"picture title more" "picture facts more"',
      },
      gridTemplateColumns: { base: '1fr 6rem', md: '1fr 12rem', lg: '5fr 6fr 8fr' },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { base: '4', md: '8', lg: '10' },
      rowGap: '3',
    },
    '& h3': { textStyle: 'subheading', gridArea: 'title' },
    '& article > :is(img, picture)': {
      gridArea: 'picture',
      '&, & img': { width: '100%', borderRadius: 'md' },
    },
    '& dl': { gridArea: 'facts', textStyle: 'note', lineHeight: '1.45' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', py: '0.125rem', ...stackEnlarged },
    '& dt': { color: 'fg.quiet' },
    '& article > div': { gridArea: 'more', '& > p': { mb: { base: '1', md: '4' } } },
    '& h4': { textStyle: 'strong' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { mdToLg: '1fr 1fr' },
      columnGap: '8',
      rowGap: '2',
      mt: { md: '3' },
      mb: '4',
    },
    '& details': { mdDown: { mb: '4' } },
    '& li': { display: 'grid', gridTemplateColumns: '2.25rem 1fr' },
    '& li svg': { mt: '0.25em', color: 'fg.warm' },
  },
})

interface ShortProgramsProps {
  items: readonly ShortProgram[]
  labels: { audience: string; duration: string; format: string; more: string; outcomes: string }
}

/** Short programs: the picture and facts of each, beside what participants take away. */
export function ShortPrograms({ items, labels }: ShortProgramsProps) {
  return (
    <List>
      {items.map(({ id, title, description, outcomes, image, topic, ...program }) => (
        <article key={id} id={id} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <Picture image={image} sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 12rem, 6rem" />
          <dl>
            {(['audience', 'duration', 'format'] as const).map((fact) => (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                <dd>{program[fact]}</dd>
              </div>
            ))}
          </dl>
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

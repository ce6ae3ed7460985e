import { chakra } from '@chakra-ui/react'
import type { Testimonial } from '#content/schema/sections.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { range } from '../../ui/range.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '8', lg: '6' },
    gridTemplateColumns: { md: '1fr 1fr', lg: '7fr 5fr' },
    gridTemplateRows: { lg: 'auto 1fr' },
    '& figure': { display: 'flex', flexDirection: 'column', height: '100%', gap: '5' },
    '& blockquote': { textStyle: 'lead', textWrap: 'pretty' },
    '& figcaption': { display: 'flex', alignItems: 'center', gap: '4', mt: { md: 'auto', lg: '0' } },
    '& img': { width: '4rem', height: '4rem', borderRadius: '50%', bg: 'sand.0', objectFit: 'cover' },
    '& .name': { textStyle: 'strong' },
    '& .role': { textStyle: 'note', lineHeight: '1.35', color: 'fg.quiet' },
    '& .stars': { display: 'flex', gap: '0.125rem', mt: '1' },
    '& > li': { pt: '6', borderTopWidth: '1px', borderColor: 'line.base' },
    // The first quote is large, the others are beside it.
    '& > li:first-of-type': {
      gridColumn: { base: '1 / -1', lg: '1' },
      gridRow: { lg: '1 / 3' },
      pt: '0',
      pr: { lg: '10' },
      borderTopWidth: '0',
      '& blockquote': { textStyle: 'title', lineHeight: '1.14' },
      '& figcaption': { mt: 'auto' },
      '& img': { width: { base: '5rem', lg: '10rem' }, height: { base: '5rem', lg: '10rem' } },
    },
  },
})

interface TestimonialListProps {
  testimonials: readonly Testimonial[]
  /** Screen reader text for the stars. */
  ratingLabel: string
}

/** Client quotes: the first one large, two others beside it. */
export function TestimonialList({ testimonials, ratingLabel }: TestimonialListProps) {
  return (
    <List>
      {testimonials.map(({ quote, name, role, rating, portrait }) => (
        <li key={name}>
          <figure>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              <Picture image={portrait} sizes="13rem" />
              <div>
                <p className="name">{name}</p>
                <p className="role">{role}</p>
                <div className="stars" role="img" aria-label={ratingLabel}>
                  {range(1, rating).map((star) => (
                    <Icon key={star} name="star" size={16} filled />
                  ))}
                </div>
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </List>
  )
}

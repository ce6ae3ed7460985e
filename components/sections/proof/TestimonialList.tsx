import { chakra } from '@chakra-ui/react'
import type { Testimonial } from '#content/schema/sections.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { range } from '../../ui/range.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '10', lg: '12' },
    gridTemplateColumns: { md: '1fr 1fr' },
    '& figure': { display: 'flex', flexDirection: 'column', height: '100%', gap: '5' },
    '& blockquote': { textStyle: 'lead', textWrap: 'pretty' },
    '& figcaption': { display: 'flex', alignItems: 'center', gap: '4', mt: 'auto' },
    '& img': { width: '4rem', height: '4rem', borderRadius: '50%', bg: 'sand.0', objectFit: 'cover' },
    '& .name': { textStyle: 'strong' },
    '& .role': { textStyle: 'note', lineHeight: '1.35', color: 'fg.quiet' },
    '& .stars': { display: 'flex', gap: '0.125rem', mt: '1' },
    '& > li': { pt: '6', borderTopWidth: '1px', borderColor: 'line.base' },
    // A single voice is set large.
    '& > li:only-of-type': {
      gridColumn: '1 / -1',
      pt: '0',
      borderTopWidth: '0',
      '& blockquote': {
        textStyle: 'title',
        fontSize: 'min(clamp(2rem, 1.59rem + 1.7vw, 3.125rem), 10.5vw)',
      },
      '& figure': {
        lg: { display: 'grid', gridTemplateColumns: '9fr 3fr', gap: '8', alignItems: 'end' },
      },
      '& figcaption': { lg: { flexDirection: 'column', alignItems: 'flex-start' } },
      '& img': { width: { base: '5rem', lg: '13rem' }, height: { base: '5rem', lg: '13rem' } },
    },
  },
})

interface TestimonialListProps {
  testimonials: readonly Testimonial[]
  /** What the stars say to a screen reader. */
  ratingLabel: string
}

/** Clients' words: one set large beside a portrait, or several in two columns. */
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

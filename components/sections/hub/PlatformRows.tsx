import { chakra } from '@chakra-ui/react'
import type { PlatformCard } from '#content/schema/solutions.ts'
import { stackEnlarged } from '../../theme/enlarged.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: { base: '10', md: '6' },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'min(7rem, 26vw) minmax(0, 1fr)', md: '15rem 1fr' },
      ...stackEnlarged,
      columnGap: { base: '4', md: '8' },
      alignItems: { md: 'center' },
    },
    // On phones the picture is beside the title only.
    mdDown: {
      '& .words': { display: 'contents' },
      '& .art': { gridRow: 'span 2', mb: '2' },
      '& h3': { alignSelf: 'end' },
      '& .about, & .features': { gridColumn: '1 / -1' },
    },
    '& .art': { overflow: 'hidden', borderRadius: 'md' },
    '& img': {
      width: '100%',
      height: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      transition: 'transform 220ms',
    },
    '& > li:hover img': { transform: 'translate(4px, -4px) scale(1.03)' },
    '& h3': { textStyle: 'subheading' },
    '& h3 a': {
      _after: { content: '""', position: 'absolute', inset: '0' },
      '& svg': { display: 'inline', ml: '3', color: 'fg.warm', transition: 'transform 220ms' },
      '&:focus-visible': {
        outline: 'none',
        _after: { outline: '2px solid var(--ring)', outlineOffset: '4px' },
      },
    },
    '& > li:hover h3 svg': { transform: 'translateX(4px)' },
    '& .subtitle': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .about': { textStyle: 'body', mt: '2' },
    '& .features': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      textStyle: 'note',
      color: 'fg.quiet',
      mt: '2',
    },
  },
})

/** Platforms in rows with picture, purpose and features; the link covers the row. */
export function PlatformRows({ items }: { items: readonly PlatformCard[] }) {
  return (
    <Rows>
      {items.map(({ title, subtitle, description, features, href, image }) => (
        <li key={href}>
          <div className="art">
            <Picture image={image} sizes="(min-width: 48rem) 15rem, 100vw" />
          </div>
          <div className="words">
            <h3>
              <Link to={href}>
                {title}
                <Icon name="arrow" />
              </Link>
            </h3>
            <p className="subtitle">{subtitle}</p>
            <p className="about">{description}</p>
            <ul className="features">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </Rows>
  )
}

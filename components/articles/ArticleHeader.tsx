import { chakra } from '@chakra-ui/react'
import { Children, type ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'

const Head = chakra('header', {
  base: {
    pt: { base: '6', lg: '8' },
    '& .words': {
      display: 'grid',
      gridTemplateColumns: { lg: '8fr 4fr' },
      columnGap: '12',
      alignItems: 'end',
      mt: { base: '4', lg: '8' },
    },
    '& .badge': { textStyle: 'label', '& a': { color: 'fg.warm', backgroundSize: '0 1px' } },
    '& .badge a:hover': { backgroundSize: '100% 1px' },
    '& h1': {
      textStyle: 'display',
      fontSize: 'min(clamp(2.25rem, 1.6rem + 2.7vw, 4rem), 11vw)',
      maxW: '20ch',
      mt: '3',
    },
    '& .excerpt': {
      textStyle: 'lead',
      color: 'fg.quiet',
      maxW: 'text',
      mt: { base: '5', lg: '0' },
      mb: { lg: '1' },
      textWrap: 'pretty',
    },
    '& .line': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '4',
      mt: { base: '6', lg: '8' },
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      textStyle: 'note',
      color: 'fg.quiet',
      '& li:first-of-type': { fontWeight: 'semibold', color: 'fg.base' },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
    '& .art': {
      overflow: 'hidden',
      borderRadius: 'md',
      // As drawn: a cut would take the objects' tips and feet.
      aspectRatio: '16 / 9',
      _print: { aspectRatio: '12 / 5' },
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
  },
})

interface ArticleHeaderProps {
  /** Link back to the listing. */
  back: ReactNode
  badge: ReactNode
  title: string
  excerpt: string
  factsLabel: string
  /** Author, date, read time, views. */
  facts: readonly ReactNode[]
  image: Image
  /** Share and Save. */
  children: ReactNode
}

/** The top of an article: title, author and date, actions, and its picture. */
export function ArticleHeader(props: ArticleHeaderProps) {
  return (
    <Head>
      {props.back}
      <div className="words">
        <div>
          <p className="badge">{props.badge}</p>
          <h1>{keepTogether(props.title, true)}</h1>
        </div>
        <p className="excerpt">{props.excerpt}</p>
      </div>
      <div className="line">
        <ul className="facts" aria-label={props.factsLabel}>
          {Children.map(props.facts, (fact) => (
            <li>{fact}</li>
          ))}
        </ul>
        <div className="actions">{props.children}</div>
      </div>
      <div className="art">
        <Picture image={props.image} eager sizes="(min-width: 75rem) 75rem, 100vw" />
      </div>
    </Head>
  )
}

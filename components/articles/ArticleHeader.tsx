import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Image } from '#content/images.ts'
import { centeredRow } from '../theme/actionRow.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Picture } from '../ui/Picture.tsx'
import { articleFacts } from './ArticleCard.tsx'

const Head = chakra('header', {
  base: {
    pt: { base: '6', lg: '8' },
    '& .split': {
      display: 'grid',
      gridTemplateColumns: { lg: '5fr 7fr', _print: '5fr 4fr' },
      columnGap: '12',
      rowGap: '6',
      alignItems: 'center',
      mt: { lg: '2' },
    },
    '& .badge a': { textStyle: 'eyebrow', backgroundSize: '0 1px' },
    '& .badge a:hover': { backgroundSize: '100% 1px' },
    '& h1': { textStyle: { base: 'display', lg: 'title' }, mt: '2' },
    '& .excerpt': { textStyle: 'lead', mt: '4' },
    '& .facts': { ...articleFacts, columnGap: '4', mt: { base: '4', lg: '6' }, textStyle: 'aside' },
    '& .actions': { ...centeredRow, mt: { base: '4', lg: '6' } },
    // As drawn: a cut would take the objects' tips and feet.
    '& img': { aspectRatio: '16 / 9', borderRadius: 'md' },
  },
})

interface ArticleHeaderProps {
  /** Link back to the listing. */
  back: ReactNode
  badge: ReactNode
  title: string
  excerpt: string
  facts: ReactNode
  image: Image
  /** Share and Save. */
  children: ReactNode
}

/** The top of an article: its title, author, date and actions, with the picture beside them. */
export function ArticleHeader(props: ArticleHeaderProps) {
  return (
    <Head>
      {props.back}
      <div className="split">
        <div>
          <p className="badge">{props.badge}</p>
          <h1>{keepTogether(props.title, true)}</h1>
          <p className="excerpt">{keepTogether(props.excerpt)}</p>
          {props.facts}
          <div className="actions">{props.children}</div>
        </div>
        <Picture image={props.image} eager sizes="(min-width: 64rem) 44rem, 100vw" />
      </div>
    </Head>
  )
}

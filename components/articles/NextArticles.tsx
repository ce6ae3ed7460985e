import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { keepTogether } from '../ui/keepTogether.tsx'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: '6',
    // Beside its picture on phones, below it on wider screens.
    '& a': { display: { base: 'grid', md: 'block' }, gridTemplateColumns: '6.5rem 1fr', gap: '4' },
    '& img': {
      height: { base: '6.5rem', md: 'auto' },
      borderRadius: 'md',
      mb: { md: '4' },
    },
    '& .category, & .time': { display: 'block', textStyle: 'caption' },
    '& .category': { fontWeight: 'semibold', color: 'fg.warm' },
    '& strong': { display: 'block', textStyle: 'small', textWrap: 'pretty', my: '1' },
    '& a:hover strong': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
})

export interface NextArticle {
  href: string
  title: string
  category: string
  readTime: string
  image: Image
}

/** Other articles at the foot of one, with their pictures. */
export function NextArticles({ articles }: { articles: readonly NextArticle[] }) {
  return (
    <List>
      {articles.map(({ href, title, category, readTime, image }) => (
        <li key={href}>
          <Link to={href}>
            <Picture image={image} sizes="(min-width: 48rem) 36rem, 7rem" />
            <div>
              <span className="category">{category}</span>
              <strong>{keepTogether(title)}</strong>
              <span className="time">{readTime}</span>
            </div>
          </Link>
        </li>
      ))}
    </List>
  )
}

import { chakra } from '@chakra-ui/react'
import type { Image } from '#content/images.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: '8',
    '& a': { display: 'block' },
    '& img': { width: '100%', height: 'auto', borderRadius: 'md', mb: '4' },
    '& .category': { display: 'block', textStyle: 'fine', fontWeight: 'semibold', color: 'fg.warm' },
    '& strong': { display: 'block', textStyle: 'small', mt: '1' },
    '& a:hover strong': { textDecoration: 'underline', textDecorationThickness: '2px' },
    '& .time': { textStyle: 'fine', color: 'fg.quiet' },
  },
})

export interface NextArticle {
  href: string
  title: string
  category: string
  readTime: string
  image: Image
}

/** At the foot of an article: the ones to read next, with their pictures. */
export function NextArticles({ articles }: { articles: readonly NextArticle[] }) {
  return (
    <List>
      {articles.map(({ href, title, category, readTime, image }) => (
        <li key={href}>
          <Link to={href}>
            <Picture image={image} sizes="(min-width: 48rem) 36rem, 100vw" />
            <span className="category">{category}</span>
            <strong>{title}</strong>
            <span className="time">{readTime}</span>
          </Link>
        </li>
      ))}
    </List>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Link } from '../ui/Link.tsx'

const Aside = chakra('div', {
  base: {
    alignSelf: 'start',
    _print: { display: 'none' },
    position: { lg: 'sticky' },
    top: 'calc({sizes.header} + {spacing.8})',
    display: 'grid',
    gap: '10',
    maxW: '40rem',
    '& h2': { textStyle: 'small', mb: '3' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '6.5rem 1fr',
      ...stackEnlarged,
      columnGap: '3',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'fine',
      color: 'fg.quiet',
    },
    '& li': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& a': { display: 'block', py: '3', _hover: { color: 'fg.accent', textDecoration: 'underline' } },
    '& a strong': { display: 'block', textStyle: 'strong', lineHeight: '1.3' },
    '& a span': { textStyle: 'fine', color: 'fg.quiet' },
    // Small screens have it all in the head and at the foot.
    '& .info': { display: { base: 'none', lg: 'block' } },
    '& .contents': { display: { base: 'none', lg: 'block' }, '& a': { textStyle: 'note', py: '2' } },
  },
})

interface ArticleAsideProps {
  info: { heading: string; facts: readonly { label: string; value: ReactNode }[] }
  contents: { heading: string; parts: readonly { id: string; text: string }[] }
  related: { heading: string; articles: readonly { href: string; title: string; readTime: string }[] }
}

/** Beside an article: its contents, related articles if any, and its facts. */
export function ArticleAside({ info, contents, related }: ArticleAsideProps) {
  return (
    <Aside>
      {contents.parts.length > 0 && (
        <nav className="contents" aria-labelledby="article-contents">
          <h2 id="article-contents">{contents.heading}</h2>
          <ul>
            {contents.parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {related.articles.length > 0 && (
        <section aria-labelledby="related-articles">
          <h2 id="related-articles">{related.heading}</h2>
          <ul>
            {related.articles.map(({ href, title, readTime }) => (
              <li key={href}>
                <Link to={href}>
                  <strong>{title}</strong>
                  <span>{readTime}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="info" aria-labelledby="article-info">
        <h2 id="article-info">{info.heading}</h2>
        <dl>
          {info.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Aside>
  )
}

import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { brand } from '#content/brand.ts'
import type { SiteContent } from '#content/site.ts'
import { useLegalLink } from '../shell/useLegalLink.tsx'
import { underlined } from '../theme/underlined.ts'
import { Fold } from '../ui/Fold.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import { Logo } from './Logo.tsx'

const Split = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: { base: '6', md: '8' },
    gridTemplateColumns: { xl: '3fr 9fr' },
    '& .columns': {
      display: { md: 'grid' },
      gridTemplateColumns: { base: 'repeat(4, 1fr)', xl: 'repeat(4, auto)' },
      justifyContent: 'space-between',
      columnGap: '8',
    },
    '& .pair': {
      borderTopWidth: { base: '1px', md: '0' },
      '&:last-of-type': { borderBottomWidth: { base: '1px', md: '0' } },
      '& > summary': { minH: '3.25rem', textStyle: 'label' },
      '@supports selector(::details-content)': {
        '&, &::details-content': { md: { display: 'contents' } },
      },
    },
    // A heading beside its links in two columns, or from tablets on above them, in one.
    '& .column': {
      display: 'grid',
      gridTemplateColumns: { sm: '6rem 1fr', md: '1fr' },
      alignContent: 'start',
      columnGap: '6',
      pb: { base: '3', md: '2' },
      '& h2, & a': { textStyle: 'note', lineHeight: '1.375', py: '0.6875rem' },
      '& h2': { fontWeight: 'semibold', color: 'fg.quiet', pb: { base: '0', sm: '0.6875rem' } },
      '& ul': { display: { base: 'grid', md: 'block' }, gridTemplateColumns: '1fr 1fr', columnGap: '6' },
      // A tap target of 44 px with one line of text.
      '& a': { display: 'inline-block', minW: '2.75rem', _hover: { textDecoration: 'underline' } },
      '& a svg': { display: 'inline-block', verticalAlign: '-0.125em', ml: '1' },
    },
  },
})

const Blurb = chakra('div', {
  base: {
    maxW: '24rem',
    '--logo-color': 'none',
    '--logo-white': 'block',
    '& p': { textStyle: 'aside', mt: '3' },
    '& .tagline': { fontWeight: 'semibold', color: 'fg.base', textWrap: 'balance' },
  },
})

const Last = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    mt: '4',
    pt: { md: '4' },
    borderTopWidth: { md: '1px' },
    textStyle: 'caption',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '2.75rem', ...underlined },
  },
})

/** Footer of every page (specification, point 2). */
export const Footer = memo(function Footer({ site }: { site: SiteContent }) {
  const legalLink = useLegalLink()
  const { footer } = site
  const { columns, access, social } = footer
  const shown = columns.map((column, index) =>
    index === columns.length - 1 && social.href ? { ...column, links: [...column.links, social] } : column,
  )
  const logins = access.links.map((link) => ({ ...link, hint: access.portal }))
  if (logins.length > 0) shown.push({ heading: access.heading, links: logins })
  // Two unfold at a time on phones.
  const pairs = [0, 2, 4].map((at) => shown.slice(at, at + 2)).filter(({ length }) => length > 0)
  return (
    <chakra.footer borderTopWidth="1px" borderColor="teal.700">
      <Section unnamed ground="teal" space="snug">
        <Split>
          <Blurb>
            <Logo />
            <p className="tagline">{brand.tagline}</p>
            <p>{footer.blurb}</p>
          </Blurb>
          <div className="columns">
            {pairs.map((columns) => (
              <Fold
                key={columns[0]?.heading}
                className="pair"
                title={columns.map(({ heading }) => heading).join(` ${footer.and} `)}
              >
                {columns.map(({ heading, links }) => (
                  <div key={heading} className="column">
                    <h2>{heading}</h2>
                    <ul>
                      {links.map((link) => (
                        <li key={link.href}>
                          {link.href.startsWith('/') ? (
                            <Link to={link.href}>{link.label}</Link>
                          ) : (
                            <ExternalLink {...link} />
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </Fold>
            ))}
          </div>
        </Split>
        <Last>
          <p>{footer.copyright}</p>
          <ul>
            {site.legal.map(({ id, label }) => (
              <li key={id}>
                <a {...legalLink(id)}>{label}</a>
              </li>
            ))}
          </ul>
        </Last>
      </Section>
    </chakra.footer>
  )
})

function ExternalLink({ href, label, hint }: { href: string; label: string; hint?: string }) {
  return (
    <a href={href} rel="noopener external">
      {label}
      {hint && <chakra.span srOnly>, {hint}</chakra.span>}
      <Icon name="external" size={16} />
    </a>
  )
}

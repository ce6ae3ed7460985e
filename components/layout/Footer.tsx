import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { shellLabels } from '#content/labels/shellLabels.ts'
import type { SiteContent } from '#content/schema/site.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Section } from '../ui/Section.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Logo } from './Logo.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '10fr 7fr 5fr 5fr 7fr' },
    ...stackEnlarged,
  },
})

const Blurb = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    '--logo-color': 'none',
    '--logo-white': 'block',
    '& p': { textStyle: 'note', color: 'fg.quiet', maxW: '22rem', my: '5' },
    '& .tagline': { fontWeight: 'semibold', color: 'fg.base', textWrap: 'balance', mb: '0' },
  },
})

const Column = chakra('div', {
  base: {
    '& h2': { textStyle: 'label', color: 'fg.quiet', mb: '2' },
    '& a': {
      display: 'inline-block',
      // A tap target of 44 px with one line of text.
      py: '0.6875rem',
      minW: '2.75rem',
      textStyle: 'note',
      lineHeight: '1.375',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
    '& svg': { display: 'inline-block', verticalAlign: '-0.125em', ml: '1' },
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
    mt: { base: '6', md: '12' },
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'line.base',
    textStyle: 'fine',
    color: 'fg.quiet',
  },
})

/** Footer of every page (specification, point 2). */
export const Footer = memo(function Footer({ site }: { site: SiteContent }) {
  const { footer } = site
  return (
    <chakra.footer borderTopWidth="1px" borderColor="teal.700">
      <Section unnamed ground="teal" space="tight">
        <Columns>
          <Blurb>
            <Logo name={site.name} size={site.logo} />
            <p className="tagline">{site.tagline}</p>
            <p>{footer.blurb}</p>
            {footer.social.href && (
              <Column as="span">
                <ExternalLink href={footer.social.href} label={footer.social.label} />
              </Column>
            )}
          </Blurb>
          {footer.columns.map((column) => (
            <Column key={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link to={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          {footer.access.links.length > 0 && (
            <Column>
              <h2>{footer.access.heading}</h2>
              <ul>
                {footer.access.links.map((link) => (
                  <li key={link.href}>
                    <ExternalLink href={link.href} label={link.label} hint={shellLabels.portal} />
                  </li>
                ))}
              </ul>
            </Column>
          )}
        </Columns>
        <Last>
          <p>{footer.copyright}</p>
          <LegalLinks labels={site.legal} />
        </Last>
      </Section>
    </chakra.footer>
  )
})

const HiddenHint = chakra('span', { base: { srOnly: true } })

function ExternalLink({ href, label, hint }: { href: string; label: string; hint?: string }) {
  return (
    <a href={href} rel="noopener external">
      {/* Two words joined by a slash may part behind it, in a column too narrow for both. */}
      {label.split(/(?<=\/)/).flatMap((part, index) => (index ? [<wbr key={part} />, part] : [part]))}
      {hint && <HiddenHint>, {hint}</HiddenHint>}
      <Icon name="external" size={16} />
    </a>
  )
}

import { chakra } from '@chakra-ui/react'
import type { SolutionFamilies as Families } from '#content/solutions.ts'
import { keepTogether } from '../../ui/keepTogether.tsx'
import { Link } from '../../ui/Link.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { MoreLink, Onward } from '../../ui/TextLink.tsx'

/** Ruled rows: picture, words, facts. On tablets, the facts are below the words; on phones, the picture is beside the title. */
const Rows = chakra('ol', {
  base: {
    borderTopWidth: '1px',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '7.5rem 1fr 1fr', mdToLg: '7.5rem 1fr' },
      gridTemplateRows: 'auto 1fr',
      columnGap: '6',
      rowGap: { md: '4', lg: '2' },
      py: { base: '4', md: '5' },
      borderBottomWidth: '1px',
    },
    '& img': { width: '100%', borderRadius: 'sm' },
    '& h3': { textStyle: { base: 'subheading', md: 'small' } },
    '& q': {
      textStyle: 'small',
      fontSize: { base: '1.125rem', md: '1.25rem' },
      color: 'fg.accent',
      mt: { base: '3', md: '1' },
    },
    '& p': { textStyle: 'note', mt: '2', maxW: 'text' },
    '& li > div:last-of-type': {
      gridArea: { base: '1 / 3 / span 2', mdToLg: 'auto / 2' },
      textStyle: 'note',
    },
    // Below the words on wide screens, elsewhere below the facts.
    '& > li > a': { gridColumn: '2', justifySelf: 'start' },
    '& dl': {
      display: { base: 'grid', mdDown: 'block' },
      gridTemplateColumns: { base: '3fr 5fr', mdToLg: '3fr 4fr 5fr', lgToXl: '1fr 1fr' },
      columnGap: '6',
      rowGap: '2',
    },
    '& dl > div:last-of-type': { gridArea: { base: '1 / 2 / span 2', mdToLg: 'auto' } },
    '& dt': { color: 'fg.quiet' },
    '& dd a': { color: 'fg.accent', _hover: { textDecoration: 'underline' } },
    // On phones, the length and the participants are one line, and each program is a row.
    mdDown: {
      '& > li': { display: 'flow-root' },
      '& img': { float: 'right', width: 'min(6.75rem, 26vw)', ml: '4', mb: '2' },
      '& q': { textWrap: 'pretty' },
      '& p': { clear: 'right', mb: '2' },
      '& dt': { srOnly: true },
      '& dl > div:not(:last-of-type), & div:not(:last-of-type) > dd': {
        display: 'inline',
        color: 'fg.quiet',
      },
      '& dl > div:nth-of-type(2)::before': { content: '" · "' },
      '& dl > div:last-of-type': { mt: '2' },
      '& dd a': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        minH: '2.75rem',
        borderTopWidth: '1px',
      },
    },
  },
})

/** The solution families compared: when each is needed, how long it takes, for whom, and its programs. */
export function SolutionFamilies({ labels, items }: Pick<Families, 'labels' | 'items'>) {
  return (
    <Rows>
      {items.map(({ title, when, description, image, programs, link, ...facts }) => (
        <li key={title}>
          <Picture image={image} sizes="120px" />
          <div>
            <h3>{title}</h3>
            <q>{when}</q>
            <p>{keepTogether(description)}</p>
          </div>
          <div>
            <dl>
              {(['duration', 'participants'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{labels[fact]}</dt>
                  <dd>{keepTogether(facts[fact])}</dd>
                </div>
              ))}
              <div>
                <dt>{labels.programs}</dt>
                {programs.map(({ label, href }) => (
                  <dd key={label}>
                    <Link to={href}>
                      {label}
                      <Onward />
                    </Link>
                  </dd>
                ))}
              </div>
            </dl>
          </div>
          <MoreLink {...link} mb="-2" />
        </li>
      ))}
    </Rows>
  )
}

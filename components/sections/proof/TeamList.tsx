import { chakra } from '@chakra-ui/react'
import type { TeamMember } from '#content/schema/about.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextAnchor } from '../../ui/TextLink.tsx'

const RISE = '3.5rem'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '10', md: '12' },
    lg: {
      gridTemplateColumns: 'repeat(3, 1fr)',
      // Each portrait is slightly higher than the one before, the last one beside the heading.
      mt: `calc(-1.5 * ${RISE})`,
      '& > li:nth-of-type(1)': { mt: `calc(2 * ${RISE})` },
      '& > li:nth-of-type(2)': { mt: RISE },
    },
    // On phones a small portrait beside name and role, the text across both.
    '& > li': {
      display: { base: 'grid', lg: 'block' },
      gridTemplateColumns: { base: 'min(7rem, 35vw) 1fr', md: '16rem 1fr' },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { base: '5', md: '8' },
    },
    _print: { rowGap: '5', '& > li': { display: 'grid', gridTemplateColumns: '8rem 1fr' } },
    '& .portrait': { gridRow: { md: 'span 2' }, mb: { lg: '5' } },
    '& img': { width: '100%', height: 'auto', borderRadius: 'md' },
    '& .name': { alignSelf: { base: 'center', md: 'start' } },
    '& .more': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& h3': { textStyle: 'subheading' },
    '& .role': { textStyle: 'label', color: 'fg.warm', mt: '1' },
    '& .blurb': { textStyle: 'note', textWrap: 'pretty', mt: '3', mb: '3', maxW: '32rem' },
    '& .ways li a': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '2.75rem' },
  },
})

interface TeamListProps {
  members: readonly TeamMember[]
  /** Text of the link to the profile; the name follows. */
  profileLabel: string
  /** Subject of an email. */
  subject: string
}

/** People with portrait, role, profile and email address. */
export function TeamList({ members, profileLabel, subject }: TeamListProps) {
  return (
    <List>
      {members.map(({ name, role, photo, blurb, profile, email }) => (
        <li key={name}>
          <div className="portrait">
            <Picture image={photo} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 16rem, 7rem" />
          </div>
          <div className="name">
            <h3>{name}</h3>
            <p className="role">{role}</p>
          </div>
          <div className="more">
            <p className="blurb">{blurb}</p>
            <ul className="ways">
              {profile && (
                <li>
                  <TextAnchor look="standalone" href={profile} rel="noopener external">
                    <Icon name="external" />
                    {`${profileLabel} ${name}`}
                  </TextAnchor>
                </li>
              )}
              <li>
                <TextAnchor look="standalone" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
                  <Icon name="mail" />
                  {email}
                </TextAnchor>
              </li>
            </ul>
          </div>
        </li>
      ))}
    </List>
  )
}

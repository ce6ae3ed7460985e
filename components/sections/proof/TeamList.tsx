import { chakra } from '@chakra-ui/react'
import type { TeamMember } from '#content/schema/people.ts'
import { Picture } from '../../ui/Picture.tsx'
import { TextAnchor } from '../../ui/TextLink.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' },
    columnGap: '8',
    rowGap: { base: '8', lg: '0' },
    '& li': {
      display: 'grid',
      '--portrait': { base: '4.5rem', md: '7.5rem', lg: '5.5rem', xl: '7.5rem' },
      gridTemplateColumns: 'var(--portrait) 1fr',
      columnGap: '5',
      // Beside each other, names, texts and links are level with their neighbors'.
      gridTemplateRows: { mdToLg: 'auto auto 1fr', lg: 'subgrid' },
      gridRow: { lg: 'span 3' },
      pb: { lg: '8' },
      alignContent: 'start',
      alignItems: { base: 'center', md: 'start' },
    },
    // Not 100%: Firefox sizes rows of a subgrid by the picture's own width then.
    '& img': { width: 'var(--portrait)', borderRadius: '50%', gridRow: { mdToLg: '1 / -1' } },
    '& img + div': { pt: { lg: '4', xl: '8' } },
    '& h3': { textStyle: 'small' },
    '& .role': { textStyle: 'label', color: 'fg.quiet' },
    '& .blurb, & .ways': { gridColumn: { base: '1 / -1', mdToLg: '2' } },
    '& .blurb': { mt: { base: '3', md: '1', lg: '3' }, maxW: 'text' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mt: '1' },
    '& .ways a': { display: 'inline-block', py: { base: '0.625rem', _print: '0' } },
  },
})

interface TeamListProps {
  members: readonly TeamMember[]
  /** Text of the link to the profile; screen readers add the name. */
  profileLabel: string
  /** Subject of an email. */
  subject: string
}

/** People: portrait, name and role, and how to reach them. */
export function TeamList({ members, profileLabel, subject }: TeamListProps) {
  return (
    <List>
      {members.map(({ name, role, portrait, blurb, profile, email }) => (
        <li key={name}>
          <Picture image={portrait} sizes="120px" />
          <div>
            <h3>{name}</h3>
            <p className="role">{role}</p>
          </div>
          <p className="blurb">{blurb}</p>
          <p className="ways">
            {profile && (
              <TextAnchor href={profile} rel="noopener external">
                {profileLabel} <chakra.span srOnly>{name}</chakra.span>
              </TextAnchor>
            )}
            <TextAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</TextAnchor>
          </p>
        </li>
      ))}
    </List>
  )
}

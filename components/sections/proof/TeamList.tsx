import { chakra } from '@chakra-ui/react'
import type { TeamMember } from '#content/schema/people.ts'
import { breakAddress } from '../../ui/keepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextAnchor } from '../../ui/TextLink.tsx'
import { PictureRow } from '../list/PictureRow.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', mdDown: '1fr' },
    gap: '8',
    '& > li': {
      gridTemplateColumns: '5.5rem 1fr',
      gridTemplateRows: { base: 'auto 1fr', mdToLg: 'auto auto 1fr' },
      gridTemplateAreas: {
        base: '"picture title" "words words"',
        mdToLg: '"picture ." "title title" "words words"',
      },
      columnGap: '5',
      rowGap: '3',
    },
    '& > li > .picture img': { aspectRatio: '1', borderRadius: '50%' },
    '& h3': { textStyle: 'small' },
    '& .role': { textStyle: 'label', color: 'fg.quiet', minH: { mdToLg: '2lh' } },
    '& .words': { display: 'flex', flexDirection: 'column', alignSelf: 'stretch' },
    '& .blurb': { maxW: 'text' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mt: 'auto', pt: '1' },
    '& .ways a': { py: { base: '0.625rem', _print: '0' } },
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
        <PictureRow
          key={name}
          picture={<Picture image={portrait} sizes="88px" />}
          title={
            <>
              <h3>{name}</h3>
              <p className="role">{role}</p>
            </>
          }
        >
          <p className="blurb">{blurb}</p>
          <p className="ways">
            {profile && (
              <TextAnchor href={profile} rel="noopener external">
                {profileLabel} <chakra.span srOnly>{name}</chakra.span>
              </TextAnchor>
            )}
            <TextAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
              {breakAddress(email)}
            </TextAnchor>
          </p>
        </PictureRow>
      ))}
    </List>
  )
}

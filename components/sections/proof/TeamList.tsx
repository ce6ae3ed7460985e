import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TeamMember } from '#content/schema/about.ts'
import { Picture } from '../../ui/Picture.tsx'
import { TextAnchor } from '../../ui/TextLink.tsx'
import { Split } from '../frame/SplitSection.tsx'

const Portraits = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 8rem))',
    columnGap: '5',
    '& img': { width: '100%', height: 'auto', borderRadius: '50%' },
  },
})

const Colophon = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: { base: '6', lg: '8' },
    '& h3': { textStyle: 'small' },
    '& .role': { textStyle: 'label', color: 'fg.quiet' },
    '& .blurb': { textStyle: 'body', textWrap: 'pretty', mt: '2', maxW: 'text' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mt: '1' },
    '& .ways a': { display: 'inline-flex', alignItems: 'center', minH: '2.75rem' },
  },
})

interface TeamListProps {
  members: readonly TeamMember[]
  /** Text of the link to the profile; the name follows. */
  profileLabel: string
  /** Subject of an email. */
  subject: string
  /** The heading, above the portraits. */
  children: ReactNode
}

/** People: their portraits in a row, and beside it who they are and how to reach them. */
export function TeamList({ members, profileLabel, subject, children }: TeamListProps) {
  return (
    <Split split="5/7">
      <div>
        {children}
        <Portraits>
          {members.map(({ name, photo }) => (
            <li key={name}>
              <Picture image={photo} sizes="128px" />
            </li>
          ))}
        </Portraits>
      </div>
      <Colophon>
        {members.map(({ name, role, blurb, profile, email }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="role">{role}</p>
            <p className="blurb">{blurb}</p>
            <p className="ways">
              {profile && (
                <TextAnchor href={profile} rel="noopener external">
                  {`${profileLabel} ${name}`}
                </TextAnchor>
              )}
              <TextAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</TextAnchor>
            </p>
          </li>
        ))}
      </Colophon>
    </Split>
  )
}

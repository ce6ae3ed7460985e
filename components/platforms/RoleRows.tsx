import { chakra } from '@chakra-ui/react'
import type { RoleBenefits } from '#content/schema/platforms.ts'
import { Picture } from '../ui/Picture.tsx'

const Rows = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '6rem 1fr', md: '8rem 4fr 5fr', lg: '10rem 4fr 6fr' },
      alignItems: 'start',
      columnGap: { base: '5', lg: '8' },
      rowGap: '4',
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& img': { width: '100%', height: 'auto', borderRadius: 'md' },
    '& h3': { textStyle: 'label', color: 'fg.warm' },
    '& q': {
      display: 'block',
      textStyle: 'title',
      quotes: '"“" "”"',
      maxW: '18ch',
      mt: '2',
    },
    '& ul': { gridColumn: { base: '1 / -1', md: '3' } },
    '& ul li': { py: '3', borderColor: 'line.base', '& + li': { borderTopWidth: '1px' } },
  },
})

/** What each role asks, with a face, and what it gets. */
export function RoleRows({ roles }: { roles: readonly RoleBenefits[] }) {
  return (
    <Rows>
      {roles.map(({ role, portrait, question, benefits }) => (
        <li key={role}>
          <Picture image={portrait} sizes="10rem" />
          <div>
            <h3>{role}</h3>
            <q>{question}</q>
          </div>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </li>
      ))}
    </Rows>
  )
}

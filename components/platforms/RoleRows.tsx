import { chakra } from '@chakra-ui/react'
import type { RoleBenefits } from '#content/schema/platforms.ts'

const Rows = chakra('ul', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { lg: '5fr 7fr' },
      columnGap: '12',
      rowGap: '4',
      py: { base: '6', lg: '8' },
      borderTopWidth: '1px',
      borderColor: 'line.base',
    },
    '& h3': { textStyle: 'label', color: 'fg.warm' },
    // The opening mark hangs in the margin.
    '& q': {
      display: 'block',
      textStyle: 'heading',
      quotes: '"“" "”"',
      maxW: '18ch',
      mt: '2',
      textIndent: { lg: '-0.47em' },
    },
    '& ul li': { py: '3', borderColor: 'line.base', '& + li': { borderTopWidth: '1px' } },
  },
})

/** Who asks what, and what they get. */
export function RoleRows({ roles }: { roles: readonly RoleBenefits[] }) {
  return (
    <Rows>
      {roles.map(({ role, question, benefits }) => (
        <li key={role}>
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

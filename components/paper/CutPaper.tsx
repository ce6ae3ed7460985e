import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { paperLabels } from '#content/labels/messages.ts'
import type { WorkingPaper as Content } from '#content/schema/workingPaper.ts'
import { Button } from '../ui/Button.tsx'
import { torn } from './torn.ts'
import { WorkingPaper } from './WorkingPaper.tsx'

const Cut = chakra('div', {
  base: {
    '& figure > button': { display: 'none', width: '100%', mt: '3' },
  },
  variants: {
    isWhole: {
      false: {
        '@media screen and (scripting: enabled)': {
          mdDown: {
            '& figure > div': { ...torn, maxH: '30rem', overflow: 'clip' },
            // The line at the cut fades out above the tear.
            '& figure > div::after': {
              content: '""',
              position: 'absolute',
              insetX: '0',
              bottom: '0',
              height: '5rem',
              backgroundImage: 'linear-gradient(transparent, {colors.bg.paper} 70%)',
            },
            '& figure > button': { display: 'flex' },
          },
        },
      },
    },
  },
})

/** A working paper. On phones its lower part is torn off until a button shows it. */
export function CutPaper({ paper }: { paper: Content }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Cut isWhole={isWhole} tabIndex={-1}>
      <WorkingPaper
        paper={paper}
        below={
          <Button
            type="button"
            look="outline"
            aria-expanded={isWhole}
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
              setWhole(true)
            }}
          >
            {paperLabels.whole}
          </Button>
        }
      />
    </Cut>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { Sheet, Stack } from './sheet.ts'
import { torn } from './torn.ts'

const Figure = chakra('figure', {
  base: {
    containerType: 'inline-size',
    '& figcaption': { textStyle: 'caption', mt: { base: '4', _print: '2' } },
    '& > details': {
      display: { md: 'none', _print: 'none' },
      mt: '3',
      px: '4',
      borderWidth: '1px',
      borderRadius: 'sm',
      textStyle: 'label',
    },
    // On phones torn off until a visitor asks for the rest.
    mdDown: {
      '&:has(> details:not([open])) > div': {
        ...torn,
        // Paper below the words, so that the tear doesn't cut any.
        pb: '5',
        background: 'linear-gradient({colors.bg.paper} 0 0) bottom / 100% 2rem no-repeat',
        '& > div': { maxH: '28.75rem', overflow: 'clip' },
        // The line at the cut fades out above the tear.
        _after: {
          content: '""',
          position: 'absolute',
          insetX: '0',
          bottom: '0',
          height: '8rem',
          backgroundImage: 'linear-gradient(transparent, {colors.bg.paper} 70%)',
        },
      },
    },
  },
})

interface PaperSheetProps extends Pick<WorkingPaper, 'form' | 'title' | 'purpose' | 'when'> {
  /** The entries. */
  children: ReactNode
  /** Says that its entries are invented, where nothing near it does. */
  caption?: string
  /** Between the sheet and its caption. */
  below?: ReactNode
}

/** A sheet of paper with a printed head, and a second sheet behind it. */
export function PaperSheet({ form, title, purpose, when, caption, children, below }: PaperSheetProps) {
  return (
    <Figure>
      <Stack form={form}>
        <Sheet form={form} data-sample="">
          <div className="head">
            <h3>{title}</h3>
            <p className="when">{when}</p>
            <p className="purpose">{purpose}</p>
          </div>
          {children}
        </Sheet>
      </Stack>
      {below}
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}

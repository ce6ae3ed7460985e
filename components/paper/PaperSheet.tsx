import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { WorkingPaper } from '#content/schema/workingPaper.ts'
import { Sheet, Stack } from './sheet.ts'

const Figure = chakra('figure', {
  base: {
    containerType: 'inline-size',
    '& figcaption': { textStyle: 'caption', mt: '4' },
  },
})

type PaperSheetProps = Pick<WorkingPaper, 'form' | 'title' | 'purpose' | 'when' | 'caption'> & {
  /** The entries. */
  children: ReactNode
}

/** A sheet of paper with a printed head, and a second sheet behind it. */
export function PaperSheet({ form, title, purpose, when, caption, children }: PaperSheetProps) {
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
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}

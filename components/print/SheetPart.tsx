import type { ComponentProps, ReactNode } from 'react'
import { SectionIntro } from '../sections/frame/SectionIntro.tsx'

/** A part of a sheet below its heading. */
export function SheetPart({
  children,
  ...intro
}: ComponentProps<typeof SectionIntro> & { children: ReactNode }) {
  return (
    <div>
      <SectionIntro space="small" {...intro} />
      {children}
    </div>
  )
}

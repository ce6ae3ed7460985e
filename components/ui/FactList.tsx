import type { ReactNode } from 'react'
import { keepTogether } from './keepTogether.tsx'

interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
}

/** Facts, each with its label. The styles come from the caller. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? keepTogether(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}

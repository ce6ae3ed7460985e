import { Button } from '../ui/Button.tsx'

/** Shows the next cards of a long list. */
export function ShowMore({ label, onMore }: { label: string; onMore: () => void }) {
  return (
    <Button look="outline" mt="8" onClick={onMore}>
      {label}
    </Button>
  )
}

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown in place of a list that could not be loaded. */
export function PartnersUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your partners could not be loaded"
      action={<Button onClick={() => onRetry()}>Try again</Button>}
    >
      Your data is safe.
    </EmptyState>
  )
}

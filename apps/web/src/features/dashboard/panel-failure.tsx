import { messageOf } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** One panel could not be read: the others stand, and this one can be asked for again. */
export function PanelFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="px-5 pb-5">
      <Banner
        tone="lost"
        isNews
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'This could not be loaded.')}
      </Banner>
    </div>
  )
}

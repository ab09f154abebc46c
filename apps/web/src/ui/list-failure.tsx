import { messageOf } from '../lib/net/api-error.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type ListFailureProps = { error: Error; onRetry: () => unknown; text?: string }

/** In the place of a list that could not be loaded. */
export function ListFailure({ error, onRetry, text = 'This could not be loaded.' }: ListFailureProps) {
  return (
    <div className="px-5 py-3">
      <Banner
        tone="lost"
        isAlert
        action={
          <Button size="sm" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, text)}
      </Banner>
    </div>
  )
}

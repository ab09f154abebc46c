import { messageOf } from '../lib/net/api-error.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** In the place of a list that could not be read. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <div className="px-5 py-3">
      <Banner
        tone="lost"
        isNews
        action={
          <Button size="sm" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'This could not be loaded.')}
      </Banner>
    </div>
  )
}

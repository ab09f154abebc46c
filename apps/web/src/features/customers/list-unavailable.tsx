import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** In the place of a list that could not be read. */
export function ListUnavailable({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className="px-5 pb-5">
      <Banner
        tone="lost"
        isNews
        action={
          <Button size="sm" onClick={() => void onRetry()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'Network response was not ok')}
      </Banner>
    </div>
  )
}

import { isNetworkFailure, messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'

type ListFailureProps = { error: Error; onRetry: () => unknown; text?: string }

/** In the place of a list that could not be loaded. */
export function ListFailure({ error, onRetry, text = reasonOf(error) }: ListFailureProps) {
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

const reasonOf = (error: Error): string =>
  isNetworkFailure(error)
    ? 'We could not reach Tradelane. Check your connection and try again.'
    : 'This could not be loaded.'

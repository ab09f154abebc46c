import { ApiError, isNetworkFailure } from '../../lib/net/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** The error, what the user can do, and the request id for support. */
type UnexpectedErrorProps = { error: unknown; onRetry: () => void; isAlone: boolean }

export function UnexpectedError({ error, onRetry, isAlone }: UnexpectedErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const reason = isNetworkFailure(error)
    ? 'We could not reach Tradelane. Check your connection and try again.'
    : `${error instanceof ApiError ? error.message : 'This page could not be shown.'} Your saved data is safe.`
  return (
    <MessagePage
      title="Unexpected Application Error!"
      isAlone={isAlone}
      actions={
        <>
          <Button tone="main" onClick={onRetry}>
            Try again
          </Button>
          {/* A full page load instead of the router: it clears the state that broke this page. */}
          <Button onClick={() => location.assign('/')}>Go home</Button>
        </>
      }
      detail={requestId && `If it happens again, give this id to our support: ${requestId}`}
    >
      {reason}
    </MessagePage>
  )
}

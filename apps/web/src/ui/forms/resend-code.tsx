import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { businessNow } from '../../lib/browser/business-clock.ts'
import { useSecondsUntil } from '../../lib/browser/use-seconds-until.ts'
import { Button } from '../button.tsx'
import { messageOfLink } from '../links/message-of-link.ts'
import { toast } from '../toast.ts'
import { FieldNote } from './field.tsx'

/** The server sends no second code within this time. */
const pauseMs = 30_000
const afterThePause = () => new Date(businessNow().getTime() + pauseMs).toISOString()

type ResendCodeProps = {
  /** Asks for the same code again. */
  send: () => Promise<unknown>
  lead?: string
  /** Otherwise one may be sent at once. */
  isJustSent?: boolean
}

/** Below the boxes of a code that approves something: another one, once the server may send it. */
export function ResendCode({
  send,
  lead = 'No email? Check your spam folder, or',
  isJustSent = true,
}: ResendCodeProps) {
  const [mayAt, setMayAt] = useState(isJustSent ? afterThePause : undefined)
  const left = useSecondsUntil(mayAt) ?? 0
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setMayAt(afterThePause())
      toast.success('We sent a new code.')
    },
  })
  const noteId = useId()
  return (
    <div>
      <p className="num text-ink-2">
        {lead}{' '}
        {left > 0 ? (
          `request another code in ${left} s`
        ) : (
          <Button
            tone="quiet"
            size="sm"
            isBusy={sending.isPending}
            busyText="Sending…"
            aria-describedby={sending.error ? noteId : undefined}
            onClick={() => sending.mutate()}
          >
            Send another code
          </Button>
        )}
      </p>
      {sending.error && (
        <div role="alert" className="mt-1.5">
          <FieldNote id={noteId} error={messageOfLink(sending.error)} />
        </div>
      )}
    </div>
  )
}

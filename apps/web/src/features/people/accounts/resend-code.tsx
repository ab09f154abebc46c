import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/forms/field.tsx'
import { messageOfLink } from '../../../ui/links/message-of-link.ts'
import { toast } from '../../../ui/toast.ts'
import { useResendCode } from './account-queries.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The server sends no second code within this time. */
const pauseSeconds = 30

export function ResendCode({ email }: { email: string }) {
  const [left, start] = useSecondsLeft(pauseSeconds)
  const resend = useResendCode()
  const send = () =>
    resend.mutate(email, {
      onSuccess: () => {
        start(pauseSeconds)
        toast.success('We sent a new code.')
      },
    })
  const noteId = useId()
  return (
    <div>
      <p className="num text-center text-ink-2">
        No email? Check your spam folder, or{' '}
        {left > 0 ? (
          `request another code in ${left} s`
        ) : (
          <Button
            tone="quiet"
            size="sm"
            isBusy={resend.isPending}
            busyText="Sending…"
            aria-describedby={resend.error ? noteId : undefined}
            onClick={send}
          >
            Send another code
          </Button>
        )}
      </p>
      {resend.error && (
        <div role="alert" className="mt-1.5 flex justify-center">
          <FieldNote id={noteId} error={messageOfLink(resend.error)} />
        </div>
      )}
    </div>
  )
}

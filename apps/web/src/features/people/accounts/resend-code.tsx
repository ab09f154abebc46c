import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
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
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <p className="num text-center text-ink-2">
      No email? Check your spam folder, or{' '}
      {left > 0 ? (
        `request another code in ${left} s`
      ) : (
        <Button tone="quiet" size="sm" isBusy={resend.isPending} busyText="Sending…" onClick={send}>
          Send another code
        </Button>
      )}
    </p>
  )
}

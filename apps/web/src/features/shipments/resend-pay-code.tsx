import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useSendPayCode } from './queries.ts'

/** The server sends no second code within this time. */
const pauseMs = 30_000
const afterThePause = () => new Date(Date.now() + pauseMs).toISOString()

export function ResendPayCode({ logisticsId }: { logisticsId: string }) {
  const [mayAt, setMayAt] = useState(afterThePause)
  const left = useSecondsUntil(mayAt) ?? 0
  const sending = useSendPayCode()
  const send = async () => {
    try {
      await sending.mutateAsync(logisticsId)
      setMayAt(afterThePause())
      toast.success('A fresh code is on its way.')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <p className="num text-ink-2">
      No mail? Look into the spam folder, or{' '}
      {left > 0 ? (
        `ask for another code in ${left} s.`
      ) : (
        <Button
          tone="quiet"
          size="sm"
          isBusy={sending.isPending}
          busyText="Sending…"
          onClick={() => void send()}
        >
          Send another code
        </Button>
      )}
    </p>
  )
}

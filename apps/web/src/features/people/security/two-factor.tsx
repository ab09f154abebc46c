import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { useSendCode } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'
import { TwoFactorCode } from './two-factor-code.tsx'
import type { User } from './user.ts'

/** Tick or clear the box, request a code, submit it. */
export function TwoFactor({ user }: { user: User }) {
  const isOn = user.two_fa === 1
  const [isWanted, setIsWanted] = useState(isOn)
  const [isSent, setIsSent] = useState(false)
  const send = useSendCode()
  const begin = (wanted: boolean) => {
    setIsWanted(wanted)
    setIsSent(false)
  }
  return (
    <Setting
      title="Two-factor authentication"
      lead="Signing in then requires your password and a code that we send by email."
      action={<Badge tone={isOn ? 'done' : 'idle'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      <div className="grid gap-4">
        <Checkbox
          label="Ask for an email code when I sign in"
          checked={isWanted}
          onChange={({ target }) => begin(target.checked)}
        />
        {isWanted !== isOn && !isSent && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              tone="main"
              isBusy={send.isPending}
              busyText="Sending…"
              onClick={() =>
                send.mutate(
                  undefined,
                  toastOutcome(() => setIsSent(true)),
                )
              }
            >
              Send code
            </Button>
            <span className="text-ink-2">
              We send it to {user.work_email}. It turns this {isWanted ? 'on' : 'off'}.
            </span>
          </div>
        )}
        {isWanted !== isOn && isSent && (
          <TwoFactorCode isWanted={isWanted} onCancel={() => begin(isOn)} onDone={() => setIsSent(false)} />
        )}
      </div>
    </Setting>
  )
}

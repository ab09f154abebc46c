import { useState } from 'react'
import { formatDay } from '../../../lib/format/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Account, useUseMail } from './account-queries.ts'
import { OwnPasswordDialog } from './own-password-dialog.tsx'
import { SetUpAppDialog } from './set-up-app-dialog.tsx'

type SettingProps = { account: Account; onCodes: (codes: readonly string[]) => void }

export function SecondFactorSetting({ account, onCodes }: SettingProps) {
  const [open, setOpen] = useState<'app' | 'mail'>()
  const close = () => setOpen(undefined)
  const { second_factor: factor } = account
  const { badge, tone } = badges[factor]
  return (
    <Setting title="Second factor" lead={leadOf(account)} action={<Badge tone={tone}>{badge}</Badge>}>
      <div className="flex flex-wrap gap-3">
        <Button tone={factor === 'app' ? 'plain' : 'main'} onClick={() => setOpen('app')}>
          {factor === 'app' ? 'Set up another app' : 'Set up an authenticator app'}
        </Button>
        {factor !== 'mail' && <Button onClick={() => setOpen('mail')}>Use codes by mail</Button>}
      </div>
      {open === 'app' && <SetUpAppDialog onCodes={onCodes} onClose={close} />}
      {open === 'mail' && <UseMailDialog account={account} onClose={close} />}
    </Setting>
  )
}

const badges = {
  none: { badge: 'None', tone: 'wait' },
  mail: { badge: 'Codes by mail', tone: 'done' },
  app: { badge: 'Authenticator app', tone: 'done' },
} as const

function leadOf({ second_factor, email, app_since }: Account): string {
  if (second_factor === 'mail') return `After your password we ask for a code that we mail to ${email}.`
  if (second_factor === 'none')
    return 'Your password alone signs you in. Choose a second factor: you can change it later, and not give it up.'
  return `After your password we ask for the code of your app, in use since ${formatDay(app_since ?? '')}.`
}

function UseMailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const useMail = useUseMail()
  const ending =
    account.second_factor === 'app' ? ' Your app and your recovery codes do not work any more.' : ''
  return (
    <OwnPasswordDialog
      title="Use codes by mail"
      lead={`After your password we will ask for a code that we mail to ${account.email}.${ending} All other devices are signed out.`}
      submitText="Use codes by mail"
      busyText="Saving…"
      change={useMail}
      onDone={({ message }) => {
        if (message) toast.success(message)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Setting } from '../../../ui/setting.tsx'
import { type Account, useRenewCodes } from './account-queries.ts'
import { OwnPasswordDialog } from './own-password-dialog.tsx'

type SettingProps = { account: Account; onCodes: (codes: readonly string[]) => void }

/** For who has an app: a mail cannot be lost as a phone can. */
export function RecoveryCodeSetting({ account, onCodes }: SettingProps) {
  const [isOpen, setIsOpen] = useState(false)
  const renew = useRenewCodes()
  if (account.second_factor !== 'app') return null
  const left = account.recovery_codes_left
  return (
    <Setting
      title="Recovery codes"
      lead={`For the day on which your phone is lost. ${left === 1 ? '1 code is' : `${left} codes are`} left.`}
      action={<Button onClick={() => setIsOpen(true)}>Make new codes</Button>}
    >
      {isOpen && (
        <OwnPasswordDialog
          title="Make new recovery codes"
          lead="The codes that you have now will not work any more."
          submitText="Make new codes"
          busyText="Making…"
          change={renew}
          onDone={({ recovery_codes }) => {
            setIsOpen(false)
            onCodes(recovery_codes)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Setting>
  )
}

import { useState } from 'react'
import { type NewApp, useBeginApp } from './account-queries.ts'
import { ConfirmAppDialog } from './confirm-app-dialog.tsx'
import { OwnPasswordDialog } from './own-password-dialog.tsx'

type SetUpAppDialogProps = { onCodes: (codes: readonly string[]) => void; onClose: () => void }

/** The password, then the QR code and a code of the app. */
export function SetUpAppDialog({ onCodes, onClose }: SetUpAppDialogProps) {
  const [app, setApp] = useState<NewApp>()
  const begin = useBeginApp()
  if (app) return <ConfirmAppDialog app={app} onCodes={onCodes} onClose={onClose} />
  return (
    <OwnPasswordDialog
      title="Set up an authenticator app"
      lead="You need an app that shows codes, such as Google Authenticator, Microsoft Authenticator or 1Password."
      submitText="Continue"
      busyText="Checking…"
      change={begin}
      onDone={setApp}
      onClose={onClose}
    />
  )
}

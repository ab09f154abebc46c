import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { CodeInput } from '../../../ui/forms/code-input.tsx'
import { useCodeField } from '../../../ui/forms/use-code-field.ts'
import { toast } from '../../../ui/toast.ts'
import { type NewApp, useConfirmApp } from './account-queries.ts'

type ConfirmAppDialogProps = {
  app: NewApp
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** The app counts once a code of it was right: who cannot scan the picture is not locked out. */
export function ConfirmAppDialog({ app, onCodes, onClose }: ConfirmAppDialogProps) {
  const { code, setCode, input, refused } = useCodeField()
  const [problem, setProblem] = useState<string>()
  const confirm = useConfirmApp()
  const send = (verify_code: string) => {
    if (confirm.isPending) return
    if (verify_code.length < 6) return setProblem('Enter the 6 digits that the app shows')
    confirm.mutate(verify_code, {
      onSuccess: ({ message, recovery_codes }) => {
        if (message) toast.success(message)
        onClose()
        onCodes(recovery_codes)
      },
      onError: (error) => {
        setProblem(messageOf(error))
        refused(error)
      },
    })
  }
  return (
    <FormDialog
      title="Set up an authenticator app"
      lead="Scan the picture with the app, then enter the code that it shows."
      submitText="Use this app"
      busyText="Checking…"
      size="md"
      onSubmit={() => send(code)}
      isBusy={confirm.isPending}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-5">
          <QrCode {...app.qr_code} />
          <SecretText {...app} />
        </div>
        <CodeInput
          ref={input}
          label="Code from the app"
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setProblem(undefined)
          }}
          onComplete={send}
          error={problem}
        />
      </div>
    </FormDialog>
  )
}

/** On white in each theme: cameras read dark on light. */
function QrCode({ size, path }: NewApp['qr_code']) {
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 flex-none rounded-md border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

function SecretText({ secret, address }: NewApp) {
  return (
    <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
      <p className="text-ink-2">
        You cannot scan it? Enter this key in the app, or{' '}
        <a href={address} className="text-link">
          open an app on this device
        </a>
        .
      </p>
      <code className="num font-medium wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <CopyButton text={secret} subject="key">
        Copy
      </CopyButton>
    </div>
  )
}

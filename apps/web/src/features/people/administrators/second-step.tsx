import { useMutation } from '@tanstack/react-query'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { useId, useState } from 'react'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/forms/field.tsx'
import { ResendCode } from '../../../ui/forms/resend-code.tsx'
import { SandboxMailLink } from '../../../ui/sandbox-mail-link.tsx'
import { DigitsForm } from './digits-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'

export type SignInAsked = { email: string; factor: 'mail' | 'app' }
type SecondStepProps = SignInAsked & { onVerified: (jwt: string) => void; onStartAgain: () => void }

/** After the right password: the code of the second factor, or what takes its place. */
export function SecondStep({ email, factor, onVerified, onStartAgain }: SecondStepProps) {
  const [way, setWay] = useState<'app' | 'mail' | 'recovery code'>(factor)
  const verify = async (verify_code: string) => {
    const { jwt } = await api(adminAccess.verify, { body: { email, verify_code } })
    onVerified(jwt)
  }
  const sendMail = () => api(adminAccess.verifyMail, { body: { email } })
  return (
    <div className="grid gap-5">
      {way === 'app' && (
        <DigitsForm
          label="Code from your app"
          lead="Enter the six-digit code that your authenticator app shows."
          verify={verify}
        />
      )}
      {way === 'mail' && (
        <>
          <DigitsForm
            label="Code from the email"
            lead={
              <>
                We sent a six-digit code to{' '}
                <span className="font-medium wrap-anywhere text-ink">{email}</span>. It is valid for{' '}
                {promised('oneTimeCode')}.
                {factor === 'app' &&
                  ' After a forgotten password none is sent until you have signed in with the app or a recovery code.'}
              </>
            }
            verify={verify}
          />
          <ResendCode send={sendMail} />
          <SandboxMailLink email={email} />
        </>
      )}
      {way === 'recovery code' && <RecoveryForm verify={verify} />}
      <div className="grid justify-items-start gap-1 border-t border-line pt-4 *:-ml-3">
        {way !== 'app' && factor === 'app' && (
          <Button tone="quiet" size="sm" onClick={() => setWay('app')}>
            Use the app
          </Button>
        )}
        {way !== 'mail' && <MailInstead send={sendMail} onSent={() => setWay('mail')} />}
        {way !== 'recovery code' && factor === 'app' && (
          <Button tone="quiet" size="sm" onClick={() => setWay('recovery code')}>
            Use a recovery code
          </Button>
        )}
        <Button tone="quiet" size="sm" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </div>
  )
}

function MailInstead({ send, onSent }: { send: () => Promise<unknown>; onSent: () => void }) {
  const mail = useMutation({ mutationFn: send, onSuccess: onSent })
  const noteId = useId()
  return (
    <div>
      <Button
        tone="quiet"
        size="sm"
        isBusy={mail.isPending}
        busyText="Sending…"
        aria-describedby={mail.error ? noteId : undefined}
        onClick={() => mail.mutate()}
      >
        Mail me a code instead
      </Button>
      {mail.error && (
        <div role="alert" className="px-3">
          <FieldNote id={noteId} error={messageOf(mail.error)} />
        </div>
      )}
    </div>
  )
}

import { promised } from '@tradelane/contract/lifecycle/promises'
import { tradingCalls } from '@tradelane/contract/trading-info/calls'
import { useState } from 'react'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { sentLinksKey } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'
import { MayOnly } from '../../../ui/may-only.tsx'
import { SentLinks } from '../../../ui/records/sent-links.tsx'

type Partner = { beneficiary_id: string; company_name: string; email: string }

/** The customer asks its buyer for trading information, and sees which links it has sent. */
export function AskBuyer({ partner }: { partner: Partner }) {
  return (
    <div className="grid gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-ink-2">
          Your buyer describes its trade with you on a form that is filled in with what you know. It needs no
          account.
        </p>
        <MayOnly who="preparer">
          <DialogButton text="Send link">
            {(close) => <AskDialog partner={partner} onClose={close} />}
          </DialogButton>
        </MayOnly>
      </div>
      <SentLinks subject="partner" subjectId={partner.beneficiary_id} />
    </div>
  )
}

function AskDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const [email, setEmail] = useState(partner.email)
  const { mutateAsync: send } = useChange([sentLinksKey('partner')], () =>
    api(tradingCalls.sendLink, { body: { beneficiary_id: partner.beneficiary_id, email } }),
  )
  const sending = useSending<void>(() => send(undefined), { onDone: onClose })
  const { fields, message } = useRefusal(sending.error, { email })
  return (
    <FormDialog
      title="Ask for trading information"
      lead={`We email ${partner.company_name} a link to the form. It works once, for ${promised('counterpartyLink')}.`}
      submitText="Send link"
      busyText="Sending…"
      isBusy={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
        <TextInput
          label="Email"
          type="email"
          autoCapitalize="none"
          value={email}
          error={fields.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
    </FormDialog>
  )
}

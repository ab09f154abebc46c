import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { mostCharactersOfNote } from '@tradelane/contract/quote-desk/vendor-asks'
import { useState } from 'react'
import { businessNow } from '../../../../../lib/browser/business-clock.ts'
import { useRefusal } from '../../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { FormDialog } from '../../../../../ui/dialogs/form-dialog.tsx'
import { DateInput, TextArea } from '../../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useAskVendor } from '../desk-queries.ts'
import { VendorChoice } from './vendor-choice.tsx'

type AskDialogProps = { one: WireDeskCase; onClose: () => void }

/** Each vendor gets a link of its own. What the customer wrote is changed here, so that it names nobody. */
export function AskDialog({ one: { case_id, service, due_at, note: asked }, onClose }: AskDialogProps) {
  const [emails, setEmails] = useState<Readonly<Record<string, string>>>({})
  const [answer_by, setAnswerBy] = useState(() => usualDay(due_at))
  const [note, setNote] = useState(asked)
  const [isSent, setIsSent] = useState(false)
  const asking = useAskVendor()
  const { fields, message: problem } = useRefusal(asking.error, { emails, answer_by, note })
  const hasNobody = Object.keys(emails).length === 0
  const send = async () => {
    setIsSent(true)
    if (hasNobody) return
    for (const [vendor_id, email] of Object.entries(emails)) {
      await asking.mutateAsync({ case_id, vendor_id, email, answer_by, ...given(note) })
      setEmails((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== vendor_id)))
    }
    toast.success('The links are sent.')
    onClose()
  }
  return (
    <FormDialog
      title="Ask vendors"
      lead="Each gets a link by email and types its price, without an account. An earlier link of this request to the same vendor stops working."
      onClose={onClose}
      // A refusal is shown below; the vendors before it have their links.
      onSubmit={() => void send().catch(() => undefined)}
      submitText="Send links"
      busyText="Sending…"
      isBusy={asking.isPending}
    >
      <div className="grid gap-4">
        <VendorChoice service={service} emails={emails} onChange={setEmails} />
        <DateInput
          label="Answer by"
          help={`Through its end in UTC. A link works for at most ${promised('counterpartyLink')}.`}
          min={utcDay(0)}
          max={latestDay()}
          value={answer_by}
          onChange={({ target }) => setAnswerBy(target.value)}
          error={fields.answer_by}
        />
        <TextArea
          label="Note to the vendors"
          isOptional
          rows={3}
          maxLength={mostCharactersOfNote}
          help="They read the facts of the request and this, and not who the customer is. Take out names."
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={fields.note}
        />
        <Refused
          text={isSent && hasNobody ? 'Select a vendor' : (problem ?? fields.email ?? fields.vendor_id)}
        />
      </div>
    </FormDialog>
  )
}

function Refused({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Banner tone="lost" isAlert>
      {text}
    </Banner>
  )
}

const given = (note: string) => (note.trim() ? { note: note.trim() } : {})

const dayMs = 86_400_000
/** Days are in UTC, as the link ends. */
const utcDay = (afterMs: number): string =>
  new Date(businessNow().getTime() + afterMs).toISOString().slice(0, 10)
const latestDay = (): string => utcDay(promisedMs('counterpartyLink'))

/** The day before the customer has our promise: the desk needs time to make its offer. */
function usualDay(due: string): string {
  const day = new Date(Date.parse(due) - dayMs).toISOString().slice(0, 10)
  return day >= utcDay(0) && day <= latestDay() ? day : utcDay(2 * dayMs)
}

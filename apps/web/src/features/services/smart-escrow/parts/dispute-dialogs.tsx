import { promised } from '@tradelane/contract/lifecycle/promises'
import { disputeActions } from '@tradelane/contract/smart-escrow/actions'
import { disputeText, offerNote, releasedPercent } from '@tradelane/contract/smart-escrow/dispute-forms'
import { splitOf } from '@tradelane/contract/smart-escrow/split'
import { formatMoney, parseMoney } from '@tradelane/money'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import type { UploadFile } from '../../../../ui/forms/use-file-upload.ts'
import type { AnyDispute, Disputable, DisputeActs, Offer } from './dispute-acts.ts'

/** A file that goes with a text. */
function useSaidFile(upload: UploadFile) {
  const [file, setFile] = useState('')
  const [fileName, setFileName] = useState('')
  const keep = (value: string, name: string) => {
    setFile(value)
    setFileName(name)
  }
  return {
    field: <FileField label="File" isOptional value={file} onChange={keep} upload={upload} />,
    said: (text: string) => ({ text, file, fileName }),
  }
}

type OpenProps = { disputable: readonly Disputable[]; acts: DisputeActs }

export function OpenDispute({ closed, ...props }: OpenProps & { closed: string | undefined }) {
  // The list of blocks is read a moment later than the blocks.
  if (closed === undefined && props.disputable.length === 0) return null
  return (
    <DialogButton text="Open a dispute" closed={closed}>
      {(close) => <OpenDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function OpenDialog({ disputable, acts, onClose }: OpenProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(disputable[0]?.block_id ?? '')
  const { field, said } = useSaidFile(acts.upload)
  return (
    <ReasonDialog
      title="Open a dispute"
      lead={`The money of the block waits until both sides agree on a split, or Tradelane decides. The other side reads what you write, and has ${promised('answerDispute')} to answer.`}
      label="What is in dispute"
      rule={disputeText}
      maxLength={2000}
      tone="danger"
      submitText="Open the dispute"
      busyText="Opening…"
      send={(text) => acts.open(chosen, said(text))}
      doneText="The dispute is open."
      onClose={onClose}
    >
      <Select
        label="Block"
        options={disputable.map(({ block_id, block, amount, currency }) => ({
          value: block_id,
          label: `Block ${block}: ${formatAmount(amount, currency)}`,
        }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {field}
    </ReasonDialog>
  )
}

type DisputeProps = { dispute: AnyDispute; acts: DisputeActs }

/** What the reader may do in one dispute. */
export function DisputeActions({ dispute, acts }: DisputeProps) {
  const { state, is_early, escalation_from } = dispute
  const record = { state, escalation_from: is_early ? formatInstant(escalation_from) : undefined }
  // While an offer is open, its answer is what the dispute waits for.
  const isOffered = dispute.offers.some(({ answer }) => answer === null)
  return (
    <div className="flex flex-wrap gap-2">
      <acts.Action action={disputeActions.offer} record={record}>
        {() => (
          <DialogButton text="Offer a split" tone={isOffered ? 'plain' : 'main'}>
            {(close) => <OfferDialog dispute={dispute} acts={acts} onClose={close} />}
          </DialogButton>
        )}
      </acts.Action>
      <acts.Action action={disputeActions.speak} record={record}>
        {() => (
          <DialogButton text="Add a statement">
            {(close) => <SpeakDialog dispute={dispute} acts={acts} onClose={close} />}
          </DialogButton>
        )}
      </acts.Action>
      <acts.Action action={disputeActions.escalate} record={record}>
        {(closed) => <Escalate dispute={dispute} acts={acts} closed={closed} />}
      </acts.Action>
    </div>
  )
}

function SpeakDialog({ dispute, acts, onClose }: DisputeProps & { onClose: () => void }) {
  const { field, said } = useSaidFile(acts.upload)
  return (
    <ReasonDialog
      title="Add a statement"
      lead="The other side and Tradelane read it."
      label="Statement"
      rule={disputeText}
      maxLength={2000}
      submitText="Add"
      busyText="Adding…"
      send={(text) => acts.speak(dispute.dispute_id, said(text))}
      doneText="The statement has been added."
      onClose={onClose}
    >
      {field}
    </ReasonDialog>
  )
}

type SplitFieldProps = {
  dispute: AnyDispute
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The share of the seller, and what each side gets. */
export function SplitField({ dispute, value, onChange, error }: SplitFieldProps) {
  const isValid = percentFaultOf(value) === undefined
  return (
    <NumberField
      label="Paid to the seller"
      unit="%"
      value={value}
      onChange={onChange}
      error={error}
      help={
        isValid
          ? splitText(dispute, Number(value))
          : 'A whole number from 0 to 100. The rest goes back to the buyer.'
      }
    />
  )
}

function splitText({ amount, currency }: AnyDispute, percent: number): string {
  const { released, refunded } = splitOf(parseMoney(String(amount), currency), percent)
  return `${formatMoney(released)} to the seller, ${formatMoney(refunded)} back to the buyer.`
}

export const percentFaultOf = (value: string): string | undefined =>
  releasedPercent.safeParse(value === '' ? undefined : Number(value)).error?.issues[0]?.message

function OfferDialog({ dispute, acts, onClose }: DisputeProps & { onClose: () => void }) {
  const [percent, setPercent] = useState('')
  return (
    <ReasonDialog
      title="Offer a split"
      lead="If the other side accepts, the money moves at once. A new offer replaces your previous one."
      label="Note"
      rule={offerNote}
      submitText="Send the offer"
      busyText="Sending…"
      send={(note) => acts.offer(dispute.dispute_id, Number(percent), note)}
      doneText="The offer has been sent."
      onClose={onClose}
      further={{
        values: { released_percent: percent },
        problems: { released_percent: percentFaultOf(percent) },
        show: (shown) => (
          <SplitField
            dispute={dispute}
            value={percent}
            onChange={setPercent}
            error={shown.released_percent}
          />
        ),
      }}
    />
  )
}

function Escalate({ dispute, acts, closed }: DisputeProps & { closed: string | undefined }) {
  return (
    <DialogButton text="Ask Tradelane to decide" closed={closed}>
      {(close) => (
        <ConfirmDialog
          title="Ask Tradelane to decide?"
          lead="We read what both sides wrote and decide how the money is split. Until then you can still agree."
          tone="main"
          confirmText="Ask Tradelane"
          busyText="Sending…"
          send={() => acts.escalate(dispute.dispute_id)}
          doneText="Tradelane decides."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

/** Accepting the other side's offer is final. */
export function AnswerOffer({ dispute, acts, offer }: DisputeProps & { offer: Offer }) {
  const answer = (given: 'accept' | 'refuse') => acts.answer(dispute.dispute_id, offer.offer_id, given)
  const amount = (value: number) => formatAmount(value, dispute.currency)
  return (
    <div className="flex gap-2">
      <DialogButton text="Refuse" size="sm" tone="quiet">
        {(close) => (
          <ConfirmDialog
            title="Refuse the offer?"
            lead="The dispute stays open. You can make an offer of your own."
            tone="danger"
            confirmText="Refuse"
            busyText="Refusing…"
            send={() => answer('refuse')}
            doneText="The offer has been refused."
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton text="Accept" size="sm" tone="main">
        {(close) => (
          <ConfirmDialog
            title="Accept the offer?"
            lead={`${amount(offer.released)} is paid to the seller, and ${amount(offer.refunded)} goes back to the buyer. This ends the dispute and cannot be undone.`}
            tone="main"
            confirmText="Accept"
            busyText="Accepting…"
            send={() => answer('accept')}
            doneText="The dispute is settled."
            onClose={close}
          />
        )}
      </DialogButton>
    </div>
  )
}

import { findClause } from '@tradelane/contract/insurance/cover'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { SavedSince, type Since } from '../../../../ui/forms/saved-since.tsx'
import { StaffFields } from '../../../../ui/forms/staff-fields.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { pricedAs, pricesShown } from '../parts/use-premium.ts'
import type { ShownPrice } from '../parts/war-to-quote.ts'
import { type OfficePolicyPage, useQuote } from './office-insurance-queries.ts'

type QuoteFormProps = { page: OfficePolicyPage; since: Since | undefined }

/** The quote, beginning with what the table asks now, unless war is to be quoted; the platform's fee is added to it. */
export function OfficeQuoteForm({ page: { insurance: policy, indication }, since }: QuoteFormProps) {
  const now = pricedAs(pricesShown(indication), findClause(policy.type_of_insurance_cover))
  const [first] = useState(now && !now.isWarToQuote ? String(now.premium) : '')
  const [premium, setPremium] = useState(first)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const isDirty = premium !== first || note !== '' || reason !== ''
  const isReferred = indication.referrals.length > 0
  const { send, fields, refusal, isPending } = useSendQuote(policy, { premium, note, reason }, isDirty, since)
  return (
    <Card title="Quote">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (premium !== '') send()
        }}
      >
        <StaffFields call={officeInsurance.quote}>
          {policy.respond_due_at && (
            <p className="num text-ink-2">Promised by {formatInstant(policy.respond_due_at)}.</p>
          )}
          <AtDesk transactionId={policy.transaction_id} />
          <MoneyField
            label="Premium"
            currency="USD"
            value={premium}
            onChange={setPremium}
            help={tableText(now)}
            error={fields.premium}
          />
          <TextArea
            label="Note to the customer"
            isOptional
            rows={2}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={fields.note}
          />
          {isReferred && (
            <ReferralReason value={reason} onChange={setReason} error={fields.referral_reason} />
          )}
          {refusal}
          <Button
            type="submit"
            tone="main"
            disabled={premium === ''}
            isBusy={isPending}
            busyText="Quoting…"
            className="justify-self-start"
          >
            Send quote, valid for {promised('insuranceQuote')}
          </Button>
        </StaffFields>
      </form>
    </Card>
  )
}

/** Vendors are asked at the desk. */
function AtDesk({ transactionId }: { transactionId: string }) {
  return (
    <p className="text-ink-2">
      What is sent here is an offer of the quote desk. Vendors are asked there:{' '}
      <Link to={`/admin/quotes/${transactionId}`} className="text-link">
        Open at the quote desk
      </Link>
    </p>
  )
}

function tableText(now: ShownPrice | undefined): string {
  if (!now) return 'The table has no price for this. Our fee is added to the premium that you enter.'
  const premium = formatAmount(now.premium, 'USD')
  return now.isWarToQuote
    ? `The table premium without war is ${premium} now. Add the war premium for the listed area. Our fee is added.`
    : `The table premium is ${premium} now. Our fee is added.`
}

type ReferralReasonProps = { value: string; onChange: (reason: string) => void; error: string | undefined }

function ReferralReason({ value, onChange, error }: ReferralReasonProps) {
  return (
    <TextArea
      label="Reason for accepting the referral"
      help="For our records. The customer does not read it."
      rows={2}
      maxLength={1000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}

/** Sends the quote for exactly the version that was looked at. */
function useSendQuote(
  { insurance_id, version }: OfficePolicyPage['insurance'],
  { premium, note, reason }: Record<'premium' | 'note' | 'reason', string>,
  isDirty: boolean,
  since: Since | undefined,
) {
  const { mutate, error, isPending } = useQuote()
  const { fields, message } = useRefusal(error, { premium, note, referral_reason: reason })
  const send = () =>
    mutate(
      {
        insurance_id,
        version,
        premium: Number(premium),
        ...(note.trim() && { note: note.trim() }),
        ...(reason.trim() && { referral_reason: reason.trim() }),
      },
      { onSuccess: ({ message }) => toast.success(message ?? 'Quoted') },
    )
  const refusal = (
    <>
      <SavedSince since={since} isDirty={isDirty} isBusy={isPending} />
      {message && !since && (
        <Banner tone="lost" isAlert>
          {message}
        </Banner>
      )}
    </>
  )
  return { send, fields, refusal, isPending }
}

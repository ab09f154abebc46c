import { useQuery } from '@tanstack/react-query'
import type { WireOfficeLimit } from '@tradelane/contract/credit-limits/office-calls'
import type { WirePartnerTerms } from '@tradelane/contract/finance-partners/calls'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { useState } from 'react'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { formatAmount, formatPercent } from '../../../../lib/format/format-amount.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { financeTermsQuery } from '../../../../lib/queries/finance-partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDecideLimit } from '../parts/credit-limit-queries.ts'

type TermSheetDialogProps = { limit: WireOfficeLimit; onClose: () => void }

const yearMs = 365 * 86_400_000
const inOneYear = (): string => new Date(businessNow().getTime() + yearMs).toISOString().slice(0, 10)

/** What is offered, and by whom. */
function useOffer({ limit, onClose }: TermSheetDialogProps) {
  const { data: partners = [] } = useQuery(financeTermsQuery)
  const lenders = partners.filter(({ currencies }) => lentBy(currencies, limit.currency))
  const [chosen, choose] = useState<number>()
  const [amount, setAmount] = useState('')
  const [validUntil, setValidUntil] = useState(inOneYear)
  const deciding = useDecideLimit()
  const [isChecked, setIsChecked] = useState(false)
  const only = lenders.length === 1 ? lenders[0] : undefined
  const lender = lenders.find(({ finance_partner_id: id }) => id === chosen) ?? only
  const missing = {
    ...(lender === undefined && { finance_partner_id: 'Select a finance partner' }),
    ...(amount === '' && { amount: 'Enter the approved limit' }),
  }
  const send = async () => {
    setIsChecked(true)
    if (!lender || amount === '') return
    const { credit_limit_id, version } = limit
    const answer = await deciding
      .mutateAsync({
        credit_limit_id,
        version,
        decision: 'term_sheet',
        finance_partner_id: lender.finance_partner_id,
        amount: Number(amount),
        valid_until: validUntil,
      })
      .catch(() => undefined)
    if (!answer) return
    onClose()
    toast.success(answer.message ?? 'The term sheet has been provided.')
  }
  const refusal = useRefusal(deciding.error, {
    finance_partner_id: lender?.finance_partner_id,
    amount,
    valid_until: validUntil,
  })
  const fields: Record<string, string> = { ...refusal.fields, ...(isChecked && missing) }
  const { isPending } = deciding
  const { message } = refusal
  return {
    lenders,
    lender,
    choose,
    amount,
    setAmount,
    validUntil,
    setValidUntil,
    isPending,
    send,
    fields,
    message,
  }
}

/** The offer of a finance partner, at the terms that it has now. */
export function TermSheetDialog({ limit, onClose }: TermSheetDialogProps) {
  const offer = useOffer({ limit, onClose })
  const { lenders, lender, choose, amount, setAmount, validUntil, setValidUntil, fields, message } = offer
  return (
    <FormDialog
      title="Provide a term sheet"
      lead={`${asSentence(`${limit.company_name} requested ${formatAmount(limit.limit_request, limit.currency)} for ${limit.buyer_name}`)} The term sheet can be signed for ${promised('termSheet')}.`}
      onClose={onClose}
      onSubmit={() => void offer.send()}
      submitText="Provide term sheet"
      busyText="Providing…"
      isBusy={offer.isPending}
    >
      <div className="grid gap-5">
        <Select
          label="Finance partner"
          placeholder="Select"
          options={lenders.map((one) => ({
            value: String(one.finance_partner_id),
            label: one.finance_partner_name,
          }))}
          value={String(lender?.finance_partner_id ?? '')}
          onChange={({ target }) => choose(Number(target.value) || undefined)}
          help={lender && termsOf(lender, limit.currency)}
          error={fields.finance_partner_id}
        />
        <MoneyField
          label="Approved limit"
          currency={limit.currency}
          value={amount}
          onChange={setAmount}
          error={fields.amount}
        />
        <TextInput
          type="date"
          label="Valid until"
          value={validUntil}
          onChange={({ target }) => setValidUntil(target.value)}
          error={fields.valid_until}
        />
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

const lentBy = (currencies: WirePartnerTerms['currencies'], currency: string) =>
  currencies.find((one) => one.currency === currency)

function termsOf(partner: WirePartnerTerms, currency: WireOfficeLimit['currency']): string {
  const cap = lentBy(partner.currencies, currency)?.buyer_cap ?? 0
  const rate = formatPercent(partner.annual_rate_basis_points / 100)
  const fee = formatPercent(partner.fee_basis_points / 100)
  return `${rate} % a year, fee ${fee} % of the invoice, at most ${formatAmount(cap, currency)} for one buyer`
}

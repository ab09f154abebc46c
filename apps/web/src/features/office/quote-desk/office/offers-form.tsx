import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { fileBase64 } from '../../../../lib/forms/file-base64.ts'
import { focusFirstFault } from '../../../../lib/forms/focus-first-fault.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { whyRefused } from '../../../../ui/forms/file-rules.ts'
import { SavedSince, type Since } from '../../../../ui/forms/saved-since.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type TradeOfDesk, useSubmitOffers } from './desk-queries.ts'
import { OfferFields } from './offer-fields.tsx'
import { lastDayOf, type OfferValues, sentOffer } from './offer-values.ts'
import type { OfferRows } from './use-offer-rows.ts'

type OffersFormProps = {
  one: WireDeskCase
  trade: TradeOfDesk
  form: OfferRows
  since: Since | undefined
}

/** The quote form: a row for each offer. */
export function OffersForm({ since, ...given }: OffersFormProps) {
  const { one, form } = given
  const { service } = one
  const { rows, currency } = form
  const { submitting, submit } = useSubmit(given)
  const { fields, message } = useRefusal(submitting.error, flat(rows))
  return (
    <form
      noValidate
      aria-label={`Quotes for ${deskServiceNames[service]}`}
      className="grid gap-5 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (rows.some(({ file }) => whyRefused(file))) focusFirstFault(event.currentTarget)
        else if (!submitting.isPending) void submit()
      }}
    >
      {rows.map((row, index) => (
        <OfferFields
          key={row.key}
          values={row}
          number={index + 1}
          currency={currency}
          lastDay={lastDayOf(one.presets)}
          service={service}
          fault={(name) => fields[`quotes.${index}.${name}`]}
          isFilled={row.key === form.filled}
          onChange={(changed) => form.change(row.key, changed)}
          {...(index > 0 && { onRemove: () => form.remove(row.key) })}
        />
      ))}
      <SavedSince since={since} isDirty={form.isDirty} isBusy={submitting.isPending} />
      {message && (
        <Banner tone="lost" isAlert>
          {message}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {form.hasPlace && <Button onClick={form.add}>Add new Quote</Button>}
        <Button
          type="submit"
          // What is stored replaces the offers that were.
          disabled={since !== undefined && !submitting.isPending}
          isBusy={submitting.isPending}
          busyText="Storing…"
        >
          Submit
        </Button>
      </div>
    </form>
  )
}

function useSubmit({ one: { service, case_id }, trade, form }: Omit<OffersFormProps, 'since'>) {
  const submitting = useSubmitOffers()
  const submit = async () => {
    const { rows, currency } = form
    const files = await Promise.all(rows.map(({ file }) => (file ? fileBase64(file) : undefined)))
    const quotes = rows.map((row, index) => sentOffer(row, currency, files[index]))
    submitting.mutate(
      { transaction_id: trade.transaction_id, service, case_id, quotes },
      {
        onSuccess: ({ message }) => {
          form.noteSaved()
          toast.success(message ?? 'Stored')
        },
      },
    )
  }
  return { submitting, submit }
}

/** By the names of the request, so that what was refused goes once it is changed. */
const flat = (rows: readonly OfferValues[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`quotes.${index}.${name}`, value]),
    ),
  )

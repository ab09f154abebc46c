import { promised } from '@tradelane/contract/lifecycle/promises'
import type { FreightWire } from '@tradelane/contract/logistics/freight'
import type { AskedDetails } from '@tradelane/contract/shipments/asked-details'
import type { ReactNode } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { findFormDraft, useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DetailsFields } from '../../../../ui/parties/details-fields.tsx'
import { useDetailsSchema } from '../../../../ui/parties/details-schema.ts'
import type { Details } from '../../../../ui/parties/party-words.ts'
import { toast } from '../../../../ui/toast.ts'
import { freightRequestOf } from './freight-request-of.ts'
import type { KeptFreight, useRequestFreight } from './quotes-queries.ts'

type SummaryPartiesProps = {
  offer: FreightWire
  quote: KeptFreight
  suggested: Details
  asked: AskedDetails
  requesting: ReturnType<typeof useRequestFreight>
  refusal: ReactNode
  back: ReactNode
}

/** The reason is shown above the button. */
const onError = () => toast.error('Something went wrong, please try again')

/** Who ships what to whom, sent with the request. What is typed survives a reload and the way back. */
export function SummaryParties(props: SummaryPartiesProps) {
  const { offer, quote, suggested, asked, requesting, refusal, back } = props
  const owner = offer.shipment_id
  const form = useContractForm(useDetailsSchema(asked), {
    ...suggested,
    ...findFormDraft<Details>('booking-details', owner)?.values,
  })
  const { clear } = useFormDraft(form, { name: 'booking-details', owner, saved: suggested })
  const submit = form.handleSubmit((details) =>
    requesting.mutate(freightRequestOf(offer, quote, details), { onError, onSuccess: clear }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Card title="Parties and goods" className="print:hidden">
        <p className="mb-5 text-ink-2">
          For the carrier’s papers. Check what is filled in already. If something is missing, you can submit
          and give it within {promised('giveBookingDetails')}.
        </p>
        <DetailsFields form={form} asked={asked} />
      </Card>
      {refusal}
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        {back}
        <Button type="submit" tone="main" isBusy={requesting.isPending} busyText="Submitting…">
          Submit
        </Button>
      </div>
    </form>
  )
}

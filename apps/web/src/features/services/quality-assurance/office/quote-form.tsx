import { promised } from '@tradelane/contract/lifecycle/promises'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { useState } from 'react'
import { formatInstant, today } from '../../../../lib/format/format-date.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { InspectionCompanyField } from './inspection-company-field.tsx'
import { useQuoteInspection } from './office-inspection-queries.ts'

const empty = { inspection_company_id: '', inspection_date: '', price: '', note: '' }

/** The quote: who inspects, when, and for how much. Our fee is added. */
export function QuoteForm({ inspection }: { inspection: WireOfficeInspection }) {
  const { quality_assurance_id, version, respond_due_at } = inspection
  const [values, setValues] = useState(empty)
  const { mutate, error, isPending } = useQuoteInspection()
  const { fields, message } = useRefusal(error, values)
  const set = (name: keyof typeof empty) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }))
  const isReady = values.inspection_company_id !== '' && values.inspection_date !== '' && values.price !== ''
  const send = () => {
    const { price, note, ...offer } = values
    const text = note.trim()
    mutate(
      { quality_assurance_id, version, ...offer, price: Number(price), ...(text && { note: text }) },
      { onSuccess: ({ message }) => toast.success(message ?? 'Quoted') },
    )
  }
  return (
    <Card title="Quote">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) send()
        }}
      >
        {respond_due_at && <p className="num text-ink-2">Promised by {formatInstant(respond_due_at)}.</p>}
        <InspectionCompanyField
          order={inspection}
          value={values.inspection_company_id}
          onChange={set('inspection_company_id')}
          error={fields.inspection_company_id}
        />
        <QuoteFields values={values} faults={fields} set={set} />
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
        <Button
          type="submit"
          tone="main"
          disabled={!isReady}
          isBusy={isPending}
          busyText="Quoting…"
          className="justify-self-start"
        >
          Send quote, valid for at most {promised('inspectionQuote')}
        </Button>
      </form>
    </Card>
  )
}

type QuoteFieldsProps = {
  values: typeof empty
  faults: Record<string, string>
  set: (name: keyof typeof empty) => (value: string) => void
}

function QuoteFields({ values, faults, set }: QuoteFieldsProps) {
  return (
    <>
      <DateInput
        label="Day of inspection"
        min={today()}
        value={values.inspection_date}
        onChange={({ target }) => set('inspection_date')(target.value)}
        error={faults.inspection_date}
      />
      <MoneyField
        label="Price"
        currency="USD"
        value={values.price}
        onChange={set('price')}
        help="Our fee of 0.25 % of the consignment value is added."
        error={faults.price}
      />
      <TextArea
        label="Note to the customer"
        isOptional
        rows={2}
        maxLength={1000}
        value={values.note}
        onChange={({ target }) => set('note')(target.value)}
        error={faults.note}
      />
    </>
  )
}

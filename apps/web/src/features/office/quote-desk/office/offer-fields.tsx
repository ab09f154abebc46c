import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MarginFields } from './margin-fields.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { RowOfForm } from './offer-values.ts'
import { UsedAnswer } from './used-answer.tsx'
import { VendorField } from './vendor-field.tsx'

type OfferFieldsProps = RowOfForm & {
  number: number
  service: DeskService
  /** From a vendor's answer, just now: its name is what is missing. */
  isFilled: boolean
  onRemove?: () => void
}

/** A row of the quote form. */
export function OfferFields(props: OfferFieldsProps) {
  const { values, number, currency, service, fault, isFilled, onChange, onRemove } = props
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFilled) name.current?.focus()
  }, [isFilled])
  return (
    <fieldset className="grid items-start gap-4 rounded-md border border-line p-4 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="flex items-center gap-2 px-1 font-medium">
        Quote {number}
        {onRemove && <IconButton label={`Remove quote ${number}`} icon={X} isBare onClick={onRemove} />}
      </legend>
      <UsedAnswer {...props} />
      <TextInput
        ref={name}
        label="Quote name"
        maxLength={120}
        value={values.quote_name}
        onChange={({ target }) => onChange({ quote_name: target.value })}
        error={fault('quote_name')}
      />
      <VendorField
        service={service}
        value={values.vendor_id}
        name={values.vendor_name}
        onChange={(vendor_id, vendor_name) => onChange({ vendor_id, vendor_name })}
        error={fault('vendor_id')}
      />
      <MoneyField
        label="Buy amount"
        isOptional
        currency={currency}
        value={values.buy_amount}
        onChange={(buy_amount) => onChange({ buy_amount })}
        error={fault('buy_amount')}
      />
      <MarginFields {...props} />
      <MoneyField
        label="Quote amount"
        currency={currency}
        value={values.quote_amount}
        onChange={(quote_amount) => onChange({ quote_amount })}
        error={fault('quote_amount') ?? fault('currency')}
      />
      <OfferTerms {...props} />
    </fieldset>
  )
}

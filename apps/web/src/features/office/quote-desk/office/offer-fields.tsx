import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import { X } from 'lucide-react'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MarginFields } from './margin-fields.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { RowOfForm } from './offer-values.ts'
import { VendorField } from './vendor-field.tsx'

type OfferFieldsProps = RowOfForm & { number: number; service: DeskService; onRemove?: () => void }

/** A row of the quote form. */
export function OfferFields(props: OfferFieldsProps) {
  const { values, number, currency, service, fault, onChange, onRemove } = props
  return (
    <fieldset className="grid items-start gap-4 rounded-md border border-line p-4 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="flex items-center gap-2 px-1 font-medium">
        Quote {number}
        {onRemove && <IconButton label={`Remove quote ${number}`} icon={X} isBare onClick={onRemove} />}
      </legend>
      <TextInput
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

import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import type { RowOfForm } from './offer-values.ts'

/** Per cent of what the vendor asks, or an amount; below nothing with the reason. */
export function MarginFields({ values, currency, fault, onChange }: RowOfForm) {
  const { margin_type, margin, margin_reason } = values
  const asked = fault('margin_reason')
  return (
    <>
      <Select
        label="Margin"
        options={[
          { value: 'percent', label: 'Per cent' },
          { value: 'fixed', label: 'Fixed amount' },
        ]}
        value={margin_type}
        onChange={({ target }) => onChange({ margin_type: target.value as typeof margin_type, margin: '' })}
      />
      {margin_type === 'percent' ? (
        <NumberField
          label="Margin in per cent"
          unit="%"
          decimals={2}
          value={margin}
          onChange={(text) => onChange({ margin: text })}
          error={fault('margin_percent')}
        />
      ) : (
        <MoneyField
          label="Margin amount"
          currency={currency}
          value={margin}
          onChange={(text) => onChange({ margin: text })}
          error={fault('margin_amount')}
        />
      )}
      {(asked !== undefined || margin_reason !== '' || margin.startsWith('-')) && (
        <TextInput
          label="Reason for the loss"
          maxLength={300}
          value={margin_reason}
          onChange={({ target }) => onChange({ margin_reason: target.value })}
          error={asked}
        />
      )}
    </>
  )
}

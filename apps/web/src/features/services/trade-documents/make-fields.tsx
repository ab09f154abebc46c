import { incoterms } from '@tradelane/contract/lists/incoterms'
import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { Figure } from './figure.tsx'
import type { MakeValues, TextName } from './make-values.ts'

const terms = Object.entries(incoterms).map(([value, name]) => ({ value, label: `${value}: ${name}` }))

/** Parties, way, terms and weights. A field that is empty stays empty on the document. */
export function MakeFields({ type }: { type: MadeType }) {
  const { register, formState } = useFormContext<MakeValues>()
  const of = (name: TextName, label: string) => ({
    label,
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextArea {...of('seller', type === 'purchase_order' ? 'Supplier' : 'Seller')} />
      <TextArea {...of('buyer', 'Buyer')} />
      {type === 'shipping_instruction' && (
        <TextArea className="sm:col-span-2" {...of('notify', 'Notify party')} />
      )}
      <DateInput {...of('date', 'Date')} />
      <TextInput {...of('reference', 'Reference')} />
      <Select options={terms} placeholder="None" {...of('incoterm', 'Incoterm')} />
      <TextInput {...of('named_place', 'Named place')} />
      <TextInput {...of('port_of_loading', 'Port or place of loading')} />
      <TextInput {...of('port_of_discharge', 'Port or place of discharge')} />
      <DateInput {...of('shipping_date', 'Date of shipment')} />
      <TextInput {...of('origin', 'Country of origin')} />
      <Figure name="net_weight" label="Net weight" unit="kg" />
      <Figure name="gross_weight" label="Gross weight" unit="kg" />
      <TextInput {...of('packages', 'Packages')} />
      {isPriced(type) && <TextInput {...of('payment_terms', 'Terms of payment')} />}
      <TextArea className="sm:col-span-2" {...of('marks', 'Marks')} />
      <TextArea className="sm:col-span-2" {...of('note', 'Note')} />
    </div>
  )
}

import type { AskedDetails } from '@tradelane/contract/shipments/asked-details'
import { missingDetails } from '@tradelane/contract/shipments/missing-details'
import { useState } from 'react'
import { Checkbox } from '../forms/checkbox.tsx'
import { CharcoalFields } from './charcoal-fields.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { type DetailsForm, PartyFields } from './party-fields.tsx'
import { emptyDetails } from './party-words.ts'

type DetailsFieldsProps = { form: DetailsForm; asked: AskedDetails; isOffice?: boolean }

/** Who ships what to whom, with what is missing beside each field. */
export function DetailsFields({ form, asked, isOffice = false }: DetailsFieldsProps) {
  const missing = missingDetails(form.watch(), asked)
  return (
    <div className="@container grid gap-6">
      <div className="grid gap-6 @min-[28rem]:grid-cols-2 @min-[48rem]:grid-cols-3">
        <PartyFields form={form} party="shipper" missing={missing} />
        <PartyFields form={form} party="consignee" missing={missing} />
        <NotifyParty form={form} />
      </div>
      <GoodsFields form={form} missing={missing} isOffice={isOffice} />
      <CharcoalFields form={form} missing={missing} asked={asked} />
    </div>
  )
}

/** On the carrier's papers, an empty notify party is the consignee. */
function NotifyParty({ form }: { form: DetailsForm }) {
  const [isConsignee, setIsConsignee] = useState(() =>
    Object.values(form.getValues('notify_party')).every((value) => !value),
  )
  return (
    <PartyFields
      form={form}
      party="notify_party"
      missing={[]}
      isFolded={isConsignee}
      lead={
        <Checkbox
          label="Same as consignee"
          help="Whom the carrier tells of the arrival. You can give it later."
          checked={isConsignee}
          onChange={({ target }) => {
            setIsConsignee(target.checked)
            if (target.checked)
              form.setValue('notify_party', emptyDetails.notify_party, { shouldDirty: true })
          }}
        />
      }
    />
  )
}

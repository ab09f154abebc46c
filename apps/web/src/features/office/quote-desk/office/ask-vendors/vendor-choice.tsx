import { useQuery } from '@tanstack/react-query'
import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import type { WireVendor } from '@tradelane/contract/vendors/calls'
import { useState } from 'react'
import { useSettled } from '../../../../../lib/forms/use-settled.ts'
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx'
import { Select } from '../../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { activeVendorsQuery, ownFirst } from '../vendor-field.tsx'

type VendorChoiceProps = {
  service: DeskService
  /** Of the chosen vendors, by their ids: the address that the link goes to. */
  emails: Readonly<Record<string, string>>
  onChange: (emails: Readonly<Record<string, string>>) => void
}

/** One or several vendors, each with the contact that gets the link. Those chosen stay while others are searched. */
export function VendorChoice({ service, emails, onChange }: VendorChoiceProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly WireVendor[]>([])
  const { data } = useQuery(activeVendorsQuery(useSettled(typed.trim())))
  const kept = chosen.filter(({ vendor_id }) => vendor_id in emails)
  const others = (data?.vendor_data ?? []).filter(({ vendor_id }) => !(vendor_id in emails))
  const shown = [...kept, ...ownFirst(others, service)]
  const without = (vendorId: string) =>
    Object.fromEntries(Object.entries(emails).filter(([id]) => id !== vendorId))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">Vendors</legend>
      <TextInput
        label="Find a vendor"
        isOptional
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="grid max-h-64 gap-3 overflow-y-auto rounded-md border border-line p-3">
        {data && shown.length === 0 && <p className="text-ink-2">No vendor has this name.</p>}
        {shown.map(({ vendor_id, company_name, contact_details }) => (
          <div key={vendor_id} className="grid gap-2">
            <Checkbox
              label={company_name}
              help={
                contact_details.length === 0 ? 'It has no contact. Add one to the vendor first.' : undefined
              }
              disabled={contact_details.length === 0}
              checked={vendor_id in emails}
              onChange={({ target }) => {
                if (!target.checked) return onChange(without(vendor_id))
                setChosen(shown)
                onChange({ ...emails, [vendor_id]: contact_details[0]?.email ?? '' })
              }}
            />
            {vendor_id in emails && (
              <Select
                label={`Contact of ${company_name}`}
                options={contact_details.map(({ contact_person_name, email }) => ({
                  value: email,
                  label: `${contact_person_name}, ${email}`,
                }))}
                value={emails[vendor_id] ?? ''}
                onChange={({ target }) => onChange({ ...emails, [vendor_id]: target.value })}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

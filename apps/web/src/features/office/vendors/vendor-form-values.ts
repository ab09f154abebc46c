import type { WireVendor } from '@tradelane/contract/vendors/calls'
import type { vendorForm } from '@tradelane/contract/vendors/forms'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'

export type VendorValues = z.input<typeof vendorForm>
export type VendorFormState = UseFormReturn<VendorValues, unknown, z.output<typeof vendorForm>>

export const emptyContact = { contact_person_name: '', division: '', email: '', phone_number: '' }

export const emptyVendor: VendorValues = {
  company_name: '',
  services_offered: '',
  services: [],
  contact_details: [emptyContact],
  lanes: [],
}

/** A vendor without a contact begins with an empty one: the first one is needed. */
export const valuesOf = (vendor: WireVendor): VendorValues => ({
  company_name: vendor.company_name,
  services_offered: vendor.services_offered,
  services: vendor.services,
  contact_details:
    vendor.contact_details.length === 0
      ? [emptyContact]
      : vendor.contact_details.map(({ contact_person_name, division, email, phone_number }) => ({
          ...{ contact_person_name, division, email, phone_number },
        })),
  lanes: vendor.lanes,
})

import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { vendors } from '@tradelane/contract/vendors/calls'
import { givenAdministrator } from './given-administrator.ts'
import type { TestApp } from './test-app.ts'

type NewVendor = WireInput<typeof vendors.add>['body']

export const meera = {
  contact_person_name: 'Meera Nair',
  division: 'Ocean freight',
  email: 'meera@saffron.example',
  phone_number: '+91 22 5550 1188',
}

/** Everything that can be said of a vendor. */
export const saffron = {
  company_name: 'Saffron Forwarding',
  services_offered: 'Sea and air freight from India, customs brokerage',
  contact_details: [meera],
  services: ['freight', 'clearance'],
  lanes: [{ origin: 'IN', destination: 'DE', mode: 'sea' }],
} satisfies NewVendor

/** A vendor of the back office, with the name once; answers its id. */
export async function givenVendor(app: TestApp, changes: Partial<NewVendor> = {}): Promise<string> {
  const { company_name = saffron.company_name } = changes
  const known = await app.db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('company_name', '=', company_name)
    .executeTakeFirst()
  if (known) return known.vendor_id
  const { token } = await givenAdministrator(app)
  const added = await app.call(vendors.add, { body: { ...saffron, ...changes } }, { token })
  if (added.status !== 200) throw new Error(`the vendor was not added: ${JSON.stringify(added.body)}`)
  return added.body.vendor_id
}

import { dayFromNow } from '../given-freight.ts'
import { deccan, ganges, givenDraftOrder, givenInspectionCompany, wholeOrder } from '../given-inspection.ts'
import type { Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A draft of an inspection, and the fields of a whole one. */
export async function givenKnownInspection(
  app: TestApp,
  payer: Payer,
  { file }: { file: string },
): Promise<KnownValues> {
  const { beneficiary_id, ...order } = await wholeOrder(app, payer.token)
  const ofSupplier = ['/supplier_details/add', '/supplier_details/update'].flatMap((path) =>
    Object.entries(deccan).map(([name, value]) => [`${path} ${name}`, value]),
  )
  return {
    ...order,
    ...Object.fromEntries(ofSupplier),
    quality_specifications_file: [{ url: file }],
    quality_assurance_id: await givenDraftOrder(app, payer.token),
    inspection_company_id: await givenInspectionCompany(app),
    services: ganges.services,
    is_retired: true,
    ...Object.fromEntries(
      ['add', 'update'].flatMap((call) =>
        Object.entries({ ...ganges, company_name: 'Hooghly Survey' }).map(([name, value]) => [
          `/admin/inspection_companies/${call} ${name}`,
          value,
        ]),
      ),
    ),
    inspection_date: dayFromNow(app, 5),
    scheduled_for: dayFromNow(app, 6),
    price: 900,
    at_cost_of: 'customer',
  }
}

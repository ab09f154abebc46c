import { dayFromNow } from '../given-freight.ts'
import {
  allAnswers,
  deccan,
  ganges,
  givenDraftOrder,
  givenInspectionCompany,
  wholeOrder,
} from '../given-inspection.ts'
import type { Payer } from '../given-payment.ts'
import { givenReported, goodReport, inspector } from '../given-report.ts'
import { jpegFile } from '../sample-files.ts'
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
    '/admin/inspections/audit/save auditor_name': 'Arjun Sen',
    '/admin/inspections/audit/save audited_on': '2026-01-31',
    '/admin/inspections/audit/save answers': { ...allAnswers('yes'), fire: 'no' },
    '/admin/inspections/audit/save question': 'fire',
    '/admin/inspections/audit/save grade': 'major',
    '/admin/inspections/audit/save due_on': dayFromNow(app, 14),
    '/admin/inspections/audit/save state': 'open',
    ...Object.fromEntries(
      ['add', 'update'].flatMap((call) =>
        Object.entries({ ...ganges, company_name: 'Hooghly Survey' }).map(([name, value]) => [
          `/admin/inspection_companies/${call} ${name}`,
          value,
        ]),
      ),
    ),
    inspection_country: 'IN',
    inspection_date: dayFromNow(app, 5),
    scheduled_for: dayFromNow(app, 6),
    '/admin/inspections/ask_day days': [dayFromNow(app, 6)],
    '/quality_assurance/allow_reduced is_allowed': true,
    price: 900,
    at_cost_of: 'customer',
    ...inspector,
    report: goodReport(),
    '/quality_assurance/report? quality_assurance_id': await givenReported(app, payer),
    '/quality_assurance/verify report': 'TLR-2026-000001',
    '/inspection_report/add_photo base64File': jpegFile().toString('base64'),
    place: 'goods',
    photo_id: '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a12',
    accept_rejected: true,
  }
}

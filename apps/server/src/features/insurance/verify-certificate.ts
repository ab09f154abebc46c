import type { Output } from '@tradelane/contract'
import type { insurance } from '@tradelane/contract/insurance/calls'
import type { Deps } from '../../boot/deps.ts'
import { lastTodayAnywhere } from '../../lifecycle/today-anywhere.ts'
import { readCode } from '../../pdf/verification-code.ts'
import type { Certificate } from './issue-certificate.ts'

type Shown = Output<typeof insurance.verify>['certificate']

/** What a bank compares with the certificate that it holds. Without both number and code the answer is null, and does not say which was wrong. */
export async function verifyCertificate(
  { db, clock }: Deps,
  given: { certificate: string; code: string },
): Promise<Shown> {
  const row = await db
    .selectFrom('insurance_certificates as issued')
    .innerJoin('insurance_policies as policy', (join) =>
      join.onRef('policy.uid', '=', 'issued.uid').onRef('policy.insurance_id', '=', 'issued.insurance_id'),
    )
    .select(['issued.certificate', 'issued.issued_at', 'policy.state'])
    .where('issued.certificate_number', '=', given.certificate.trim().toUpperCase())
    .where('issued.code', '=', readCode(given.code))
    .executeTakeFirst()
  if (!row) return null
  const certificate = row.certificate as Certificate
  // The job that expires policies may be late.
  const isOver = row.state === 'expired' || certificate.valid_to < lastTodayAnywhere(clock.now())
  return {
    certificate_number: certificate.certificate_number,
    standing: row.state === 'cancelled' ? 'cancelled' : isOver ? 'expired' : 'valid',
    insured: certificate.insured.company_name,
    goods: certificate.description_of_goods,
    carriage: certificate.carriage,
    place_of_origin: certificate.place_of_origin,
    place_of_destination: certificate.place_of_destination,
    insured_value: certificate.insured_value,
    currency: 'USD',
    clauses: certificate.clauses,
    deductible: certificate.deductible,
    valid_from: certificate.valid_from,
    valid_to: certificate.valid_to,
    issued_at: row.issued_at,
  }
}

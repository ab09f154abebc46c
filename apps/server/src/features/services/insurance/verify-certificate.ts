import type { Output } from '@tradelane/contract'
import type { insurance } from '@tradelane/contract/insurance/calls'
import { capitals, plainIdentifier } from '@tradelane/contract/primitives/identifier'
import type { Deps } from '../../../deps/deps.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { readCode } from '../../../pdf/verification-code.ts'
import type { Certificate } from './certificate.ts'
import { isSealIntact } from './seal.ts'

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
    .leftJoin('insurance_seal_keys as key', 'key.key_id', 'issued.key_id')
    .select(['issued.certificate', 'issued.issued_at', 'policy.state'])
    .select(['issued.signature', 'key.key_id', 'key.public_key'])
    .where('issued.certificate_number', '=', capitals(plainIdentifier(given.certificate)))
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
    seal: standingOfSeal(row),
    seal_key: row.key_id,
    to_order: certificate.originals !== undefined,
    originals: certificate.originals ?? 1,
    claims_payable_at: certificate.claims_payable_at ?? null,
    surveyor: certificate.surveyor ?? null,
    invoice_number: certificate.invoice_number ?? '',
    vessel: [certificate.vessel, certificate.voyage].filter(Boolean).join(', '),
  }
}

type Sealed = { certificate: unknown; signature: string | null; public_key: string | null }

function standingOfSeal({
  certificate,
  signature,
  public_key: publicKey,
}: Sealed): NonNullable<Shown>['seal'] {
  if (signature === null || publicKey === null) return 'none'
  return isSealIntact(certificate, { signature, publicKey }) ? 'valid' : 'invalid'
}

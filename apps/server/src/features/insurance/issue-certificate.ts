import { findClause } from '@tradelane/contract/insurance/cover'
import { namedClauses } from '@tradelane/contract/insurance/institute-clauses'
import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { Tx } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { systemScope } from '../../access/scope.ts'
import { recordNumber } from '../../lifecycle/numbers.ts'
import { newVerificationCode } from '../../pdf/verification-code.ts'
import { findInsured } from './insured.ts'
import { findQuoted, type PolicyRow, policyNumber, usd } from './policies.ts'
import { claimsAgent, insurer } from './premium-table.ts'

/** All fields of a certificate, stored with it: later changes of the policy or of the tariff do not change it. */
export type Certificate = {
  certificate_number: string
  policy_number: string
  insurer: string
  claims_agent: string
  insured: PolicyHolder
  category_of_goods: string
  description_of_goods: string
  volume_of_goods: string
  carriage: PolicyRow['carriage']
  place_of_origin: string
  place_of_destination: string
  clauses: string[]
  deductible: PolicyRow['deductible']
  insured_value: string
  premium: string
  valid_from: string
  valid_to: string
}

/** Writes the certificate of a policy that is paid for, for ever, and answers its number. */
export async function issueCertificate(tx: Tx, row: PolicyRow, at: Date): Promise<string> {
  const insured = await findInsured(tx, systemScope(row.uid), row.insured_details_id)
  const quoted = findQuoted(row)
  if (!insured || !quoted) throw new Error(`insurance ${row.insurance_id} is paid but was never quoted`)
  const { insured_details_id, same_as_policy_holder, ...name } = insured
  const certificate: Certificate = {
    certificate_number: recordNumber('TLC', row.number, at),
    policy_number: policyNumber(row),
    insurer,
    claims_agent: claimsAgent,
    insured: name,
    category_of_goods: row.category_of_goods,
    description_of_goods: row.description_of_goods,
    volume_of_goods: row.volume_of_goods,
    carriage: row.carriage,
    place_of_origin: row.place_of_origin,
    place_of_destination: row.place_of_destination,
    clauses: clausesOf(row),
    deductible: row.deductible,
    insured_value: decimalText(usd(row.insured_value)),
    premium: decimalText(quoted.premium),
    valid_from: row.valid_from,
    valid_to: row.valid_to,
  }
  await tx
    .insertInto('insurance_certificates')
    .values({
      certificate_number: certificate.certificate_number,
      uid: row.uid,
      insurance_id: row.insurance_id,
      code: newVerificationCode(20),
      certificate: JSON.stringify(certificate),
      issued_at: at,
    })
    .execute()
  return certificate.certificate_number
}

function clausesOf({ type_of_insurance_cover: text, carriage, political_risks }: PolicyRow): string[] {
  return namedClauses(carriage, { clause: findClause(text), text }, political_risks)
}

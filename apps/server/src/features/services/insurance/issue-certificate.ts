import { findClause } from '@tradelane/contract/insurance/cover'
import { coversStrikes, coversWar, namedClauses } from '@tradelane/contract/insurance/institute-clauses'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { newVerificationCode } from '../../../pdf/verification-code.ts'
import { followsRate } from '../../money/price-rates/index.ts'
import { lastReadOn } from '../../world/facts/index.ts'
import { claimsAgent, insurer, listedAreas, originals, valuationOf } from '../premiums/index.ts'
import { getFreightFacts } from '../shipments/index.ts'
import type { Certificate } from './certificate.ts'
import { findInsured } from './insured.ts'
import { findQuoted, type PolicyRow, policyNumber, premiumRequestOf, usd } from './policies.ts'
import { feeOfPolicy } from './policy-fee.ts'
import { sealOf } from './seal.ts'
import { surveyorIn } from './surveyors.ts'

/** Writes and seals the certificate of a policy that is paid for, for ever, and answers its number. */
export async function issueCertificate(deps: Deps, tx: Tx, row: PolicyRow, at: Date): Promise<string> {
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
    ...bankTermsOf(row),
    ...(await terminalsOf(tx, row)),
    ...(await warAreasOf(tx, row)),
    ...(await feeVersionOf(tx, row)),
  }
  const { signature, keyId, publicKey } = sealOf(deps.config.secret, certificate)
  await tx
    .insertInto('insurance_seal_keys')
    .values({ key_id: keyId, public_key: publicKey, first_used_at: at })
    .onConflict((known) => known.doNothing())
    .execute()
  await tx
    .insertInto('insurance_certificates')
    .values({
      certificate_number: certificate.certificate_number,
      uid: row.uid,
      insurance_id: row.insurance_id,
      code: newVerificationCode(20),
      certificate: JSON.stringify(certificate),
      signature,
      key_id: keyId,
      issued_at: at,
    })
    .execute()
  return certificate.certificate_number
}

/** What a bank that pays against the certificate reads (UCP 600, article 28). */
const bankTermsOf = (row: PolicyRow) => ({
  currency: 'USD' as const,
  valuation: valuationOf({
    invoice: usd(row.invoice_amount),
    freight: usd(row.freight_amount),
    incoterm: premiumRequestOf(row).incoterm,
  }),
  originals,
  claims_payable_at: row.place_of_destination,
  surveyor: surveyorIn(row.destination_countrycode),
  signed_by: `Tradelane, as agent for and on behalf of ${insurer}`,
  invoice_number: row.invoice_number,
  vessel: row.vessel,
  voyage: row.voyage,
  shipped_on: row.shipped_on,
})

/** As the bill of lading names them: a bank compares both. */
async function terminalsOf(
  tx: Tx,
  { uid, shipment_id, logistics_id }: PolicyRow,
): Promise<Pick<Certificate, 'terminals'>> {
  const named = { shipment_id: shipment_id ?? undefined, logistics_id: logistics_id ?? undefined }
  if (!shipment_id && !logistics_id) return {}
  const { from, to } = (await getFreightFacts(tx, systemScope(uid), named)).main
  return from.terminal && to.terminal ? { terminals: { loading: from.terminal, discharge: to.terminal } } : {}
}

/** Where war or strikes are insured: the list may change on the next day, and the certificate does not. */
async function warAreasOf(
  tx: Tx,
  { carriage, political_risks: risks }: PolicyRow,
): Promise<Pick<Certificate, 'war_areas'>> {
  if (!coversWar(carriage, risks) && !coversStrikes(risks)) return {}
  const { number, date } = listedAreas
  const readOn = dayText(await lastReadOn(tx, 'listed-areas'))
  return { war_areas: `${number} of the Joint War Committee, ${dayText(date)}, as we read it on ${readOn}` }
}

/** A bank and a buyer read it: the version alone, not what this customer pays, nor that it has a rate of its own. */
async function feeVersionOf(tx: Tx, row: PolicyRow): Promise<Pick<Certificate, 'fee_version'>> {
  const named = await feeOfPolicy(tx, row)
  return named && followsRate(named) && !named.isOwn ? { fee_version: named.version } : {}
}

function clausesOf({ type_of_insurance_cover: text, carriage, political_risks }: PolicyRow): string[] {
  return namedClauses(carriage, { clause: findClause(text), text }, political_risks)
}

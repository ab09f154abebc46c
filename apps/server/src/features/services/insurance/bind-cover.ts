import { randomUUID } from 'node:crypto'
import type { PoliticalRisks } from '@tradelane/contract/insurance/institute-clauses'
import type { Tx } from '@tradelane/db'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { PaidLine } from '../../../entries/billed-charge.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { note } from '../../../lifecycle/move.ts'
import { openClosures, passagesClosed } from '../logistics/index.ts'
import {
  carriageOfFreight,
  coveredGoods,
  coverGaps,
  coverTerms,
  insuredValueOf,
  risksAtOnce,
} from '../premiums/index.ts'
import { type FreightFacts, getFreightFacts } from '../shipments/index.ts'
import { lastDayOf } from './freight-of-policy.ts'
import { insertInsured } from './insured.ts'
import { issueCertificate } from './issue-certificate.ts'
import { policyLifecycle } from './lifecycle.ts'
import { dayOf } from './policies.ts'
import { readCompanyAsHolder } from './policy-holder.ts'

/**
 * What a paid cover on a freight bill becomes: a policy that is bound at once, and its certificate, in the transaction that books the
 * money. The insured is the company itself.
 */
export async function bindCover(tx: Tx, { charge, line, at }: PaidLine, deps: Deps): Promise<void> {
  const scope = systemScope(charge.companyId)
  const freight = await getFreightFacts(tx, scope, { logistics_id: charge.subjectId })
  const row = await begin(tx, policyLifecycle, {
    scope,
    to: 'bound',
    by: 'provider',
    at,
    values: {
      insurance_id: randomUUID(),
      insured_details_id: await insureCompany(deps, tx, scope, at),
      ...coveredFreight(freight, passagesClosed(await openClosures(tx), freight.shipping_date), at),
      premium_amount: line.amount.amount,
      ...feeOf(freight),
      // A premium that is paid has no validity left; the column says when it was agreed.
      quote_expires_at: at,
      quoted_at: at,
      charge_id: charge.chargeId,
      freight_charge_id: charge.chargeId,
      transaction_id: tradeOf(freight),
      version: 1,
      submitted_at: at,
      created_at: at,
      updated_at: at,
    },
  })
  await issueCertificate(deps, tx, row, at)
  if (coverGaps[row.political_risks] === freight.coverGap) return
  const reason = `${quotedOtherwise} Insured: ${insured[row.political_risks]}.`
  await note(tx, policyLifecycle, {
    scope,
    id: row.insurance_id,
    by: 'system',
    at,
    what: 'way_at_risk',
    reason,
  })
}

const insured: Record<PoliticalRisks, string> = {
  war_strikes: 'war and strikes',
  strikes: 'strikes, without war',
  none: 'neither war nor strikes',
}
const quotedOtherwise =
  'Since the freight was quoted, its way has come to lead through other listed areas or a closed passage, so that other risks are insured than were quoted and paid for.'

async function insureCompany(deps: Deps, tx: Tx, scope: OneCompanyScope, at: Date): Promise<string> {
  const holder = await readCompanyAsHolder(deps, tx, scope)
  return insertInsured(tx, scope, { same_as_policy_holder: true, ...holder }, at)
}

function invoiceOf({ invoice, logisticsId }: FreightFacts) {
  if (!invoice) throw new Error(`booking ${logisticsId} is insured without a value of its goods`)
  return invoice
}

/** As it was paid with the freight. */
const feeOf = ({ coverFee }: FreightFacts) => ({
  fee_amount: coverFee?.amount.amount ?? 0n,
  fee_rate_id: coverFee?.rateId ?? null,
})

function tradeOf({ transactionId, logisticsId }: FreightFacts): string {
  if (transactionId === null) throw new Error(`booking ${logisticsId} is in no trade`)
  return transactionId
}

/** The fields of the policy that the freight answers, as the form's prefill does. */
function coveredFreight(freight: FreightFacts, closed: ReturnType<typeof passagesClosed>, at: Date) {
  const { shipping_date, carriage } = freight
  const invoice = invoiceOf(freight)
  const category = coveredGoods(freight.category)
  const today = dayOf(at)
  return {
    ...coverTerms,
    category_of_goods: category,
    description_of_goods: freight.description || category,
    volume_of_goods: freight.measures,
    place_of_origin: freight.from_city,
    place_of_destination: freight.to_city,
    origin_countrycode: freight.from_countrycode,
    destination_countrycode: freight.to_countrycode,
    carriage: carriageOfFreight[freight.mode],
    political_risks: risksAtOnce(
      carriageOfFreight[freight.mode],
      [freight.from_countrycode, freight.to_countrycode],
      freight.main,
      closed,
    ),
    vessel: freight.vessel,
    voyage: freight.voyage,
    invoice_amount: invoice.amount,
    freight_amount: carriage.amount,
    insured_value: insuredValueOf({ invoice, freight: carriage }).amount,
    shipment_id: freight.shipmentId,
    logistics_id: freight.logisticsId,
    // Paid after the loading day and before the goods have left: nothing is insured before it is paid.
    valid_from: [shipping_date, today].toSorted().at(-1) ?? today,
    valid_to: lastDayOf(freight),
  }
}

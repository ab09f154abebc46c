import type { Carriage } from '@tradelane/contract/insurance/cover'
import {
  coversStrikes,
  coversWar,
  type PoliticalRisks,
} from '@tradelane/contract/insurance/institute-clauses'
import type { Referral } from '@tradelane/contract/insurance/referrals'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { decimalText, formatMoney, parseMoney } from '@tradelane/money'
import type { RequestFact } from '../../../../entries/request-fact.ts'
import { type PolicyRow, referralsOf, usd } from '../policies.ts'

/** What the desk keeps of a policy. One that is changed is another request. */
export type PolicyRequest = Pick<
  PolicyRow,
  | 'category_of_goods'
  | 'description_of_goods'
  | 'volume_of_goods'
  | 'place_of_origin'
  | 'place_of_destination'
  | 'carriage'
  | 'type_of_insurance_cover'
  | 'deductible'
  | 'political_risks'
  | 'incoterm'
  | 'vessel'
  | 'voyage'
  | 'shipped_on'
  | 'valid_from'
  | 'valid_to'
  | 'invoice_number'
  | 'customer_reason'
> & { invoice_amount: string; freight_amount: string; insured_value: string; referrals: Referral[] }

export const policyRequestOf = (request: unknown): PolicyRequest => request as PolicyRequest

export const requestOfPolicy = (insuranceId: string) =>
  ({ service: 'insurance', subjectId: insuranceId }) as const

export const toPolicyRequest = (row: PolicyRow): PolicyRequest => ({
  category_of_goods: row.category_of_goods,
  description_of_goods: row.description_of_goods,
  volume_of_goods: row.volume_of_goods,
  place_of_origin: row.place_of_origin,
  place_of_destination: row.place_of_destination,
  carriage: row.carriage,
  type_of_insurance_cover: row.type_of_insurance_cover,
  deductible: row.deductible,
  political_risks: row.political_risks,
  incoterm: row.incoterm,
  vessel: row.vessel,
  voyage: row.voyage,
  shipped_on: row.shipped_on,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  invoice_number: row.invoice_number,
  customer_reason: row.customer_reason,
  invoice_amount: decimalText(usd(row.invoice_amount)),
  freight_amount: decimalText(usd(row.freight_amount)),
  insured_value: decimalText(usd(row.insured_value)),
  referrals: referralsOf(row),
})

const mostOfTitle = 300
export const titleOfPolicy = (request: PolicyRequest): string => {
  const { category_of_goods, place_of_origin, place_of_destination } = request
  return `Insurance of ${category_of_goods}, ${place_of_origin} to ${place_of_destination}`.slice(
    0,
    mostOfTitle,
  )
}

/** An insurer needs the value, the goods and the way. Who asks, and why we look at it, is not for it. */
export function factsOfPolicy(request: PolicyRequest): RequestFact[] {
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  const forOffice = (label: string, value: string) =>
    given(label, value).map((fact) => ({ ...fact, isForOffice: true }))
  return [
    ...given('Goods', request.category_of_goods),
    ...given('Description', request.description_of_goods),
    ...given('Volume', request.volume_of_goods),
    { label: 'From', value: request.place_of_origin },
    { label: 'To', value: request.place_of_destination },
    { label: 'Carriage', value: carriageNames[request.carriage] },
    ...given('Vessel', [request.vessel, request.voyage].filter(Boolean).join(', voyage ')),
    ...given('Shipped on', request.shipped_on && dayText(request.shipped_on)),
    { label: 'Cover', value: request.type_of_insurance_cover },
    { label: 'War and strikes', value: risksOf(request) },
    {
      label: 'Deductible',
      value: request.deductible === '0' ? 'None' : `${request.deductible} % of the insured value`,
    },
    ...given('Incoterm', request.incoterm),
    { label: 'Insured value', value: textOf(request.insured_value) },
    { label: 'Cover from', value: dayText(request.valid_from) },
    { label: 'Cover to', value: dayText(request.valid_to) },
    ...forOffice('Invoice amount', textOf(request.invoice_amount)),
    ...forOffice('Freight', textOf(request.freight_amount)),
    ...forOffice('Invoice number', request.invoice_number),
    ...request.referrals.map(({ text }) => ({ label: 'Referred', value: text, isForOffice: true })),
    ...forOffice('The customer says', request.customer_reason),
  ]
}

const carriageNames: Readonly<Record<Carriage, string>> = {
  sea: 'Sea',
  air: 'Air',
  road: 'Road',
  rail: 'Rail',
}

function risksOf({
  carriage,
  political_risks: risks,
}: {
  carriage: Carriage
  political_risks: PoliticalRisks
}) {
  if (coversWar(carriage, risks)) return 'Both'
  return coversStrikes(risks) ? 'Strikes alone' : 'Neither'
}

const textOf = (amount: string): string => formatMoney(parseMoney(amount, 'USD'))

import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'

type Link = { text: string; to: string }
/** A company of a trade: each role once, and the records that say so. */
export type Party = { name: string; roles: string[]; links: Link[] }
type Part = { name: string | null | undefined; role: string; link: Link }
/** What a trade began with: who the other side is, by name. */
export type FromRequest = { request: WireQuoteRequest; own: string; partner: string | undefined }

/** The states of records that came to nothing: who would have taken part takes none. */
const withoutParties: ReadonlySet<string> = new Set([
  'denied',
  'rejected',
  'returned',
  'cancelled',
  'withdrawn',
  'aborted',
])

/** Everybody who takes part in a trade, as its services and its request name them. Names that differ in capitals and spaces alone are one company. */
export function partiesOf(trade: WireTransactionSummary, fromRequest?: FromRequest): Party[] {
  const parties = new Map<string, Party>()
  for (const { name, role, link } of [...(fromRequest ? ofRequest(fromRequest) : []), ...ofServices(trade)]) {
    const shown = name?.trim().replace(/\s+/g, ' ')
    if (!shown) continue
    const party = parties.get(shown.toLowerCase()) ?? { name: shown, roles: [], links: [] }
    if (!party.roles.includes(role)) party.roles.push(role)
    if (!party.links.some(({ to }) => to === link.to)) party.links.push(link)
    parties.set(shown.toLowerCase(), party)
  }
  return [...parties.values()]
}

function ofRequest({ request, own, partner }: FromRequest): Part[] {
  const { role, counterparty, quote_request_id: id } = request
  if (!role) return []
  const [ours, theirs] = role === 'buyer' ? ['Buyer', 'Seller'] : ['Seller', 'Buyer']
  const link = { text: 'Quote request', to: `/review-submit?quote_request_id=${id}` }
  return [
    { name: own, role: ours, link },
    { name: partner ?? counterparty?.company_name, role: theirs, link },
  ]
}

type Named<Data> = (data: Data) => readonly (readonly [role: string, name: string | null | undefined])[]
type Service = { state: string; number: string; link: string }

const ofServices = (trade: WireTransactionSummary): Part[] => [
  ...named(trade.simple_payment_data, (data) => [
    ['Payer', data.sender.company_name],
    ['Beneficiary', data.beneficiary_details?.company_name],
    ['Bank of the beneficiary', data.beneficiary_account_details?.bank],
  ]),
  ...named(trade.smart_escrow_data, (data) =>
    // Where a part was paid, it takes part.
    data.state === 'refunded' && data.paid_out === 0 ? [] : [['Seller', data.company_name]],
  ),
  ...named(trade.invoice_factoring_data, (data) => [
    ['Seller', data.supplier.company_name],
    ['Buyer', data.buyer.company_name],
    ['Factor', data.finance_partner_name],
  ]),
  ...named(trade.logistics_data, (data) => [
    ...data.freights.map(({ name }) => ['Carrier', name] as const),
    ['Customs broker', data.broker],
  ]),
  ...named(trade.quality_assurance_data, (data) => [
    ['Inspected supplier', data.supplier_data?.company_name],
    ['Inspector', data.inspection_company],
  ]),
  ...named(trade.insurance_data, (data) => [['Insurer', data.insurer]]),
]

const named = <Data extends Service>(records: readonly Data[], of: Named<Data>): Part[] =>
  records
    .filter(({ state }) => !withoutParties.has(state))
    .flatMap((data) =>
      of(data).map(([role, name]) => ({ name, role, link: { text: data.number, to: data.link } })),
    )

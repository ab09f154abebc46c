import { countryName } from '@tradelane/contract/lists/bank-countries'
import { valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { type Currency, decimalText } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { findRegisteredAddress } from '../../people/onboarding/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import {
  contentOf,
  findRequestOfTrade,
  type RequestContent,
  weightOf,
} from '../../trade/quote-requests/index.ts'
import { getTransaction, transactionNumber } from '../../trade/transactions/index.ts'
import { findBookedInTrade } from '../shipments/index.ts'

type Draft = { transactionId: string; type: MadeType }

/** What a document says by itself: of the trade's request and booking, the company's registration and the partner. Refuses with NOT_FOUND. */
export async function prefilledFields(
  deps: Deps,
  scope: OneCompanyScope,
  { transactionId, type }: Draft,
): Promise<PrefilledFields> {
  const { db, clock } = deps
  const trade = await getTransaction(db, scope, transactionId)
  const request = await findRequestOfTrade(db, scope, transactionId)
  const content = request ? contentOf(request) : {}
  const booked = await findBookedInTrade(db, scope, transactionId)
  const currency = (content.currency ?? trade.currency) as Currency
  const [own, other] = [await ownParty(deps, scope), await otherParty(deps, scope, content)]
  const isBuyer = content.role ? content.role === 'buyer' : type === 'purchase_order'
  const { goods, cargo, from, to } = content
  const net = weightOf(goods ?? [])
  return {
    ...{ lines: linesOf(content, currency), currency, total: null },
    // To the gram.
    net_weight:
      net === undefined ? null : net.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false }),
    gross_weight: cargo?.weight == null ? null : String(cargo.weight),
    packages: cargo?.packages == null ? null : `${cargo.packages} packages`,
    ...{ marks: null, notify: null, origin: null, payment_terms: null, note: null },
    ...(isBuyer ? { seller: other, buyer: own } : { seller: own, buyer: other }),
    date: await dayOfCompany(db, scope.companyId, clock.now()),
    reference: transactionNumber(trade),
    incoterm: content.incoterm ?? null,
    named_place: content.named_place ?? null,
    port_of_loading: booked?.loading ?? portNamed(content) ?? placeOf(from),
    port_of_discharge: booked?.discharge ?? placeOf(to),
    shipping_date: booked?.loadingDay ?? content.shipping_date ?? null,
  }
}

/** Free on board and alongside name the port of departure. */
const portNamed = ({ incoterm, named_place }: RequestContent): string | null =>
  incoterm === 'FOB' || incoterm === 'FAS' ? (named_place ?? null) : null

/** Those goods that say what and how much. */
const linesOf = ({ goods }: RequestContent, currency: Currency): PrefilledFields['lines'] =>
  (goods ?? []).flatMap((line) => {
    const { description, hs_code, quantity, unit, unit_price } = line
    if (!description || !quantity) return []
    const value = valueOfLine(line, currency)
    return {
      ...{ description, hs_code: hs_code ?? null, quantity, unit: unit ?? 'pcs' },
      ...{ unit_price: unit_price ?? null, amount: value ? decimalText(value) : null },
    }
  })

const placeOf = (place: RequestContent['from']): string | null =>
  place ? `${place.name}, ${place.countryCode}` : null

async function ownParty({ db }: Deps, scope: OneCompanyScope): Promise<string> {
  const { company_name, company_reg_number, tax_number } = await getCompany(db, scope)
  return lines([
    ...[company_name, await findRegisteredAddress(db, scope)],
    `Registration number ${company_reg_number}`,
    tax_number && `Tax number ${tax_number}`,
  ])
}

/** One of the company's partners, or who was only named. */
async function otherParty(
  { db }: Deps,
  scope: OneCompanyScope,
  { counterparty }: RequestContent,
): Promise<string | null> {
  const { beneficiary_id: id, company_name, country } = counterparty ?? {}
  const partner = id ? await findPartner(db, scope, id) : undefined
  if (!partner) return company_name ? lines([company_name, country && countryName(country)]) : null
  return lines([
    ...[partner.company_name, partner.company_address],
    [partner.post_code, partner.town].filter(Boolean).join(' '),
    partner.country && countryName(partner.country),
    `Registration number ${partner.company_registration_number}`,
  ])
}

const lines = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n')

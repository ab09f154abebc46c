import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import { valueOfLine } from '@tradelane/contract/quote-requests/value-of-goods'
import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import {
  contentOf,
  findRequestOfTrade,
  type RequestContent,
  weightOf,
} from '../../trade/quote-requests/index.ts'
import { getTransaction, transactionNumber } from '../../trade/transactions/index.ts'
import { findBookedInTrade } from '../shipments/index.ts'
import { lineSaysNothing, saysNothing } from './empty-fields.ts'
import { otherParty, ownParty } from './parties-of-trade.ts'
import { goodStates } from './stored-documents.ts'

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
  const { goods, cargo, to } = content
  const net = weightOf(goods ?? [])
  return {
    ...saysNothing,
    ...{ lines: linesOf(content, currency), currency },
    // To the gram.
    net_weight:
      net === undefined ? null : net.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: false }),
    gross_weight: cargo?.weight == null ? null : String(cargo.weight),
    volume: cargo?.volume == null ? null : String(cargo.volume),
    packages: cargo?.packages == null ? null : `${cargo.packages} package${cargo.packages === 1 ? '' : 's'}`,
    ...(isBuyer ? { seller: other, buyer: own } : { seller: own, buyer: other }),
    date: await dayOfCompany(db, scope.companyId, clock.now()),
    reference: transactionNumber(trade),
    // An order is the first of them.
    ...(type !== 'purchase_order' && (await madeNumbers(db, scope, transactionId))),
    ...termsOf(content),
    ...wayOf(content, booked),
    destination: to ? countryName(to.countryCode) : null,
  }
}

/** Who pays the carrier follows from the term. */
const termsOf = ({ incoterm, named_place }: RequestContent) => ({
  ...{ incoterm: incoterm ?? null, named_place: named_place ?? null },
  freight_terms: incoterm
    ? ruleOf(incoterm).tasks.mainCarriage === 'seller'
      ? ('prepaid' as const)
      : ('collect' as const)
    : null,
})

type Booked = Awaited<ReturnType<typeof findBookedInTrade>>

/** As it is booked, else as it was asked for. */
const wayOf = (content: RequestContent, booked: Booked) => ({
  transport: [booked?.vessel, booked?.voyage].filter(Boolean).join(' ') || null,
  place_of_receipt: booked?.from ?? placeOf(content.from),
  port_of_loading: booked?.loading ?? portNamed(content) ?? placeOf(content.from),
  port_of_discharge: booked?.discharge ?? placeOf(content.to),
  place_of_delivery: booked?.to ?? placeOf(content.to),
  shipping_date: booked?.loadingDay ?? content.shipping_date ?? null,
})

/** The newest invoice and order of the trade that were made here. */
async function madeNumbers(db: Db, { companyId }: OneCompanyScope, transactionId: string) {
  const rows = await db
    .selectFrom('trade_documents')
    .select(['type', 'number'])
    .where('uid', '=', companyId)
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', goodStates)
    .where('type', 'in', ['commercial_invoice', 'purchase_order'])
    .where('number', 'is not', null)
    .orderBy('version', 'desc')
    .execute()
  const newest = (type: MadeType) => rows.find((row) => row.type === type)?.number ?? null
  return { invoice_number: newest('commercial_invoice'), order_number: newest('purchase_order') }
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
      ...lineSaysNothing,
      ...{ description, hs_code: hs_code ?? null, quantity, unit: unit ?? 'pcs' },
      ...{ unit_price: unit_price ?? null, amount: value ? decimalText(value) : null },
    }
  })

const placeOf = (place: RequestContent['from']): string | null =>
  place ? `${place.name}, ${place.countryCode}` : null

import type { CharcoalFacts } from '@tradelane/contract/dangerous-goods/charcoal'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { AskedDetails } from '@tradelane/contract/shipments/asked-details'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { countryOfPartner, findOnlyPartner, findPartner } from '../../../trade/partners/index.ts'
import { contentOf, findRequestOfTrade } from '../../../trade/quote-requests/index.ts'
import { readCurrentTransaction } from '../../../trade/transactions/index.ts'
import { type Enquiry, getFreightQuote } from '../../logistics/index.ts'
import { findPayeeOfTrade } from '../../simple-payment/index.ts'
import { isCleared } from '../payment/freight-bill.ts'

type Party = BookingDetails['shipper']
const nobody: Party = { company_name: '', address: '', contact_name: '', email: '', phone: '' }

/** For the request of an offer: as the last booking on this lane, else `suggestDetails`. Refuses with NOT_FOUND. */
export async function suggestForOffer(
  deps: Deps,
  actor: CustomerActor,
  shipmentId: string,
): Promise<{ details: BookingDetails; asked: AskedDetails }> {
  const { freight, search, transaction_id } = await getFreightQuote(deps, actor, shipmentId)
  const last = await findLastOnLane(deps.db, actor, freight)
  const un_numbers = (search.dangerous_goods ?? []).map(({ un_number }) => un_number)
  const asked = {
    un_numbers,
    by_sea: freight.legs.some(({ by }) => by === 'sea'),
    cleared: isCleared(freight),
  }
  if (last) return { details: { ...last, ...describedIn(search) }, asked }
  const trade =
    transaction_id ?? (await readCurrentTransaction(deps.db, actor, deps.clock.now()))?.transaction_id
  const details = await suggestDetails(deps.db, actor, freight, trade)
  return { details: { ...details, ...describedIn(search) }, asked }
}

type Described = Pick<CargoSearch, 'goods_description' | 'not_charcoal'>

/** What the search said of the goods counts before what they were the last time. */
const describedIn = ({ goods_description, not_charcoal = false }: Described) =>
  goods_description ? { goods_description, not_charcoal } : {}

/** Reference, packages and marks are those of one order, and the days and temperatures are those of one cargo. */
async function findLastOnLane(
  db: Db,
  { companyId }: OneCompanyScope,
  { from_city, to_city }: Freight,
): Promise<BookingDetails | undefined> {
  const row = await db
    .selectFrom('freight_booking_details as details')
    .innerJoin('freight_bookings as booking', (join) =>
      join
        .onRef('booking.uid', '=', 'details.uid')
        .onRef('booking.logistics_id', '=', 'details.logistics_id'),
    )
    .innerJoin('freight_quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'booking.uid').onRef('quote.shipment_id', '=', 'booking.shipment_id'),
    )
    .selectAll('details')
    .where('details.uid', '=', companyId)
    .where(sql<boolean>`quote.freight ->> 'from_city' = ${from_city}`)
    .where(sql<boolean>`quote.freight ->> 'to_city' = ${to_city}`)
    .orderBy('details.saved_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { charcoal: _, ...details } = storedDetails(row)
  return { ...details, customer_reference: '', packages: '', marks: '' }
}

type StoredDetails = Omit<BookingDetails, Stored | 'incoterm'> &
  Record<Stored, unknown> & { incoterm: string | null }
type Stored = 'shipper' | 'consignee' | 'notify_party' | 'charcoal'

export const storedDetails = (row: StoredDetails): BookingDetails => ({
  shipper: row.shipper as Party,
  consignee: row.consignee as Party,
  notify_party: row.notify_party as Party,
  incoterm: row.incoterm as Incoterm | null,
  ...{ named_place: row.named_place, packages: row.packages, marks: row.marks },
  goods_description: row.goods_description,
  customer_reference: row.customer_reference,
  hs_codes: row.hs_codes,
  ...(row.not_charcoal && { not_charcoal: true }),
  ...(row.charcoal ? { charcoal: row.charcoal as CharcoalFacts } : {}),
})

/**
 * The company itself at the end in its own country; at the other the partner of the trade's payments, else its only partner, where it has just
 * one. Nobody is guessed at an end in another country than theirs.
 */
export async function suggestDetails(
  db: Db | Tx,
  scope: OneCompanyScope,
  { legs, enquiry }: Pick<Freight, 'legs'> & { enquiry?: Enquiry },
  transactionId: string | undefined,
): Promise<BookingDetails> {
  const { party: own, country } = await ownParty(db, scope)
  const origin = legs[0]?.from.countryCode
  const destination = legs.at(-1)?.to.countryCode
  const isConsignee = country === destination
  const isShipper = country === origin && !isConsignee
  const other = await otherParty(db, scope, transactionId)
  const otherAt = (end: string | undefined) => (other && other.country === end ? other.party : nobody)
  return {
    shipper: isShipper ? own : otherAt(origin),
    consignee: isConsignee ? own : isShipper ? otherAt(destination) : nobody,
    notify_party: nobody,
    ...(await saidInTrade(db, scope, transactionId)),
    goods_description: enquiry?.description ?? '',
    customer_reference: '',
    hs_codes: [],
    ...(enquiry?.notCharcoal && { not_charcoal: true }),
  }
}

/** What the request of the trade says of term and packages; marks are never there. */
async function saidInTrade(db: Db | Tx, scope: OneCompanyScope, transactionId: string | undefined) {
  const request = transactionId ? await findRequestOfTrade(db, scope, transactionId) : undefined
  const { incoterm, named_place, cargo } = request ? contentOf(request) : {}
  return {
    ...{ incoterm: incoterm ?? null, named_place: (incoterm && named_place) || '', marks: '' },
    packages: cargo?.packages == null ? '' : `${cargo.packages} package${cargo.packages === 1 ? '' : 's'}`,
  }
}

async function ownParty(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
): Promise<{ party: Party; country: string }> {
  const row = await db
    .selectFrom('companies as company')
    .innerJoin('users as person', 'person.uid', 'company.uid')
    .leftJoin('registrations as registered', 'registered.uid', 'company.uid')
    .where('company.uid', '=', companyId)
    .select(['company.company_name', 'company.company_region'])
    .select(['person.first_name', 'person.last_name', 'person.work_email'])
    .select(['person.country_code', 'person.company_phone_number'])
    .select(['registered.registered_addressLine1', 'registered.registered_addressLine2'])
    .select(['registered.registered_postcode', 'registered.registered_city', 'registered.registered_country'])
    .orderBy('person.created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const place = [row.registered_postcode, row.registered_city].filter(Boolean).join(' ')
  const address = [row.registered_addressLine1, row.registered_addressLine2, place, row.registered_country]
  return {
    party: {
      company_name: row.company_name,
      address: address.filter(Boolean).join(', '),
      contact_name: `${row.first_name} ${row.last_name}`,
      email: row.work_email,
      phone: `${row.country_code} ${row.company_phone_number}`,
    },
    country: row.registered_country ?? row.company_region,
  }
}

async function otherParty(
  db: Db | Tx,
  scope: OneCompanyScope,
  transactionId: string | undefined,
): Promise<{ party: Party; country: string | null } | undefined> {
  const payee = transactionId && (await findPayeeOfTrade(db, scope, transactionId))
  const partner = payee ? await findPartner(db, scope, payee) : await findOnlyPartner(db, scope)
  if (!partner) return undefined
  return {
    party: {
      company_name: partner.company_name,
      address: partner.company_address,
      contact_name: partner.contact_person_name,
      email: partner.email,
      phone: partner.phone_number,
    },
    country: await countryOfPartner(db, scope, partner),
  }
}

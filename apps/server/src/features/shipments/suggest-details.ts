import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Db, Tx } from '@tradelane/db'
import { type OneCompanyScope, systemScope } from '../../access/scope.ts'
import { findOnlyPartner } from '../partners/index.ts'
import { type BookingRow, quotedFreight } from './bookings.ts'

type Party = BookingDetails['shipper']
const nobody: Party = { company_name: '', address: '', contact_name: '', email: '', phone: '' }

/**
 * The company itself on the side of its own country, as consignee where neither end is; its only partner, where it has just
 * one, on the other.
 */
export async function suggestDetails(db: Db | Tx, booking: BookingRow): Promise<BookingDetails> {
  const scope = systemScope(booking.uid)
  const { party: own, country } = await ownParty(db, scope)
  const other = await onlyPartner(db, scope)
  const { legs } = quotedFreight(booking)
  const isShipper = country === legs[0]?.from.countryCode && country !== legs.at(-1)?.to.countryCode
  return {
    shipper: isShipper ? own : other,
    consignee: isShipper ? other : own,
    notify_party: nobody,
    incoterm: null,
    goods_description: '',
    customer_reference: '',
    hs_codes: [],
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

async function onlyPartner(db: Db | Tx, scope: OneCompanyScope): Promise<Party> {
  const partner = await findOnlyPartner(db, scope)
  if (!partner) return nobody
  return {
    company_name: partner.company_name,
    address: partner.company_address,
    contact_name: partner.contact_person_name,
    email: partner.email,
    phone: partner.phone_number,
  }
}

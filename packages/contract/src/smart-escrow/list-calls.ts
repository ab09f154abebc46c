import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import {
  currencyCode,
  day,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { escrowStates } from './states.ts'

/** A row of a list. */
const listedEscrow = z.object({
  smart_escrow_id: id,
  /** SE-2026-000123 */
  escrow_number: z.string(),
  status: z.enum(escrowStates),
  company_name: z.string(),
  reference: z.nullable(z.string()),
  amount_sent: wireAmount,
  /** To the beneficiary. */
  paid_out: wireAmount,
  amount_sent_currency: currencyCode,
  expiry_date: day,
  created_at: instant,
})
const officeListedEscrow = z.extend(listedEscrow, { uid: id, customer_name: z.string() })
export type WireListedEscrow = z.input<typeof listedEscrow>
export type WireOfficeListedEscrow = z.input<typeof officeListedEscrow>

const filter = {
  limit: listLimit,
  page: pageNumber,
  search: searchText,
  state: z.optional(z.enum(escrowStates)),
}
const listOf = <S extends z.ZodMiniObject>(row: S) =>
  z.object({ status: z.literal('success'), smart_escrows: z.array(row), pagination })

export const escrowLists = {
  list: endpoint({
    method: 'GET',
    path: '/smart_escrow/get_all',
    auth: 'customer',
    summary: 'The escrows of the company, newest first',
    query: z.object(filter),
    response: listOf(listedEscrow),
  }),
}

export const officeEscrowLists = {
  list: officeList({
    method: 'GET',
    path: '/admin/smart_escrow',
    summary:
      'The escrows of all companies that were funded, newest first; with waits_for, those that Tradelane has to act on',
    states: escrowStates,
    rows: { smart_escrows: z.array(officeListedEscrow) },
    filter: { waits_for: z.optional(z.enum(['tradelane'])) },
  }),
}

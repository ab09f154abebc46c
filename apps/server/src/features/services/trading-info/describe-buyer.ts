import type { Currency } from '@tradelane/money'
import { findCompaniesByNumberOrName, namesOfCompanies } from '../../../access/company.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { listSameCompany } from '../../trade/partners/index.ts'
import { listSameRecords, stateOf } from './list-buyers.ts'
import { formOf, receiptNumber } from './trading-record.ts'

/** One record, with the customers that it may be about and the buyers that may be the same. Refuses with NOT_FOUND. */
export async function describeBuyer({ db }: Deps, tradingId: string) {
  const row = await db
    .selectFrom('trading_records')
    .selectAll()
    .where('trading_id', '=', tradingId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { message: 'Buyer not found!' })
  const customers = row.uid
    ? []
    : await findCompaniesByNumberOrName(db, { number: row.supplier_reg_no, name: row.supplier_name })
  const owners = row.uid ? [row.uid] : customers.map(({ uid }) => uid)
  const administrator = row.converted_by && `administrator:${row.converted_by}`
  const names = await namesOfAdministrators(db, [administrator])
  return {
    record: {
      ...formOf(row),
      currency: row.currency as Currency,
      trading_id: row.trading_id,
      receipt_number: receiptNumber(row),
      created_at: row.created_at,
      state: stateOf(row),
      uid: row.uid,
      company_name: (await namesOfCompanies(db, [row.uid])).get(row.uid ?? '') ?? null,
      beneficiary_id: row.beneficiary_id,
      came_by_link: row.link_id !== null,
      converted_at: row.converted_at,
      converted_by: names.get(administrator ?? '') ?? null,
    },
    customers,
    same_partners: await listSameCompany(db, owners, {
      number: row.buyer_reg_no,
      country: row.buyer_country,
    }),
    same_records: await listSameRecords(db, row),
  }
}

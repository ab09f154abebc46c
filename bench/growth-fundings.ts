import { financing } from '@tradelane/contract/financing/calls'
import type pg from 'pg'
import type { GrownCompany } from './growth-company.ts'

/** The Financing page of a company's first buyer with a limit. */
export async function askForFinancing(pool: pg.Pool, address: string, { companyId, token }: GrownCompany) {
  const { rows } = await pool.query<{ beneficiary_id: string }>(
    'select beneficiary_id from partners where uid = $1 and limit_request > 0 order by company_name limit 1',
    [companyId],
  )
  const beneficiary_id = rows[0]?.beneficiary_id
  if (!beneficiary_id) throw new Error('The company has no buyer with a limit.')
  return { url: `${address}/api${financing.details.path}`, token, body: { beneficiary_id } }
}

type Who = { companyId: string; fundings: number }

/**
 * So many fundings over two years with the company's partners, each due after 60 days: those that are due later are not repaid, one of 200
 * before is overdue, and the rest were paid by their buyers.
 */
export async function insertFundingRows(pool: pg.Pool, { companyId, fundings }: Who): Promise<void> {
  await insertLimits(pool, companyId)
  await pool.query('analyze partners, transactions')
  await pool.query(`
    insert into invoice_factorings (invoice_factoring_id, uid, transaction_id, beneficiary_id, finance_partner_id, state, shipment_date, finance_term,
      invoice_amount, payment_request, invoice_file, purchase_order_file, created_at, updated_at, currency, invoice_number,
      invoice_key, buyer_key, invoice_sha256, due_date, terms_version, annual_rate_basis_points, advance_amount, interest_amount,
      fee_amount, requested_at, position_day, principal_amount, unit_days, interest_paid, fee_due, buyer_paid, buyer_paid_on)
    select gen_random_uuid(), '${companyId}', (select transaction_id from transactions where uid = '${companyId}'), beneficiary_id, 1, state, due - 60, 60, 1000000, 85,
           'https://files.example/invoice', 'https://files.example/order', (due - 60)::timestamptz, due::timestamptz, 'USD', 'B-' || i,
           'B' || i || '${companyId}', 'bench', md5('${companyId}' || i), due, 1, 1200, 850000, 17000, 10000,
           (due - 60)::timestamptz, case when state = 'closed' then due else due - 60 end,
           case when state = 'closed' then 0 else 850000 end, case when state = 'closed' then 51000000 else 0 end,
           case when state = 'closed' then 17000 else 0 end, case when state = 'closed' then 0 else 10000 end,
           case when state = 'closed' then 1000000 else 0 end, case when state = 'closed' then due end
      from generate_series(1, ${fundings}) as i
      join (select beneficiary_id, row_number() over (order by beneficiary_id) - 1 as place, count(*) over () as places
              from partners where uid = '${companyId}') as buyer on buyer.place = i % buyer.places,
           lateral (select current_date + 60 - ((${fundings} - i) * 730 / ${fundings})::integer as due) as dated,
           lateral (select case when due >= current_date then 'funded' when i % 200 = 0 then 'overdue' else 'closed' end as state) as known`)
  // Or the checks of what payments point at would be planned for the empty table that it was.
  await pool.query('analyze invoice_factorings')
  await pool.query(`
    insert into factoring_payments (payment_id, uid, invoice_factoring_id, payer, state, currency, amount, paid_on, sender, reference,
      interest_amount, principal_amount, fee_amount, rest_amount, created_at, settled_at)
    select gen_random_uuid(), uid, invoice_factoring_id, 'buyer', 'shared', 'USD', 1000000, due_date, 'Partner', invoice_number,
           17000, 850000, 10000, 123000, due_date::timestamptz, due_date::timestamptz
      from invoice_factorings where uid = '${companyId}' and state = 'closed'`)
}

async function insertLimits(pool: pg.Pool, companyId: string): Promise<void> {
  await pool.query(`
    insert into credit_limits (credit_limit_id, uid, beneficiary_id, state, version, currency, requested_amount, trading_history,
      description_goods, inco_terms, payment_terms, finance_partner_id, terms_version, term_sheet_number, approved_amount, valid_until,
      offer_expires_at, signed_at, requested_at, created_at, updated_at)
    select gen_random_uuid(), uid, beneficiary_id, 'active', 1, 'USD', 1000000000000, 5, 'Coffee', 'FOB', '[]', 1, 1,
           'TS-' || beneficiary_id, 1000000000000, current_date + 365, now(), now(), now(), now(), now()
      from partners where uid = '${companyId}'`)
}

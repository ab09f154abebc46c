import type pg from 'pg'

export type PaymentOfPast = { id: string; amount: bigint; fee: bigint; at: Date }
type Who = { companyId: string; userId: string; payments: number }

const partners = 20
const drafts = 10

/** Everything but the money, in a few statements: partners, quotes, payments, drafts, and the holds they had. */
export async function insertPaymentRows(pool: pg.Pool, who: Who): Promise<PaymentOfPast[]> {
  await pool.query(`
    insert into transactions (transaction_id, uid, currency, is_current, created_at)
    values (gen_random_uuid(), '${who.companyId}', 'USD', true, now())`)
  await insertPartners(pool, who.companyId)
  await insertQuotes(pool, who)
  // Or the checks of what payments point at would be planned for the empty tables they were.
  await pool.query(`analyze partners, partner_accounts, quotes`)
  await insertPayments(pool, who)
  await insertDrafts(pool, who.companyId)
  await pool.query(`
    insert into ledger_holds (hold_id, owner, currency, amount, placed_at, resolution, resolved_at)
    select simple_payment_id, uid::text, 'USD', amount_sent, submitted_at, 'captured', submitted_at
      from simple_payments where uid = '${who.companyId}' and state = 'paid'`)
  const { rows } = await pool.query<PaymentOfPast>(`
    select simple_payment_id as id, amount_sent as amount, fees as fee, submitted_at as at
      from simple_payments where uid = '${who.companyId}' and state = 'paid' order by submitted_at`)
  return rows
}

/** The same id again for the same thing, so that one statement can point at what another wrote. */
/** The same id for the same record of the same company, as SQL. */
export const idOf = (kind: string, companyId: string, number: string) =>
  `overlay(overlay(md5('${kind} ${companyId} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
/** Spread over two years, the last one an hour ago. */
const timeOf = (count: number) =>
  `now() - interval '1 hour' - (${count} - i) * interval '730 days' / ${count}`

async function insertPartners(pool: pg.Pool, companyId: string): Promise<void> {
  await pool.query(`
    insert into partners (beneficiary_id, uid, company_name, company_address, company_registration_number,
                          contact_person_name, email, phone_number, limit_request, created_at, updated_at)
    select ${idOf('partner', companyId, 'i')}, '${companyId}', 'Partner ' || i, 'Am Sandtorkai 30, Hamburg', 'HRB ' || i,
           'Jette Brandt', 'jette@partner.example', '+49 40 30091245', case when i <= 5 then 100000 else 0 end, now(), now()
      from generate_series(1, ${partners}) as i`)
  await pool.query(`
    insert into partner_accounts (beneficiary_account_id, uid, beneficiary_id, position, account_ref_name,
      account_holder_name, account_no, swift_ifsc, currency, bank, bank_address, bank_city, beneficiary_account_type,
      beneficiary_country_code, payout_method, created_at, updated_at)
    select beneficiary_id, uid, beneficiary_id, 0, 'Dollars', company_name, '000123456789', 'COBADEFFXXX', 'USD',
           'Commerzbank', 'Ness 7-9, Hamburg', 'Hamburg', 'Corporate', 'DE', 'SWIFT', now(), now()
      from partners where uid = '${companyId}'`)
}

async function insertQuotes(pool: pg.Pool, { companyId, payments }: Who): Promise<void> {
  await pool.query(`
    insert into quotes (quote_id, uid, purpose, source_currency, source_amount, fee_amount, fee_rate_id, target_currency, target_amount,
      spread_amount, rate, mid_rate, markup_basis_points, rate_as_of, rate_source, created_at, expires_at, used_at)
    select ${idOf('quote', companyId, 'i')}, '${companyId}', 'payment', 'USD', 10000 + i % 90000, 5,
           (select rate_id from price_rates where service = 'payment' and uid is null), 'USD', 9995 + i % 90000,
           0, '1.000000', '1.000000', 0, at, 'bench', at, at + interval '5 minutes', at
      from generate_series(1, ${payments}) as i, lateral (select ${timeOf(payments)} as at) as asked`)
}

async function insertPayments(pool: pg.Pool, { companyId, userId, payments }: Who): Promise<void> {
  await pool.query(`
    insert into simple_payments (simple_payment_id, uid, transaction_id, state, step, beneficiary_id, beneficiary_account_id, amount_sent,
      amount_sent_currency, amount_received, amount_received_currency, fees, quote_id, reference, reason, paid_from,
      purpose_code, source_of_funds, exemption_code, payee, rate, spread, submitted_by, submitted_at, created_at, updated_at)
    select ${idOf('payment', companyId, 'i')}, '${companyId}', ${tradeOf(companyId)}, 'paid', 4, partner, partner, 10000 + i % 90000,
           'USD', 9995 + i % 90000, 'USD', 5, ${idOf('quote', companyId, 'i')}, 'Invoice ' || i, 'Settlement of an invoice',
           'Account Balance', 'IR01811', 'Corporate Account', '01',
           jsonb_build_object('partner', jsonb_build_object('company_name', 'Partner'),
                              'account', jsonb_build_object('account_no', '000123456789', 'payoutMethod', 'SWIFT')),
           '1.000000', 0, '${userId}', at, at, at
      from generate_series(1, ${payments}) as i,
           lateral (select ${timeOf(payments)} as at,
                           ${idOf('partner', companyId, `(1 + i % ${partners})`)} as partner) as asked`)
}

async function insertDrafts(pool: pg.Pool, companyId: string): Promise<void> {
  await pool.query(`
    insert into simple_payments (uid, transaction_id, state, step, beneficiary_id, created_at, updated_at)
    select '${companyId}', ${tradeOf(companyId)}, 'draft', 2, ${idOf('partner', companyId, '1')}, now(), now()
      from generate_series(1, ${drafts})`)
}

/** The company's only trade: everything belongs to one. */
const tradeOf = (companyId: string) => `(select transaction_id from transactions where uid = '${companyId}')`

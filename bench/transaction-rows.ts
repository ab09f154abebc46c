import type pg from 'pg'
import type { GrownCompany } from './growth-company.ts'

export type Size = { services: number; events: number; documents: number }

/** A trade of payments, whose events are spread evenly over them, with documents: half of them made here, as invoices and packing lists. */
export async function givenTrade(
  pool: pg.Pool,
  { companyId }: GrownCompany,
  { services, events, documents }: Size,
): Promise<string> {
  const { rows } = await pool.query<{ transaction_id: string }>(
    `with trade as (
       insert into transactions (transaction_id, uid, currency, is_current, created_at)
         values (gen_random_uuid(), $1, 'USD', false, now()) returning transaction_id),
     payment as (
       insert into simple_payments (uid, transaction_id, state, step, amount_sent, amount_sent_currency, fees, created_at, updated_at)
         select $1, transaction_id, 'draft', 3, 100000, 'USD', 50, now(), now() from trade, generate_series(1, $2::int)
         returning simple_payment_id, transaction_id),
     event as (
       insert into events (uid, subject, subject_id, from_state, to_state, actor, at)
         select $1, 'simple_payment', simple_payment_id, null, 'draft', 'system', now()
           from payment, generate_series(1, $3::int))
     select transaction_id from trade`,
    [companyId, services, events / services],
  )
  const id = rows[0]?.transaction_id ?? ''
  await givenDocuments(pool, companyId, { transactionId: id, documents })
  return id
}

type Documents = { transactionId: string; documents: number }

async function givenDocuments(pool: pg.Pool, companyId: string, { transactionId, documents }: Documents) {
  await pool.query(
    `with file as (
       insert into documents (uid, folder, file_name, content_type, size, sha256, stored_id, created_at)
         select $1, 'trade', 'paper-' || n || '.pdf', 'application/pdf', 20000, md5($2::text || n), gen_random_uuid()::text, now()
           from generate_series(1, $3::int) n
         returning document_id, file_name),
     paper as (select document_id, file_name, substring(file_name from '\\d+')::int as n from file)
     insert into trade_documents
       (trade_document_id, uid, transaction_id, type, version, document_id, file_name, number, fields, added_at, added_by)
       select gen_random_uuid(), $1, $2::uuid,
              (array['commercial_invoice', 'other', 'packing_list', 'other'])[1 + n % 4], n, document_id, file_name,
              case when n % 2 = 0 then 'CI-' || left($2::text, 8) || '-' || n end,
              case when n % 2 = 0 then jsonb_set($4::jsonb, '{origin}', to_jsonb('Country ' || n)) end, now(),
              (select user_id from users where uid = $1 limit 1)
         from paper`,
    [companyId, transactionId, documents, JSON.stringify(fields)],
  )
}

const line = {
  ...{ description: 'Ball valves of stainless steel', hs_code: '848180', quantity: '1000', unit: 'pcs' },
  ...{ unit_price: '12.345', amount: '12345.00' },
}
const nothing = {
  ...{ packages: null, marks: null, seller: null, buyer: 'Hanse Teile GmbH', notify: null, date: null },
  ...{ reference: null, incoterm: 'FCA', named_place: 'Mumbai', port_of_loading: null, note: null },
  ...{ port_of_discharge: null, shipping_date: null, origin: null, payment_terms: null },
}
const fields = {
  ...nothing,
  lines: Array.from({ length: 20 }, () => line),
  ...{ currency: 'USD', total: '246900.00', net_weight: '9000', gross_weight: '9500' },
}

export async function givenEmptyTrades(
  pool: pg.Pool,
  { companyId }: GrownCompany,
  count: number,
): Promise<void> {
  await pool.query(
    `insert into transactions (transaction_id, uid, currency, is_current, created_at)
       select gen_random_uuid(), $1, 'USD', false, now() from generate_series(1, $2::int)`,
    [companyId, count],
  )
}

import type pg from 'pg'
import { customerName, partnerName } from './back-office-names.ts'

/** What is searched for: in a fifth of all names, and in none. */
export const commonPart = 'radin'
export const noName = 'zzqqxx'
const tradesOfEach = 10
const paymentsOfEach = 4

const idOf = (kind: string, number: string) =>
  `overlay(overlay(md5('bench ${kind} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
/** Somewhere in two years, in another order than the customers'. */
const sometime = (number: string) =>
  `now() - interval '1 hour' - (${number}::bigint * 7919 % 1000003) * interval '63 seconds'`

type Values = Record<string, string>

/**
 * So many customers with ten trades each, and on these four payments with an invoice, and one record of every other kind. What a record has beside its
 * own is that of the demo company's record of this kind. Checks of other tables are left out: they would take an hour.
 */
export async function insertBackOffice(pool: pg.Pool, customers: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const each = `(select i, ${idOf('company', 'i')} as uid, ${idOf('user', 'i')} as user_id, ${idOf('partner', 'i')} as beneficiary_id,
        ${idOf('trade', `(i * ${tradesOfEach})`)} as transaction_id,
        (array['Trading', 'Mills', 'Foods', 'Metals', 'Textiles'])[1 + i % 5] as kind,
        (array['Cotton yarn', 'Steel coils', 'Green coffee', 'Pump seals', 'Glass jars'])[1 + i / 5 % 5] as goods,
        ${sometime('i')} as at from generate_series(1, ${customers}) as i) as each`
    const like: Like = (table, own, { rows = each, model = 'true', inOrderOf = 'at' } = {}) =>
      insertLike(client, { table, own, rows, model, inOrderOf })
    await insertCustomers(like)
    await like(
      'transactions',
      {
        ...{ transaction_id: idOf('trade', `(i * ${tradesOfEach} + k)`), uid: 'each.uid' },
        ...{ is_current: 'k = 0', created_at: `at + k * interval '1 minute'` },
      },
      { rows: `${each}, generate_series(0, ${tradesOfEach - 1}) as k`, model: 'quote_request_id is null' },
    )
    await insertPayments(like, each)
    await insertServices(like)
    await insertCover(client, like, each)
    await insertDesk(client, each)
    await insertTasks(like)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

type Like = (
  table: string,
  own: Values,
  from?: { rows?: string; model?: string; inOrderOf?: string },
) => Promise<void>

/** A record for each row: a record of the table as it is, but for the values that are its own. They come in the order of time, as in life. */
async function insertLike(
  client: pg.PoolClient,
  {
    table,
    own,
    rows,
    model,
    inOrderOf,
  }: Record<'table' | 'rows' | 'model' | 'inOrderOf', string> & { own: Values },
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' and column_name not in ('number', 'task_id')`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => own[name] ?? `model.${name}`).join(', ')}
       from ${rows}, (select * from ${table} where ${model} limit 1) as model order by ${inOrderOf}`,
  )
}

async function insertCustomers(like: Like): Promise<void> {
  await like('companies', {
    ...{ uid: 'each.uid', company_name: customerName('i', 'kind') },
    ...{ company_reg_number: `lpad(i::text, 6, '0')`, created_at: 'at' },
    ...{ provider_customer_id: 'null', provider_wallet_id: 'null' },
    kyb_status: `case when i % 500 = 0 then 'IN_PROGRESS' else 'Clear' end`,
  })
  await like('users', {
    ...{ user_id: 'each.user_id', uid: 'each.uid', first_name: `'Ann'`, last_name: `'Lee'` },
    ...{ work_email: `'ann' || i || '@bench.example'`, created_at: 'at' },
  })
  await like('partners', {
    ...{ beneficiary_id: 'each.beneficiary_id', uid: 'each.uid', created_at: 'at', updated_at: 'at' },
    company_name: partnerName('i', 'kind'),
  })
  await like('partner_accounts', {
    ...{ beneficiary_account_id: 'each.beneficiary_id', beneficiary_id: 'each.beneficiary_id' },
    uid: 'each.uid',
  })
}

async function insertPayments(like: Like, each: string): Promise<void> {
  const rows = `${each}, generate_series(0, ${paymentsOfEach - 1}) as k, lateral (select i * ${paymentsOfEach} + k as n) as numbered,
    lateral (select ${sometime('n')} as paid_at) as paid`
  await like(
    'simple_payments',
    {
      ...{ simple_payment_id: idOf('payment', 'n'), uid: 'each.uid', submitted_by: 'each.user_id' },
      ...{ beneficiary_id: 'each.beneficiary_id', beneficiary_account_id: 'each.beneficiary_id' },
      ...{ transaction_id: 'each.transaction_id', quote_id: idOf('payment', 'n'), submit_key: 'null' },
      ...{ reference: `goods || ' ' || n`, submitted_at: 'paid_at', created_at: 'paid_at' },
      ...{ updated_at: 'paid_at', provider_reference: 'null' },
      payee: `jsonb_set(payee, '{partner,company_name}', to_jsonb(${partnerName('i', 'each.kind')}))`,
      state: `case when n % 1000 = 0 then 'in_review' else 'paid' end`,
    },
    { rows, model: `state = 'paid'`, inOrderOf: 'paid_at' },
  )
  await like(
    'invoices',
    {
      ...{ invoice_id: idOf('invoice', 'n'), uid: 'each.uid', kind: `'invoice'`, year: '2020', serial: 'n' },
      ...{ issued_at: 'paid_at', moved_at: 'paid_at', credits: 'null', subject_id: idOf('payment', 'n') },
    },
    { rows, inOrderOf: 'paid_at' },
  )
  await like(
    'events',
    {
      ...{ uid: 'each.uid', subject_id: `${idOf('payment', 'n')}::text`, at: 'paid_at' },
      event_id: `nextval(pg_get_serial_sequence('events', 'event_id'))`,
    },
    { rows, model: `subject = 'simple_payment' and to_state = 'sent'`, inOrderOf: 'paid_at' },
  )
}

async function insertServices(like: Like): Promise<void> {
  const ofEach = {
    uid: 'each.uid',
    transaction_id: 'each.transaction_id',
    beneficiary_id: 'each.beneficiary_id',
  }
  const made = { created_at: sometime('i + 1'), updated_at: sometime('i + 1') }
  await like(
    'invoice_factorings',
    {
      ...{ ...ofEach, ...made, invoice_factoring_id: idOf('funding', 'i'), requested_at: sometime('i + 1') },
      ...{ invoice_number: `'OI-' || i`, invoice_key: `'BENCH' || i`, invoice_sha256: `md5('bench' || i)` },
      ...{ ksef_number: 'null', xml_invoice_key: 'null', buyer_key: `'bench' || i % 100` },
    },
    { model: `state = 'closed'` },
  )
  await like('smart_escrows', {
    ...{ ...ofEach, ...made, smart_escrow_id: idOf('escrow', 'i'), approved_at: sometime('i + 1') },
    ...{ beneficiary_account_id: 'each.beneficiary_id', reference: `goods || ' ' || i`, state: `'released'` },
  })
  await like(
    'escrow_blocks',
    { block_id: idOf('block', 'i'), uid: 'each.uid', smart_escrow_id: idOf('escrow', 'i'), state: `'paid'` },
    { model: 'position = 1' },
  )
  await like('credit_limits', {
    ...ofEach,
    ...made,
    credit_limit_id: idOf('limit', 'i'),
    requested_at: sometime('i + 1'),
  })
  const freight = { uid: 'each.uid', shipment_id: idOf('quote', 'i'), transaction_id: 'each.transaction_id' }
  await like('freight_quotes', { ...freight, kept_uid: 'null' })
  await like('freight_bookings', {
    ...{ ...freight, logistics_id: idOf('booking', 'i'), requested_at: sometime('i + 1'), charge_id: 'null' },
    ...{ state: `case when i % 500 = 0 then 'requested' else 'closed' end`, charge_state: 'null' },
    ...{ paid_at: 'null', refunded_at: 'null', released_at: 'null' },
    ...{ confirm_due_at: sometime('i + 1'), carrier_booking_number: `'BK' || i` },
  })
}

async function insertCover(client: pg.PoolClient, like: Like, each: string): Promise<void> {
  const made = { created_at: sometime('i + 2'), updated_at: sometime('i + 2') }
  await like('insurance_policies', {
    ...{ ...made, insurance_id: idOf('policy', 'i'), uid: 'each.uid', transaction_id: 'each.transaction_id' },
    ...{ submitted_at: sometime('i + 2'), description_of_goods: 'goods', freight_charge_id: 'null' },
    ...{ state: `'expired'`, logistics_id: 'null', shipment_id: 'null' },
  })
  await like('insurance_certificates', {
    ...{ certificate_number: `'TLC-BENCH-' || i`, uid: 'each.uid', insurance_id: idOf('policy', 'i') },
  })
  await client.query(
    `insert into insurance_claims (claim_id, uid, insurance_id, state, version, loss_date, loss_place, first_notice_date, loss_type, amount,
       description, submitted_at, created_at, updated_at)
     select ${idOf('claim', 'i')}, uid, ${idOf('policy', 'i')}, 'submitted', 1, current_date, 'Hamburg', current_date, 'damage', 10000,
            goods || ' wet', at, at, at from ${each} order by at`,
  )
  await client.query(
    `insert into quality_inspections (quality_assurance_id, uid, transaction_id, state, version, beneficiary_id, address_of_inspection,
       supplier_audit, quality_assurance, loading_inspection, qa_consignment_value, qa_days, goods_specifications, specification_files,
       lot_size, inspection_level, submitted_at, created_at, updated_at)
     select ${idOf('inspection', 'i')}, uid, transaction_id, 'submitted', 1, beneficiary_id, 'Plot 7, MIDC Ranjangaon, Pune', false, true, false,
            8000000, 1, goods, '[]', 3000, 'II', at, at, at from ${each} order by at`,
  )
}

async function insertDesk(client: pg.PoolClient, each: string): Promise<void> {
  await client.query(
    `insert into quote_cases (case_id, uid, transaction_id, service, subject_id, state, request, title, note, requested_at, due_at)
     select ${idOf('case', 'i')}, uid, transaction_id, 'clearance', ${idOf('case', 'i')},
            case when i % 3 = 0 then 'new' else 'cancelled' end, '{}', goods || ' to Hamburg', '', at, at + interval '2 days' from ${each} order by at`,
  )
  // Triggers are off.
  await client.query(
    `insert into trades_at_desk (transaction_id, uid, requested_at)
     select transaction_id, uid, max(requested_at) from quote_cases group by transaction_id, uid order by 3 on conflict do nothing`,
  )
}

/** One task of the back office for each customer; of five, one is open. */
async function insertTasks(like: Like): Promise<void> {
  await like(
    'tasks',
    {
      ...{
        uid: 'each.uid',
        subject_id: `${idOf('case', 'i')}::text`,
        opened_by: '1000000000 + i',
        opened_at: 'at',
      },
      ...{ due_at: `at + interval '2 days'`, administrator_id: 'null' },
      closed_at: `case when i % 5 > 0 then at + interval '1 day' end`,
    },
    { model: `rule = 'kyb IN_PROGRESS'` },
  )
}

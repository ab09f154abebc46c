import { officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { escrowLists, officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import type pg from 'pg'
import type { GrownCompany } from './growth-company.ts'
import type { PanelMeasured } from './growth-panels.ts'
import { measuredOf, measureRecords } from './growth-records.ts'
import type { Measured } from './measure.ts'

/** The lists of escrows, alone: `npm run bench -- growth` measures them with the other lists. */
export async function run(): Promise<Measured> {
  return measuredOf(await measureEscrows(), 'escrows')
}

const ofCompany: Record<string, string> = {
  Escrows: `${escrowLists.list.path}?limit=20`,
  'Escrows, panel': `${escrowLists.list.path}?limit=4`,
  'Escrows, funded': `${escrowLists.list.path}?limit=20&state=approved`,
  'Escrows, drafts': `${escrowLists.list.path}?limit=20&state=draft`,
}
const ofOffice: Record<string, string> = {
  'Escrows, back office': `${officeEscrowLists.list.path}?limit=20`,
  'Escrows, back office, expired': `${officeEscrowLists.list.path}?limit=20&state=expired`,
  'Escrows that wait for Tradelane': `${officeEscrowLists.list.path}?limit=20&waits_for=tradelane`,
  'Escrow disputes': `${officeDisputes.list.path}?limit=20`,
  'Escrow disputes, with Tradelane': `${officeDisputes.list.path}?limit=20&state=escalated`,
}

/** The lists of customer and back office on the two platforms. */
export const measureEscrows = (): Promise<PanelMeasured[]> =>
  measureRecords({ insert: insertEscrows, ofCompany, ofOffice })

/** Over two years, of two blocks each; the last hundred are drafts, wait for Tradelane, or are in dispute, and those before were paid. */
async function insertEscrows(
  pool: pg.Pool,
  { companyId, userId }: GrownCompany & { userId: string },
  escrows: number,
) {
  await pool.query(
    `insert into smart_escrows (smart_escrow_id, uid, transaction_id, state, condition_based_payment, beneficiary_id, beneficiary_account_id,
       currency, amount_sent, fee_amount, amount_received, fees_payed_by, payment_mode, reference, request_fx_hedging, purpose_code,
       source_of_funds, exemption_code, expiry_date, conditions, payee, approved_by, approved_at, agreement, agreement_due_at,
       agreement_answered_at, agreement_by, created_at, updated_at)
     select gen_random_uuid(), $1, transaction_id, state, false, beneficiary_id, beneficiary_account_id, 'USD', 800000, 16000, 784000,
            'Beneficiary', 'SWIFT Payment (Slower)', 'Contract ' || i, false, 'IR01811', 'Corporate Account', '01', at::date + 90, '[]',
            case when state <> 'draft' then '{}'::jsonb end, case when state <> 'draft' then $3::uuid end,
            case when state <> 'draft' then at end, case when state = 'draft' then 'waiting' else 'agreed' end,
            case when state <> 'draft' then at end, case when state <> 'draft' then at end, case when state <> 'draft' then 'Meera Joshi' end,
            at, at
       from generate_series(1, $2::int) as i
       join (select partner_accounts.beneficiary_id, beneficiary_account_id, transaction_id,
                    row_number() over (order by beneficiary_account_id) - 1 as place
               from partner_accounts join transactions using (uid) where uid = $1) as payee on payee.place = i % 20,
            lateral (select case when i <= $2 - 100 then 'released' when i % 4 = 0 then 'draft' when i % 4 = 1 then 'expired' else 'approved' end as state,
                            now() - interval '1 hour' - ($2 - i) * interval '730 days' / $2 as at) as known`,
    [companyId, escrows, userId],
  )
  await pool.query(
    `insert into escrow_blocks (block_id, uid, smart_escrow_id, position, percent, currency, amount, state)
     select gen_random_uuid(), uid, smart_escrow_id, position, percent, 'USD', 7840 * percent,
            case when state = 'released' then 'paid' when position = 1 and number % 4 = 2 then 'disputed' else 'pending' end
       from smart_escrows, (values (1, 30), (2, 70)) as block (position, percent)
      where uid = $1 and state <> 'draft'`,
    [companyId],
  )
  await pool.query(
    `insert into escrow_items (item_id, uid, block_id, kind, position, title, file, approver, decision, decided_at)
     select gen_random_uuid(), uid, block_id, 'condition', 1, 'The goods are accepted', null,
            case when position = 2 then 'Tradelane' else 'Buyer' end, case when state = 'paid' then 'approved' end,
            case when state = 'paid' then now() end
       from escrow_blocks where uid = $1`,
    [companyId],
  )
  await pool.query(
    `insert into escrow_steps (step_id, uid, smart_escrow_id, block_id, kind, state, currency, amount, called_at, asked_at, created_at)
     select gen_random_uuid(), uid, smart_escrow_id, block_id, 'release', 'paid', 'USD', amount, now(), now(), now()
       from escrow_blocks where uid = $1 and state = 'paid'
     union all
     select gen_random_uuid(), uid, smart_escrow_id, null, 'fee', 'paid', 'USD', 16000, now(), now(), now()
       from smart_escrows where uid = $1 and state <> 'draft'`,
    [companyId],
  )
  await insertDisputes(pool, companyId)
  return {}
}

/** Of every paid block one that was settled; of the disputed ones, every second one is with Tradelane. */
async function insertDisputes(pool: pg.Pool, companyId: string): Promise<void> {
  await pool.query(
    `insert into escrow_disputes (dispute_id, uid, smart_escrow_id, block_id, state, opened_by, opened_at, currency, amount,
       escalation_from, escalates_at, released_percent, released_amount, refunded_amount, closed_at)
     select gen_random_uuid(), block.uid, smart_escrow_id, block_id,
            case when not is_open then 'settled' when number % 8 = 2 then 'escalated' else 'open' end, 'buyer', created_at, 'USD', block.amount,
            created_at + interval '4 days', created_at + interval '8 days', case when not is_open then 100 end,
            case when not is_open then block.amount end, case when not is_open then 0 end, case when not is_open then created_at end
       from escrow_blocks as block join smart_escrows using (smart_escrow_id), lateral (select block.state = 'disputed' as is_open) as known
      where block.uid = $1 and block.position = 1 and block.state in ('paid', 'disputed')`,
    [companyId],
  )
}

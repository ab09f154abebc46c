import { createHmac } from 'node:crypto'
import { shipmentOver, type TradingInfo } from '@tradelane/contract/trading-info/forms'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { networkOf } from '../../../access/network-of.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { columnsOf, receiptNumber, type TradingRow } from './trading-record.ts'

const hourMs = 60 * 60_000
/** In an hour: records from one network address, and copies to one email address. */
const mostFromSender = 10
const mostCopies = 3

type Sent = {
  /** The sender's network address. Only an HMAC of it is stored. */
  ip: string
  /** The customer and its partner, where the form came by a link. */
  link?: { uid: string; linkId: string; beneficiaryId: string }
  at: Date
}

/**
 * Stores what a buyer says of its trade, and queues the copy for its contact person. The answer never depends on what we know:
 * nobody learns from it who is a customer. Refuses with TOO_MANY_REQUESTS, and by field a shipment that is over.
 */
export async function receiveTradingInfo(
  deps: Deps,
  tx: Tx,
  form: TradingInfo,
  { ip, link, at }: Sent,
): Promise<TradingRow> {
  if (form.expected_shipment_date < lastTodayAnywhere(at))
    refuseFields({ expected_shipment_date: shipmentOver })
  const sender_hash = createHmac('sha256', `trading:${deps.config.secret}`)
    .update(networkOf(ip))
    .digest('base64url')
  const now = deps.wallClock.now()
  if (deps.config.rateLimit > 0) await requireFew(tx, sender_hash, now)
  const copies = await countCopies(tx, form.contact_persion_email, now)
  const row = await tx
    .insertInto('trading_records')
    .values({
      ...columnsOf(form),
      uid: link?.uid ?? null,
      link_id: link?.linkId ?? null,
      beneficiary_id: link?.beneficiaryId ?? null,
      created_at: at,
      sender_hash,
      counted_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(tx, {
    companyId: row.uid,
    subject: 'trading_record',
    subjectId: row.trading_id,
    from: null,
    to: 'received',
    actor: 'system',
    at,
    after: { buyer_name: row.buyer_name, receipt_number: receiptNumber(row) },
  })
  // Anybody can write any address into the form: no mailbox is flooded.
  if (copies < mostCopies) await enqueue(tx, 'mail-trading-receipt', { tradingId: row.trading_id })
  return row
}

/** Serialised by sender, so that twenty records at once count as twenty. */
async function requireFew(tx: Tx, sender: string, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trading:${sender}`}, 0))`.execute(tx)
  const { count, first } = await tx
    .selectFrom('trading_records')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('counted_at').as('first')])
    .where('sender_hash', '=', sender)
    .where('counted_at', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow()
  if (Number(count) < mostFromSender || !first) return
  const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 1000))
  throw new Refusal('TOO_MANY_REQUESTS', {
    message: `Only ${mostFromSender} forms can be sent in an hour. Try again later.`,
    retryAfterSeconds,
  })
}

async function countCopies(tx: Tx, email: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('trading_records')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(sql`lower(contact_persion_email)`, '=', email.toLowerCase())
    .where('counted_at', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow()
  return Number(count)
}

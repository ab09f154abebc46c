import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Tx } from '@tradelane/db'
import { listCompaniesAtProvider } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Charged, chargedBy, type PriceRateRow } from './price-rate.ts'
import { priceText } from './rate-text.ts'
import { rateInForce } from './rates-in-time.ts'

/** In the transaction that makes a version, before the earlier ones end: its customers are notified, if their price changes. */
export async function announceLater(tx: Tx, asked: PriceRateRow, begins: Date): Promise<void> {
  const service = asked.service as PriceService
  const was = await rateInForce(tx, service, { companyId: asked.uid, at: begins })
  const text = (charged: Charged) => priceText({ service, ...charged })
  if (text(was) === text(chargedBy(asked))) return
  await tx
    .insertInto('price_rate_announcements')
    .values({ rate_id: asked.rate_id, was: text(was) })
    .execute()
  await enqueue(tx, 'announce-price-rate', { rateId: asked.rate_id })
}

/** The job: an event for each company whose price changes, of which its owners are notified. Safe to repeat. */
export async function announceRate(deps: Deps, task: Tasks['announce-price-rate']): Promise<void> {
  while (await inTransaction(deps.db, (tx) => announcePage(deps, tx, task.rateId)));
}

const pageSize = 200

/** Answers whether there is another page. */
async function announcePage(deps: Deps, tx: Tx, rateId: string): Promise<boolean> {
  const announced = await tx
    .selectFrom('price_rate_announcements as announced')
    .innerJoin('price_rates as rate', 'rate.rate_id', 'announced.rate_id')
    .selectAll('rate')
    .select(['announced.was', 'announced.after_uid'])
    .where('announced.rate_id', '=', rateId)
    .where('announced.is_complete', '=', false)
    .forUpdate('announced')
    .executeTakeFirst()
  if (!announced) return false
  const { after_uid: after, uid, was, ...rate } = announced
  const page = uid ? [uid] : await pageOfCompanies(tx, after)
  const concerned = uid ? page : await withoutOwnRate(tx, page, rate)
  for (const companyId of concerned) await recordAnnounced(deps, tx, companyId, { ...rate, uid, was })
  const isLast = uid !== null || page.length < pageSize
  await tx
    .updateTable('price_rate_announcements')
    .set({ is_complete: isLast, after_uid: page.at(-1) ?? after })
    .where('rate_id', '=', rateId)
    .execute()
  return !isLast
}

const pageOfCompanies = async (tx: Tx, after: string): Promise<string[]> =>
  (await listCompaniesAtProvider(tx, { after, limit: pageSize })).map(({ uid }) => uid)

/** Their own rate holds as the one for all begins, so that nothing changes for them. */
async function withoutOwnRate(
  tx: Tx,
  companyIds: readonly string[],
  { service, valid_from }: Pick<PriceRateRow, 'service' | 'valid_from'>,
): Promise<string[]> {
  if (companyIds.length === 0 || !valid_from) return []
  const rows = await tx
    .selectFrom('price_rates')
    .select('uid')
    .where('service', '=', service)
    .where('uid', 'in', companyIds)
    .where('valid_from', '<=', valid_from)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', valid_from)]))
    .execute()
  const own = new Set(rows.map(({ uid }) => uid))
  return companyIds.filter((one) => !own.has(one))
}

async function recordAnnounced(
  deps: Deps,
  tx: Tx,
  companyId: string,
  rate: PriceRateRow & { was: string },
): Promise<void> {
  const service = rate.service as PriceService
  await recordEvent(tx, {
    companyId,
    subject: 'price_rate',
    subjectId: rate.rate_id,
    from: null,
    to: 'announced',
    actor: 'system',
    at: deps.clock.now(),
    after: {
      ...{ service, is_own: rate.uid !== null, was: rate.was },
      is: priceText({ service, ...chargedBy(rate) }),
      ...{ valid_from: rate.valid_from, valid_to: rate.valid_to },
    },
  })
}

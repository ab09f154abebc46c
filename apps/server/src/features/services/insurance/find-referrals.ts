import { findClause, findGoodsClass, goodsClasses } from '@tradelane/contract/insurance/cover'
import { coversStrikes, coversWar } from '@tradelane/contract/insurance/institute-clauses'
import type { Referral } from '@tradelane/contract/insurance/referrals'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db, Tx } from '@tradelane/db'
import { compare, formatMoney, money, parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { openClosures, passagesClosed } from '../logistics/index.ts'
import {
  insuredValueOf,
  listedAmong,
  listedAreas,
  listedWatersOn,
  mostAtOnce,
  type PremiumRequest,
} from '../premiums/index.ts'
import { type FreightFacts, getFreightFacts, hasDeparted } from '../shipments/index.ts'
import { findAccumulation, isAboveLimit } from './accumulation.ts'
import { findSameGoods, type Goods } from './find-same-goods.ts'
import { type WayOfGoods, wayOfGoods } from './way-of-goods.ts'

/** All that decides whether a person must look. */
export type AskedCover = PremiumRequest &
  Goods & {
    vessel?: string | undefined
    voyage?: string | undefined
    /** The day of shipment, if it is known, and the first day of cover. */
    shipped_on?: string | null | undefined
    valid_from?: string | undefined
  }

/** Why a person must look at this before it is insured, in the order of the desk. */
export async function findReferrals(
  db: Db,
  scope: OneCompanyScope,
  asked: AskedCover,
  now: Date,
): Promise<Referral[]> {
  const freight = await freightOf(db, scope, asked)
  return [
    ...wayReferrals(asked, await wayOfGoods(asked, freight?.main, await closedWhenShipped(db, asked, now))),
    ...valueReferrals(asked),
    ...(await timeReferrals(db, scope, asked, freight)),
    ...(await repeated(db, scope, asked, freight, now)),
    ...(await onOneVessel(db, asked, now)),
  ]
}

/** What is to be said of the way alone, as of now; nothing once the goods have arrived. */
export async function findWayReferrals(
  db: Db | Tx,
  scope: OneCompanyScope,
  asked: AskedCover,
  now: Date,
): Promise<Referral[]> {
  const freight = await freightOf(db, scope, asked)
  if (freight?.hasEnded) return []
  return wayReferrals(asked, await wayOfGoods(asked, freight?.main, await closedWhenShipped(db, asked, now)))
}

async function freightOf(db: Db | Tx, scope: OneCompanyScope, { shipment_id, logistics_id }: AskedCover) {
  const named = { shipment_id: shipment_id ?? undefined, logistics_id: logistics_id ?? undefined }
  return shipment_id || logistics_id ? getFreightFacts(db, scope, named) : undefined
}

/** A passage that is closed later is still sailed through. */
async function closedWhenShipped(db: Db | Tx, { shipped_on, valid_from }: AskedCover, now: Date) {
  return passagesClosed(await openClosures(db), shipped_on ?? valid_from ?? now.toISOString().slice(0, 10))
}

function wayReferrals(asked: AskedCover, { countries, lane, unknown, obstacle }: WayOfGoods): Referral[] {
  const { carriage, political_risks: risks } = asked
  const isWar = coversWar(carriage, risks)
  const waters = isWar ? listedWatersOn(lane) : []
  // On land and in port, war is not insured; strikes and riots are.
  const ports = coversStrikes(risks) ? listedAmong(countries) : []
  const areas = [...waters, ...ports]
  const source = `${listedAreas.number} of the Joint War Committee, ${dayText(listedAreas.date)}`
  return [
    ...(areas.length === 0
      ? []
      : [
          refer(
            'listed_area',
            `${isWar ? 'War and strikes' : 'Strikes'} are asked for on a way through listed areas: ${areas.join('; ')} (${source}).`,
          ),
        ]),
    ...(isWar && unknown.length > 0
      ? [
          refer(
            'way_unknown',
            `War is asked for, and we do not find ${unknown.join(' and ')} on the map: whether the way leads through listed areas is not known.`,
          ),
        ]
      : []),
    ...(obstacle ? [refer('unreachable', `The goods are to travel by ${carriage} only. ${obstacle}`)] : []),
  ]
}

function valueReferrals(asked: AskedCover): Referral[] {
  const [invoice, freight] = [
    parseMoney(asked.invoice_amount, 'USD'),
    parseMoney(asked.freight_amount, 'USD'),
  ]
  const insured = insuredValueOf({ invoice, freight, incoterm: asked.incoterm })
  const goods = findGoodsClass(asked.category_of_goods)
  const cover = asked.type_of_insurance_cover
  return [
    ...(insured.amount > mostAtOnce
      ? [
          refer(
            'high_value',
            `The insured value of ${formatMoney(insured)} is above ${formatMoney(money(mostAtOnce, 'USD'))}.`,
          ),
        ]
      : []),
    ...(goods && goodsClasses[goods].isOffered
      ? []
      : [refer('goods', `The tariff has no rate for '${asked.category_of_goods}'.`)]),
    ...(cover === undefined || findClause(cover)
      ? []
      : [refer('cover', `The tariff has no rate for the cover '${cover}'.`)]),
    ...(compare(freight, invoice) > 0
      ? [
          refer(
            'freight_above_invoice',
            `The freight of ${formatMoney(freight)} is more than the invoice of ${formatMoney(invoice)}.`,
          ),
        ]
      : []),
  ]
}

/** Goods that are on their way may be lost already. */
async function timeReferrals(
  db: Db,
  scope: OneCompanyScope,
  { shipped_on, valid_from }: AskedCover,
  freight: FreightFacts | undefined,
): Promise<Referral[]> {
  if (freight?.hasEnded) return [refer('shipped_before', 'The shipment has been delivered already.')]
  if (freight?.logisticsId && (await hasDeparted(db, scope, freight.logisticsId)))
    return [refer('shipped_before', 'The goods have left already.')]
  if (shipped_on && valid_from && shipped_on < valid_from)
    return [
      refer(
        'shipped_before',
        `The goods are shipped on ${dayText(shipped_on)}, before the cover begins on ${dayText(valid_from)}.`,
      ),
    ]
  return []
}

async function repeated(
  db: Db,
  scope: OneCompanyScope,
  asked: AskedCover,
  freight: FreightFacts | undefined,
  now: Date,
): Promise<Referral[]> {
  const goods = { ...asked, shipment_id: freight?.shipmentId, logistics_id: freight?.logisticsId }
  const number = await findSameGoods(db, scope, goods, now)
  return number === undefined
    ? []
    : [refer('insured_before', `The same invoice or shipment is insured already, under ${number}.`)]
}

/** What others insure is not for the customer: the desk sees the figures. */
async function onOneVessel(db: Db, asked: AskedCover, now: Date): Promise<Referral[]> {
  const { vessel = '', voyage = '', incoterm } = asked
  const aboard = await findAccumulation(db, { vessel, voyage }, now)
  const [invoice, freight] = [
    parseMoney(asked.invoice_amount, 'USD'),
    parseMoney(asked.freight_amount, 'USD'),
  ]
  return aboard && isAboveLimit(aboard, insuredValueOf({ invoice, freight, incoterm }))
    ? [
        refer(
          'accumulation',
          `All that is insured on ${vessel}, voyage ${voyage || 'not given'}, comes near our limit for one vessel.`,
        ),
      ]
    : []
}

const refer = (code: Referral['code'], text: string): Referral => ({ code, text })

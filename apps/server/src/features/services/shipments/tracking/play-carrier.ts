import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { labelOf } from './event-labels.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'

const dayMs = 86_400_000

/**
 * Plays the carrier in the sandbox: days pass for this shipment until the next thing happens. Answers what it was. Refuses with NOT_FOUND, and with ILLEGAL_STATE where
 * nothing more is to come.
 */
export async function playCarrier(deps: Deps, logisticsId: string): Promise<string> {
  const { sandbox, db, clock } = deps
  const booking = await db
    .selectFrom('freight_bookings')
    .select(['uid', 'carrier_booking_number'])
    .where('logistics_id', '=', logisticsId)
    .executeTakeFirst()
  if (!sandbox || !booking) throw new Refusal('NOT_FOUND')
  const { uid: companyId, carrier_booking_number: number } = booking
  if (!number) throw new Refusal('ILLEGAL_STATE', { message: 'Tradelane acts first: it books the carrier.' })
  const find = async () =>
    (await sandbox.carriers.list()).find(({ carrierBookingNumber }) => carrierBookingNumber === number)
  const news = (await sandbox.carriers.nextNews(clock.now())).find(({ key }) => key === logisticsId)
  if (!news) throw new Refusal('ILLEGAL_STATE', { message: 'The carrier has nothing more to report.' })
  await sandbox.carriers.advance(number, Math.ceil((news.at.getTime() - clock.now().getTime()) / dayMs))
  await readCarrierUpdate(deps, { companyId, logisticsId })
  const played = await find()
  const last = played?.lastEvent
  const said = last
    ? `The carrier reports: ${labelOf({ ...last, is_empty: last.isEmpty }, played.legs)}.`
    : 'The carrier has reported.'
  const day = played ? dayText(played.asOf) : ''
  return day === '' || day === dayText(clock.now())
    ? said
    : `${said} For this shipment alone it is ${day} by now.`
}

import { randomUUID } from 'node:crypto'
import type { FreightRequest } from '@tradelane/contract/logistics/calls'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { afterBusinessDays } from '../../lifecycle/promises.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import type { OfferedFreight } from './describe-offer.ts'
import { findQuote, markKept, numbered } from './freight-quotes.ts'
import { priceAgain } from './price-again.ts'

const confirmedWithinBusinessDays = 2

type Booked = { logistics_id: string; booking_number: string }

/**
 * Requests the offer that was chosen, as it was kept by us. Refuses with NOT_FOUND, QUOTE_EXPIRED, QUOTE_USED, or QUOTE_ALTERED
 * where the browser shows another price, way or carrier, or where its card does not give that price.
 */
export async function bookFreight(
  deps: Deps,
  actor: CustomerActor,
  request: FreightRequest,
): Promise<Booked> {
  const at = deps.clock.now()
  const { companyId } = actor
  const [chosen] = request.freights
  const quote = chosen && (await findQuote(deps.db, companyId, chosen.shipment_id))
  if (!quote) throw new Refusal('NOT_FOUND')
  if (quote.expires_at <= at) {
    throw new Refusal('QUOTE_EXPIRED', { message: 'This quote has expired. Please search again.' })
  }
  const offered = quote.freight as OfferedFreight
  if (isAltered(request, offered)) throw new Refusal('QUOTE_ALTERED')
  if ((await priceAgain(deps.db, quote)) !== quote.cost_amount) throw new Refusal('QUOTE_ALTERED')

  const logisticsId = randomUUID()
  return inTransaction(deps.db, async (tx) => {
    const { number } = await tx
      .insertInto('freight_bookings')
      .values({
        logistics_id: logisticsId,
        uid: companyId,
        shipment_id: quote.shipment_id,
        state: 'requested',
        requested_at: at,
        confirm_due_at: afterBusinessDays(at, confirmedWithinBusinessDays),
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await markKept(tx, companyId, [quote.shipment_id])
    const bookingNumber = numbered('FB', number, at)
    await recordEvent(tx, {
      companyId,
      subject: 'logistics',
      subjectId: logisticsId,
      from: 'quoted',
      to: 'requested',
      actor: `user:${actor.userId}`,
      at,
      after: { booking_number: bookingNumber, name: offered.name, cost: offered.cost, days: offered.days },
    })
    return { logistics_id: logisticsId, booking_number: bookingNumber }
  })
}

/** Whether what the customer saw is another thing than what was kept. What was not sent along cannot differ. */
function isAltered(request: FreightRequest, offered: OfferedFreight): boolean {
  const [chosen] = request.freights
  const differs = (seen: string | number | undefined, kept: string | number | null) =>
    seen !== undefined && seen !== '' && seen !== kept
  return (
    differs(chosen?.cost, String(Number(offered.cost))) ||
    differs(chosen?.days, offered.days) ||
    differs(chosen?.name, offered.name) ||
    differs(chosen?.from_city, offered.from_city) ||
    differs(chosen?.to_city, offered.to_city) ||
    differs(request.container_size, offered.container_size) ||
    differs(request.shipping_date, offered.shipping_date) ||
    differs(cityOf(request.from_city), cityOf(offered.from_city) ?? null) ||
    differs(cityOf(request.to_city), cityOf(offered.to_city) ?? null)
  )
}

/** 'Hamburg' of 'Hamburg, DE': the form's field and the search's may be written either way. */
function cityOf(text: string | undefined): string | undefined {
  return text?.replace(/,\s*[A-Z]{2}$/, '')
}

import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AnsweredWithTrade, AskedWithTrade } from '../../../entries/asked-with-trade.ts'
import { Refusal } from '../../../refusal.ts'
import { readDeskRequest, sendToDesk } from './request-freight.ts'

/** Asks the desk for the freight of a trade. What a search would refuse is for the customer to say on the page of freight: the trade begins without it. */
export async function askFreightWithTrade(
  deps: Deps,
  tx: Tx,
  asked: AskedWithTrade,
): Promise<AnsweredWithTrade> {
  const weight = asked.cargo.weight ?? asked.weightOfGoods
  if (weight === undefined)
    return onItsPage('Enter the weight of the goods. Then we can ask for offers for the freight.')
  try {
    const { scope, transactionId, note, at, facts } = asked
    const request = await readDeskRequest(tx, searchOf(asked, weight), at)
    const sent = { scope, transactionId, note, at, request: { ...request, ofTrade: facts } }
    const { case_id } = await sendToDesk(deps, tx, sent)
    return { case_id }
  } catch (error) {
    if (error instanceof Refusal) return onItsPage(error.message)
    throw error
  }
}

const onItsPage = (message: string) => ({ message, link: '/logistics' })

/** How goods go where nobody says: a container is full, and goods without one are a part load. */
function usualKind({
  freight_type: type,
  container_size,
}: AskedWithTrade['cargo']): CargoSearch['transportation_by'] {
  if (type === 'Sea') return container_size ? 'FCL' : 'LCL'
  if (type === 'Land') return container_size ? 'RAIL_FCL' : 'LTL'
  return undefined
}

function searchOf({ cargo, from, to, ...asked }: AskedWithTrade, weight: number): CargoSearch {
  return {
    ...{ from_city: from.name, from_countrycode: from.countryCode, from_lat: from.lat, from_lng: from.lng },
    ...{ to_city: to.name, to_countrycode: to.countryCode, to_lat: to.lat, to_lng: to.lng },
    shipping_date: asked.shippingDate,
    freight_type: cargo.freight_type ?? 'Auto',
    transportation_by: cargo.transportation_by ?? usualKind(cargo),
    container_size: cargo.container_size ?? undefined,
    weight,
    ...{ height: cargo.height ?? 0, length: cargo.length ?? 0, width: cargo.width ?? 0 },
    packages: cargo.packages ?? 1,
    volume: cargo.volume ?? undefined,
    quantity: cargo.quantity ?? 1,
    goods_description: asked.goods,
    genset: false,
    customs_clearance: false,
    insurance: asked.withInsurance && asked.value !== undefined,
    invoice_amount: asked.value,
  }
}

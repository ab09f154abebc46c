import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { BookingAnswer, CarriageRequest } from '../carriers.ts'
import { type CarriageRow, clockOf, type StoredCarriage } from './carriage-record.ts'
import { cutOffsOf } from './cut-offs.ts'
import { airWaybill, containerNumber, letters } from './numbers.ts'
import { isRefused, losesAnswer } from './outcomes.ts'
import { vesselFor } from './vessels.ts'

/** Books once for each key; asked again, it says again what it has booked, and thinks again about what it has refused. */
export async function bookCarriage(
  store: SandboxStore,
  request: CarriageRequest,
  at: Date,
): Promise<BookingAnswer> {
  const { goods, reference } = request
  const refusal = isRefused(goods, reference) ? 'There is no space left on this sailing.' : null
  const isNew = await store.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into provider_sandbox.carriages (key, request, refusal, booked_at) values ($1, $2, $3, $4)
       on conflict (key) do update set request = excluded.request, refusal = excluded.refusal, booked_at = excluded.booked_at
         where carriages.carriage is null
       returning id::text`,
      [request.key, JSON.stringify(request), refusal, at],
    )
    const id = rows[0]?.id
    if (id === undefined) return false
    const carriage = refusal ? null : carriageOf(request, Number(id))
    await tx.query(`update provider_sandbox.carriages set number = $2, carriage = $3 where id = $1`, [
      id,
      carriage?.carrierBookingNumber,
      carriage && JSON.stringify(carriage),
    ])
    return true
  })
  if (isNew && losesAnswer(goods, reference)) throw new ProviderUnavailable('the carrier did not answer')
  const [row] = await store.query<CarriageRow>(`select * from provider_sandbox.carriages where key = $1`, [
    request.key,
  ])
  if (row?.carriage && !row.cancelled_at) {
    const cutOffs = cutOffsOf(row, clockOf(row, at))
    return { status: 'booked', carriage: { ...row.carriage, cutOffs } }
  }
  return { status: 'refused', reason: row?.refusal ?? 'This booking was cancelled.' }
}

function carriageOf(request: CarriageRequest, id: number): StoredCarriage {
  const { key, carrier, mode } = request
  return {
    carrierBookingNumber: `${letters(carrier, 3)}${4_100_000 + id}`,
    document: documentOf(request, id),
    containers: Array.from({ length: containersOf(request) }, (_, index) =>
      containerNumber(`container ${key} ${index}`),
    ),
    ...vesselFor({ key, carrier, mode }),
  }
}

/** A part load travels in a container that is the carrier's to fill. */
function containersOf({ mode, quantity }: CarriageRequest): number {
  if (mode === 'LCL') return 1
  return mode === 'FCL' || mode === 'RAIL_FCL' ? quantity : 0
}

function documentOf({ carrier, mode }: CarriageRequest, id: number): StoredCarriage['document'] {
  const serial = String(260_000_000 + id)
  if (mode === 'AIR') return { name: 'Air waybill', number: airWaybill(carrier, 4_400_000 + id) }
  if (mode === 'FTL' || mode === 'LTL') return { name: 'CMR consignment note', number: `CMR${serial}` }
  if (mode === 'RAIL_FCL') return { name: 'CIM consignment note', number: `CIM${serial}` }
  // Who fills a container with the goods of several shippers has the master bill itself, and gives each a house bill.
  if (mode === 'LCL') return { name: 'House bill of lading', number: `${letters(carrier, 4)}${serial}` }
  return { name: 'Master bill of lading', number: `${letters(carrier, 4)}${serial}` }
}

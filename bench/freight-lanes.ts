import { logistics } from '@tradelane/contract/logistics/calls'

const cities = [
  ['Mumbai', 'IN', 19.07283, 72.88261],
  ['Hamburg', 'DE', 53.55073, 9.99302],
  ['Shanghai', 'CN', 31.22222, 121.45806],
  ['Los Angeles', 'US', 34.05223, -118.24368],
  ['Zürich', 'CH', 47.36667, 8.55],
  ['São Paulo', 'BR', -23.5475, -46.63611],
  ['Sydney', 'AU', -33.86785, 151.20732],
  ['Nairobi', 'KE', -1.28333, 36.81667],
  ['Dubai', 'AE', 25.0657, 55.17128],
  ['Singapore', 'SG', 1.28967, 103.85007],
] as const

type Lane = { from: (typeof cities)[number]; to: (typeof cities)[number] }

/** Every pair of these cities in turn, there and back. */
export function searchLanes(count: number): Lane[] {
  const lanes = cities.flatMap((from) => cities.filter((to) => to !== from).map((to) => ({ from, to })))
  return Array.from({ length: count }, (_, index) => lanes[index % lanes.length]).filter(
    (lane) => lane !== undefined,
  )
}

/** One lane with all carriers, through the whole server. */
export async function sendSearch(address: string, token: string, lane: Lane | undefined): Promise<void> {
  if (!lane) throw new Error('There is no lane to search.')
  const { from, to } = lane
  const answer = await fetch(`${address}/api${logistics.getQuotes.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      from_city: from[0],
      from_countrycode: from[1],
      from_lat: from[2],
      from_lng: from[3],
      to_city: to[0],
      to_countrycode: to[1],
      to_lat: to[2],
      to_lng: to[3],
      shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
      freight_type: 'Sea',
      transportation_by: 'FCL',
      container_size: 'ST40',
      weight: 18_000,
    }),
  })
  if (!answer.ok) throw new Error(`${from[0]} to ${to[0]}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

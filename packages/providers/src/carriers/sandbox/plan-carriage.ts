import type { CarriageLeg, CarriageRequest, CarrierEvent } from '../carriers.ts'

export type Step = Pick<CarrierEvent, 'eventType' | 'code'> & {
  stop: number
  isEmpty: boolean
  at: number
  /** Not before the freight is paid. */
  waitsForRelease: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Loading begins at eight in the morning, by Greenwich. */
const loadingHour = 8

type At = { stop: number; from: number }

/**
 * What is going to happen, in order, each step with its planned time: the legs take the days that were quoted, the
 * handling at terminals inside the main one's.
 */
export function planCarriage(request: CarriageRequest, bookedAt: Date): Step[] {
  const { mode, legs } = request
  const loading = Date.parse(request.shippingDate) + loadingHour * hourMs
  const start = Math.max(loading, bookedAt.getTime() + 12 * hourMs)
  const isOwnContainer = mode === 'FCL' || mode === 'RAIL_FCL'
  const steps: Step[] = isOwnContainer ? [equipment('GTOT', 0, start - 6 * hourMs, { isEmpty: true })] : []
  steps.push(equipment(isOwnContainer ? 'STUF' : 'LOAD', 0, start))
  let from = start
  for (const [stop, leg] of legs.entries()) {
    const lengthMs = Math.max(leg.days * dayMs, 6 * hourMs)
    if (leg.role === 'main') steps.push(...mainSteps(mode, { stop, from }, lengthMs, leg, legs.length > 1))
    else steps.push(...truckSteps({ stop, from }, lengthMs, leg))
    from += lengthMs
  }
  const last = legs.length
  steps.push(equipment('DROP', last, from, { waitsForRelease: true }))
  // The depot is at the terminal of arrival.
  const depot = legs.findIndex(({ role }) => role === 'main') + 1
  if (isOwnContainer)
    steps.push(equipment('GTIN', depot, from + 2 * dayMs, { isEmpty: true, waitsForRelease: true }))
  return request.crossesCustoms === false ? steps.filter(({ code }) => code !== 'CUSR') : steps
}

/** Between door and terminal. */
function truckSteps({ stop, from }: At, lengthMs: number, leg: CarriageLeg): Step[] {
  const departure = from + lengthMs * 0.2
  if (leg.role === 'origin')
    return [
      transport('DEPA', stop, departure),
      transport('ARRI', stop + 1, arrivalOf(leg, departure, from + lengthMs * 0.9)),
    ]
  // The goods are unloaded when they arrive: the truck comes on the day that was quoted, and leaves the terminal so late.
  const options = { waitsForRelease: true }
  const arrival = from + lengthMs - loadingHours * hourMs
  const underWay = arrivalOf(leg, departure, from + lengthMs * 0.9) - departure
  return [transport('DEPA', stop, arrival - underWay, options), transport('ARRI', stop + 1, arrival, options)]
}

/** Hours of a truck include loading or unloading. */
const loadingHours = 2

function arrivalOf({ hours }: CarriageLeg, departure: number, latest: number): number {
  return hours === null ? latest : Math.min(latest, departure + (hours - loadingHours) * hourMs)
}

function mainSteps(
  mode: CarriageRequest['mode'],
  { stop, from }: At,
  lengthMs: number,
  leg: CarriageLeg,
  hasTerminals: boolean,
): Step[] {
  const to = stop + 1
  const handlingMs = Math.min(lengthMs * 0.15, 36 * hourMs)
  const end = from + lengthMs
  if (!hasTerminals)
    return [
      transport('DEPA', stop, from + handlingMs / 2),
      transport('ARRI', to, arrivalOf(leg, from + handlingMs / 2, end - handlingMs)),
      equipment('CUSR', to, end - handlingMs / 2),
      equipment('AVPU', to, end - handlingMs / 4),
    ]
  const arrival = end - handlingMs
  return [
    equipment('GTIN', stop, from),
    ...(mode === 'LCL' ? [equipment('STUF', stop, from + handlingMs * 0.4)] : []),
    equipment('LOAD', stop, from + handlingMs * 0.7),
    transport('DEPA', stop, from + handlingMs),
    transport('ARRI', to, arrival),
    equipment('DISC', to, arrival + handlingMs * 0.3),
    ...(mode === 'LCL' ? [equipment('STRP', to, arrival + handlingMs * 0.5)] : []),
    equipment('CUSR', to, arrival + handlingMs * 0.7),
    equipment('AVPU', to, arrival + handlingMs * 0.9),
    equipment('GTOT', to, end, { waitsForRelease: true }),
  ]
}

type Options = { isEmpty?: boolean; waitsForRelease?: boolean }

function step(eventType: Step['eventType'], code: string, stop: number, at: number, options: Options): Step {
  return { eventType, code, stop, at: Math.round(at), isEmpty: false, waitsForRelease: false, ...options }
}
const transport = (code: string, stop: number, at: number, options: Options = {}): Step =>
  step('TRANSPORT', code, stop, at, options)
const equipment = (code: string, stop: number, at: number, options: Options = {}): Step =>
  step('EQUIPMENT', code, stop, at, options)

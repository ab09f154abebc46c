import type { Position } from './geo.ts'

/** A city, as the customer chose it. */
export type Place = { name: string; countryCode: string; position: Position }

/** Where goods change from one carriage to the next: a city, a port by its UN/LOCODE or an airport by its IATA code. */
export type Stop = Place & { code: string | undefined }

export const stopAt = (place: Place): Stop => ({ code: undefined, ...place })

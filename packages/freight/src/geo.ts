/** A point on the earth, in degrees: longitude first, as GeoJSON has it. */
export type Position = readonly [lng: number, lat: number]

const earthRadiusKm = 6371.0088
export const kmPerNauticalMile = 1.852
const radians = Math.PI / 180

/** The shortest way over the surface, on the mean sphere (haversine). */
export function greatCircleKm(a: Position, b: Position): number {
  const [lngA, latA] = [a[0] * radians, a[1] * radians]
  const [lngB, latB] = [b[0] * radians, b[1] * radians]
  const h =
    Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin((lngB - lngA) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A point of the great circle, by its share of the distance: 0 is one end, 1 the other. */
export function alongGreatCircle(a: Position, b: Position): (share: number) => Position {
  const angle = greatCircleKm(a, b) / earthRadiusKm
  const [from, to] = [vectorOf(a), vectorOf(b)]
  return (share) => {
    const [ofFrom, ofTo] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
    const x = ofFrom * from.x + ofTo * to.x
    const y = ofFrom * from.y + ofTo * to.y
    const z = ofFrom * from.z + ofTo * to.z
    return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians]
  }
}

/** The same distance as `greatCircleKm`, from places on the unit sphere: a quarter of the work where it is asked often. */
export function arcKm(a: UnitVector, b: UnitVector): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, chordKm(a, b) / (2 * earthRadiusKm)))
}

/** The straight line through the earth. */
export function chordKm(a: UnitVector, b: UnitVector): number {
  const x = a.x - b.x
  const y = a.y - b.y
  const z = a.z - b.z
  return earthRadiusKm * Math.sqrt(x * x + y * y + z * z)
}

export type UnitVector = { x: number; y: number; z: number }

export function vectorOf([lng, lat]: Position): UnitVector {
  const toAxis = Math.cos(lat * radians)
  return {
    x: toAxis * Math.cos(lng * radians),
    y: toAxis * Math.sin(lng * radians),
    z: Math.sin(lat * radians),
  }
}

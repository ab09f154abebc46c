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

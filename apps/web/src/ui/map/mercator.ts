/** The position of a place on the map, in degrees from where the equator meets the meridian of Greenwich; south is down. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const bounded = Math.max(-85, Math.min(85, lat))
  const y = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360))
  return [lng, (-y * 180) / Math.PI]
}

export type LngLat = readonly [lng: number, lat: number]

const radians = Math.PI / 180

/** In radians of the globe: only ever compared with each other. */
export function arcLength([fromLng, fromLat]: LngLat, [toLng, toLat]: LngLat): number {
  const sine = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const cosines = Math.cos(fromLat * radians) * Math.cos(toLat * radians)
  return 2 * Math.asin(Math.sqrt(Math.min(1, sine(toLat - fromLat) + cosines * sine(toLng - fromLng))))
}

const steps = 48

/** The shortest way over the globe, as aircraft fly it: a straight line on no map like ours. */
export function greatCircle(from: LngLat, to: LngLat): LngLat[] {
  const whole = arcLength(from, to)
  if (whole === 0) return [from, to]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [near, far] = [1 - step / steps, step / steps].map(
      (share) => Math.sin(share * whole) / Math.sin(whole),
    )
    return between(near ?? 0, from, far ?? 0, to)
  })
}

function between(near: number, from: LngLat, far: number, to: LngLat): LngLat {
  const [a, b] = [onGlobe(from), onGlobe(to)]
  const [x, y, z] = [near * a.x + far * b.x, near * a.y + far * b.y, near * a.z + far * b.z]
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians]
}

function onGlobe([lng, lat]: LngLat) {
  const ring = Math.cos(lat * radians)
  return { x: ring * Math.cos(lng * radians), y: ring * Math.sin(lng * radians), z: Math.sin(lat * radians) }
}

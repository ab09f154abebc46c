/** One leg of a way. */
export type MapRoute = {
  key: string
  kind: 'sea' | 'truck' | 'rail' | 'air'
  /** Longitude before latitude; longitudes may run on past ±180°. Two points of a flight become the shortest way. */
  geometry: readonly (readonly number[])[]
  from: string
  to: string
  /** What else the table says of it: '6,532 nm, 19 days'. */
  detail?: string
  /** One of several that could be taken, and not the one that is shown. */
  isQuiet?: boolean
  /** Which share of it the cargo has behind it, from 0 to 1; left out where nothing moves yet. */
  travelled?: number
}

/** Those named first get their label first, where there is no room for all. */
export type MapPlace = { name: string; lng: number; lat: number; kind: 'city' | 'port' | 'airport' }

/** Where the cargo is now. */
type MapPosition = { lng: number; lat: number; label: string }

export type MapContents = {
  routes: readonly MapRoute[]
  places: readonly MapPlace[]
  position?: MapPosition | undefined
}

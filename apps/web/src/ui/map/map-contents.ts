/** One leg of a way. */
export type MapRoute = {
  key: string
  kind: 'sea' | 'truck' | 'rail' | 'air'
  /** Longitude before latitude; longitudes may run on past ±180°. Two points of a flight become the shortest way. */
  geometry: readonly (readonly number[])[]
  from: string
  to: string
  /** What else the table says of it: '12,097 km, 19 days'. */
  detail?: string
  /** One of several that could be taken, and not the one that is shown. */
  isQuiet?: boolean
  /** The travelled share, from 0 to 1; undefined before the cargo moves. */
  travelled?: number
}

/** If there is no room for all labels, earlier places have priority. */
export type MapPlace = { name: string; lng: number; lat: number; kind: 'city' | 'port' | 'airport' }

/** Where the cargo is now. */
type MapPosition = { lng: number; lat: number; label: string }

export type MapContents = {
  routes: readonly MapRoute[]
  places: readonly MapPlace[]
  position?: MapPosition | undefined
}

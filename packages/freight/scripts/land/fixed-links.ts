import type { Position } from '../../src/geo.ts'

/** Bridges, causeways and tunnels from one landmass to another, or over a wide border river: a place at each end. */
export type FixedLink = {
  name: string
  ends: [Position, Position]
  /** Both, where nothing is said: a train ends at most a short haul from the bridge. */
  by: 'road' | 'rail' | undefined
  /** What costs or takes time, a truck or a container; hours are those of a shuttle. Prices are ours, as those of the rate cards are. */
  toll: { hours: number; usd: number } | undefined
}

const list = `
Channel Tunnel: 1.1,51.1; 1.9,50.9; 2 h; 400 USD
Øresund Bridge: 12.5,55.68; 13.1,55.6; 0 h; 150 USD
Great Belt Bridge: 11.8,55.45; 10.4,55.4; 0 h; 150 USD
Little Belt: 10.4,55.4; 9.6,55.6
Limfjord: 9.95,57.1; 9.9,56.9
Amager: 12.62,55.62; 12.5,55.7
Lolland and Falster: 11.9,54.8; 11.9,55.2
Rügen: 13.45,54.42; 13,54.25
Anglesey: -4.4,53.28; -4,53.1
Skye: -6.2,57.3; -5.5,57.3
Euboea: 23.75,38.55; 23.4,38.3
Krk: 14.6,45.08; 14.55,45.35
Walcheren: 3.6,51.5; 4.3,51.5
Johor causeway: 103.82,1.35; 103.76,1.55; road
Penang: 100.3,5.36; 100.55,5.36
Phuket: 98.35,7.95; 98.4,8.4
Hong Kong: 114.18,22.26; 114.12,22.5; road
Lantau: 113.95,22.25; 114.12,22.5; road
Xiamen: 118.1,24.48; 118,24.65
Zhoushan: 122.1,30.05; 121.6,29.9
Chongming: 121.5,31.65; 121.6,31.2
Incheon: 126.5,37.48; 126.85,37.5
Geoje: 128.62,34.88; 128.6,35.2
Kanmon: 131,34.1; 130.75,33.75
Great Seto: 133.9,34.6; 134,34.25
Awaji: 134.85,34.4; 135.1,34.75
Suramadu: 112.9,-7.05; 112.7,-7.35
San Juanico: 125.05,11.5; 124.8,11
King Fahd causeway: 50.55,26.1; 49.9,26.3; road
Abu Dhabi: 54.37,24.46; 54.6,24.3; road
Long Island: -73.6,40.75; -73.9,40.9
Hudson crossings: -74,40.71; -74.06,40.73
Staten Island: -74.15,40.58; -74.4,40.55
Galveston: -94.85,29.25; -95.1,29.55
Overseas Highway: -81.75,24.56; -80.5,25.5; road
Montreal: -73.65,45.5; -73.3,45.5
Laval: -73.72,45.6; -73.8,45.8
Canso causeway: -60.8,46; -62,45.5
Confederation Bridge: -63.2,46.3; -64.5,46.1; road
Libertador General San Martín Bridge: -58.52,-33.02; -58.18,-33.14
Florianópolis: -48.48,-27.6; -48.75,-27.6
Vitória: -40.31,-20.3; -40.45,-20.3
São Luís: -44.25,-2.6; -44.35,-3.1
Lagos: 3.4,6.43; 3.35,6.6
São Francisco do Sul: -48.63,-26.26; -48.85,-26.3
Vũng Tàu: 107.09,10.38; 107.17,10.5
Hong Kong–Zhuhai–Macau Bridge: 113.95,22.29; 113.57,22.21; road; 0 h; 60 USD
Seikan Tunnel: 140.4,41.2; 140.3,41.5; rail; 0 h; 0 USD
`

export const fixedLinks: readonly FixedLink[] = list
  .trim()
  .split('\n')
  .map((row) => {
    const [, name = '', from = '', to = '', by, hours, usd] =
      /^(.+): (\S+); ([^;\s]+)(?:; (road|rail))?(?:; (\d+) h; (\d+) USD)?$/.exec(row) ?? []
    return {
      name,
      ends: [positionOf(from), positionOf(to)],
      by: by as FixedLink['by'],
      toll: hours === undefined ? undefined : { hours: Number(hours), usd: Number(usd) },
    }
  })

function positionOf(text: string): Position {
  const [lng = Number.NaN, lat = Number.NaN] = text.split(',').map(Number)
  return [lng, lat]
}

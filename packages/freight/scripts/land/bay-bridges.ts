import type { Position } from '../../src/geo.ts'

/**
 * Bridges and tunnels for trucks over water that a road would otherwise go round, within one landmass: a place on the shore at each end.
 * Water narrower than three kilometres needs no row (`src/overland.ts`). Those between landmasses are in `fixed-links.ts`.
 */
const list = `
San Francisco–Oakland Bay Bridge: -122.39,37.79; -122.3,37.82
San Mateo–Hayward Bridge: -122.27,37.57; -122.13,37.63
Golden Gate Bridge: -122.48,37.8; -122.48,37.84
Richmond–San Rafael Bridge: -122.48,37.94; -122.4,37.93
Tacoma Narrows Bridge: -122.57,47.27; -122.53,47.27
Lake Pontchartrain Causeway: -90.15,30.01; -90.1,30.37
Mobile Bayway: -88.02,30.67; -87.92,30.66
Sunshine Skyway: -82.66,27.7; -82.58,27.58
Howard Frankland Bridge: -82.63,27.89; -82.54,27.95
Chesapeake Bay Bridge: -76.42,38.99; -76.34,38.98
Chesapeake Bay Bridge–Tunnel: -76.12,36.92; -75.98,37.13
Hampton Roads Bridge–Tunnel: -76.32,37.02; -76.3,36.95
Delaware Memorial Bridge: -75.55,39.69; -75.48,39.69
Newport Bridge: -71.38,41.5; -71.32,41.51
Rio–Niterói Bridge: -43.21,-22.87; -43.12,-22.88
General Rafael Urdaneta Bridge: -71.64,10.58; -71.54,10.56
Vasco da Gama Bridge: -9.09,38.78; -8.98,38.72
25 de Abril Bridge: -9.18,38.7; -9.18,38.67
Humber Bridge: -0.45,53.73; -0.45,53.69
Forth Bridges: -3.4,56.035; -3.4,55.97
Tay Bridge: -2.97,56.47; -2.93,56.41
Prince of Wales Bridge: -2.78,51.58; -2.62,51.56
Pont de Normandie: 0.27,49.45; 0.27,49.42
Saint-Nazaire Bridge: -2.18,47.28; -2.16,47.3
Rio–Antirrio Bridge: 21.76,38.31; 21.78,38.34
Osman Gazi Bridge: 29.51,40.79; 29.52,40.73
1915 Çanakkale Bridge: 26.63,40.33; 26.66,40.35
Bosphorus bridges: 29.0,41.05; 29.06,41.04
Sheikh Jaber Causeway: 47.96,29.37; 48.0,29.6
Tokyo Bay Aqua-Line: 139.78,35.52; 139.93,35.43
Akashi Kaikyō Bridge: 135.03,34.63; 135.02,34.59
Incheon Bridge: 126.5,37.43; 126.63,37.39
Hangzhou Bay Bridge: 121.1,30.55; 121.16,30.25
Jiaxing–Shaoxing Bridge: 120.75,30.42; 120.8,30.2
Jiaozhou Bay Bridge: 120.35,36.17; 120.2,36.13
Nanjing–Shanghai Yangtze crossings: 121.0,31.75; 121.0,32.0
Humen Bridges: 113.57,22.79; 113.65,22.8
Shenzhen–Zhongshan Link: 113.58,22.53; 113.82,22.57
Third Mainland Bridge: 3.4,6.46; 3.4,6.53
Temburong Bridge: 115.02,4.93; 115.1,4.78
`

export type BayBridge = { name: string; ends: [Position, Position] }

export const bayBridges: readonly BayBridge[] = list
  .trim()
  .split('\n')
  .map((row) => {
    const [, name = '', from = '', to = ''] = /^(.+): (\S+); (\S+)$/.exec(row) ?? []
    return { name, ends: [positionOf(from), positionOf(to)] }
  })

function positionOf(text: string): Position {
  const [lng = Number.NaN, lat = Number.NaN] = text.split(',').map(Number)
  return [lng, lat]
}

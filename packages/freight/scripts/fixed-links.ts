import type { Position } from '../src/geo.ts'

/** Bridges and tunnels for trucks from one landmass to another: a place at each end. Ferries are not included. */
export const fixedLinks: readonly { name: string; ends: readonly [Position, Position] }[] = [
  {
    name: 'Channel Tunnel',
    ends: [
      [1.1, 51.1],
      [1.9, 50.9],
    ],
  },
  {
    name: 'Øresund',
    ends: [
      [12.5, 55.68],
      [13.1, 55.6],
    ],
  },
  {
    name: 'Great Belt',
    ends: [
      [11.8, 55.45],
      [10.4, 55.4],
    ],
  },
  {
    name: 'Little Belt',
    ends: [
      [10.4, 55.4],
      [9.6, 55.6],
    ],
  },
  {
    name: 'Limfjord',
    ends: [
      [9.95, 57.1],
      [9.9, 56.9],
    ],
  },
  {
    name: 'Lolland and Falster',
    ends: [
      [11.9, 54.8],
      [11.9, 55.2],
    ],
  },
  {
    name: 'Rügen',
    ends: [
      [13.45, 54.42],
      [13.0, 54.25],
    ],
  },
  {
    name: 'Anglesey',
    ends: [
      [-4.4, 53.28],
      [-4.0, 53.1],
    ],
  },
  {
    name: 'Skye',
    ends: [
      [-6.2, 57.3],
      [-5.5, 57.3],
    ],
  },
  {
    name: 'Euboea',
    ends: [
      [23.75, 38.55],
      [23.4, 38.3],
    ],
  },
  {
    name: 'Krk',
    ends: [
      [14.6, 45.08],
      [14.55, 45.35],
    ],
  },
  {
    name: 'Walcheren',
    ends: [
      [3.6, 51.5],
      [4.3, 51.5],
    ],
  },
  {
    name: 'Johor causeway',
    ends: [
      [103.82, 1.35],
      [103.76, 1.55],
    ],
  },
  {
    name: 'Penang',
    ends: [
      [100.3, 5.36],
      [100.55, 5.36],
    ],
  },
  {
    name: 'Phuket',
    ends: [
      [98.35, 7.95],
      [98.4, 8.4],
    ],
  },
  {
    name: 'Hong Kong',
    ends: [
      [114.18, 22.26],
      [114.12, 22.5],
    ],
  },
  {
    name: 'Lantau',
    ends: [
      [113.95, 22.25],
      [114.12, 22.5],
    ],
  },
  {
    name: 'Xiamen',
    ends: [
      [118.1, 24.48],
      [118.0, 24.65],
    ],
  },
  {
    name: 'Zhoushan',
    ends: [
      [122.1, 30.05],
      [121.6, 29.9],
    ],
  },
  {
    name: 'Chongming',
    ends: [
      [121.5, 31.65],
      [121.6, 31.2],
    ],
  },
  {
    name: 'Incheon',
    ends: [
      [126.5, 37.48],
      [126.85, 37.5],
    ],
  },
  {
    name: 'Geoje',
    ends: [
      [128.62, 34.88],
      [128.6, 35.2],
    ],
  },
  {
    name: 'Kanmon',
    ends: [
      [131.0, 34.1],
      [130.75, 33.75],
    ],
  },
  {
    name: 'Great Seto',
    ends: [
      [133.9, 34.6],
      [134.0, 34.25],
    ],
  },
  {
    name: 'Awaji',
    ends: [
      [134.85, 34.4],
      [135.1, 34.75],
    ],
  },
  {
    name: 'Suramadu',
    ends: [
      [112.9, -7.05],
      [112.7, -7.35],
    ],
  },
  {
    name: 'San Juanico',
    ends: [
      [125.05, 11.5],
      [124.8, 11.0],
    ],
  },
  {
    name: 'King Fahd causeway',
    ends: [
      [50.55, 26.1],
      [49.9, 26.3],
    ],
  },
  {
    name: 'Abu Dhabi',
    ends: [
      [54.37, 24.46],
      [54.6, 24.3],
    ],
  },
  {
    name: 'Long Island',
    ends: [
      [-73.6, 40.75],
      [-73.9, 40.9],
    ],
  },
  {
    name: 'Staten Island',
    ends: [
      [-74.15, 40.58],
      [-74.4, 40.55],
    ],
  },
  {
    name: 'Galveston',
    ends: [
      [-94.85, 29.25],
      [-95.1, 29.55],
    ],
  },
  {
    name: 'Overseas Highway',
    ends: [
      [-81.75, 24.56],
      [-80.5, 25.5],
    ],
  },
  {
    name: 'Montreal',
    ends: [
      [-73.65, 45.5],
      [-73.3, 45.5],
    ],
  },
  {
    name: 'Laval',
    ends: [
      [-73.72, 45.6],
      [-73.8, 45.8],
    ],
  },
  {
    name: 'Canso causeway',
    ends: [
      [-60.8, 46.0],
      [-62.0, 45.5],
    ],
  },
  {
    name: 'Confederation Bridge',
    ends: [
      [-63.2, 46.3],
      [-64.5, 46.1],
    ],
  },
  {
    name: 'Florianópolis',
    ends: [
      [-48.48, -27.6],
      [-48.75, -27.6],
    ],
  },
  {
    name: 'Vitória',
    ends: [
      [-40.31, -20.3],
      [-40.45, -20.3],
    ],
  },
  {
    name: 'São Luís',
    ends: [
      [-44.25, -2.6],
      [-44.35, -3.1],
    ],
  },
  {
    name: 'Lagos',
    ends: [
      [3.4, 6.43],
      [3.35, 6.6],
    ],
  },
]

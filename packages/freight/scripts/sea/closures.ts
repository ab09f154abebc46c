import type { Position } from '../../src/geo.ts'

/**
 * Water on the map that a cargo ship of the trade does not use. Ice: the Polar Code's Arctic waters (SOLAS chapter XIV, the same line as
 * MARPOL Annex I regulation 46.2; resolutions MSC.385(94) of 21 November 2014 and MEPC.264(68)), and the Antarctic area south of 60° S.
 * What is in them may be sailed by ships built for it, and by none that our cards price.
 */
export const southernmost = -60

/**
 * The line of the Arctic waters, in its own words as far as it is at sea: 58° N 42° W, 64°37′ N 35°27′ W, 67°03.9′ N 26°33.4′ W,
 * 70°49.56′ N 8°59.61′ W (Jan Mayen), 73°31.6′ N 19°01′ E (Bjørnøya), Cape Kanin Nos; 60° N from Il'pyrskiy to the Etolin Strait; 60° N
 * from Hudson Bay to 56°37.1′ W. Between these it runs over land, where any line does.
 */
export const arcticWaters: readonly Position[] = [
  [-42, 58],
  [-35.45, 64.617],
  [-26.557, 67.065],
  [-8.994, 70.826],
  [19.017, 73.527],
  [43.388, 68.638],
  [44.3, 68.2],
  [46, 66.2],
  [60, 66],
  [100, 66],
  [163, 66],
  [163, 60],
  [194.7, 60],
  [198, 61.5],
  [210, 66],
  [250, 66],
  [262, 62],
  [265, 60],
  [303.382, 60],
  [318, 58],
]

/** Lines that no ship of the trade crosses. */
export const barriers: readonly { name: string; source: string; line: readonly Position[] }[] = [
  {
    name: "Adam's Bridge and Palk Strait",
    source:
      'romangeek.com/wiki/palk-strait and academickids.com/encyclopedia, "Palk Strait" (after 2004): large ships must travel around Sri Lanka',
    line: [
      [79.1, 9.3],
      [79.35, 9.17],
      [79.7, 9.1],
      [80.05, 9.0],
    ],
  },
  {
    name: 'Rivière Salée',
    source:
      'aboarddjango.blogspot.com, "Two Bridges and a Port" (February 2010): a bridge opens for boats, tight for 6 m across',
    line: [
      [-61.62, 16.25],
      [-61.48, 16.26],
    ],
  },
  {
    name: 'Fehmarn Sound',
    source:
      'fehmarn.de, "Fehmarn Sound Bridge" (since 1963): 23 m above the water, and freight ships are higher',
    line: [
      [11.1, 54.37],
      [11.14, 54.43],
    ],
  },
  {
    name: 'Storstrøm',
    source: 'en.wikipedia.org/wiki/Storstrøm_Bridge (since 1937): 26 m above the water',
    line: [
      [11.86, 54.94],
      [11.89, 54.98],
      [11.88, 55.03],
    ],
  },
  {
    name: 'Limfjord west of Aalborg',
    source:
      'The Great Soviet Encyclopedia (third edition, 1970–1979), "Lim Fjord" (ed.newdu.com/k1560711.html): 3 to 5 m deep, large ships reach Ålborg from the east',
    line: [
      [9.25, 57.15],
      [9.25, 56.85],
    ],
  },
  {
    name: 'Johor–Singapore Causeway',
    source:
      'Mohd Hazmi Mohd Rusli, "Unlikely Rival To Strait Of Singapore" (hazmirusli.com, January 2023): ships from Tanjung Pelepas to Pasir Gudang go round Singapore',
    line: [
      [103.765, 1.47],
      [103.773, 1.435],
    ],
  },
  {
    name: 'Khawr as-Sabiyah',
    source:
      'Stratfor, "Port Infrastructure in the Persian Gulf" (October 2012): Khor Abdullah is the only sea access of Umm Qasr',
    line: [
      [47.9, 29.75],
      [48.15, 29.75],
    ],
  },
]

import type { Position } from '@tradelane/freight'

/**
 * The Joint War Committee's Listed Areas, where war cover is agreed voyage by voyage. JWLA-035 of 16 September 2026 is the newest that we
 * found (28 November 2026). The circulars are public at the Lloyd's Market Association (lmalloyds.com, Joint War Committee); we could not
 * open them, and read what others read of them:
 * - JWLA-033, 3 March 2026: corners from the Gulf to the Red Sea, as public readings of the PDF quote them word for word (14 July 2026).
 * - JWLA-034, 29 July 2026: the Red Sea up to 25°30′N, without the territorial waters of Egypt (NNPC Marine, “Joint War Committee amends
 *   Listed Areas including Saudi Arabia”).
 * - JWLA-035: “Black Sea excluding territorial waters of adjoining countries other than Russia and Ukraine” (two readings of the PDF, 18
 *   September and 4 October 2026; Ambrey, “JWLA-035: Why the Whole Black Sea Is Now a Listed Area”, 23 September 2026).
 * - The other waters are those of JWLA-032, 18 December 2023, as Steamship Mutual published it (hellenicshippingnews.com, 21 December 2023).
 *
 * Where readings differ, the list has the more careful one: territorial waters are not cut out of the Black Sea and the Red Sea, and
 * Pakistan, which readings of JWLA-033 name and one of JWLA-034 does not, stays. `listed-areas.test.ts` compares with second sources.
 */
export const listedAreas = {
  number: 'JWLA-035',
  date: '2026-09-16',
  /** For the office, until somebody has read the circular itself. */
  reading: 'secondary reading of 035, open the circular',
  source: 'https://lmalloyds.com/wp-content/uploads/2026/09/JWLA-035-Black-Sea.pdf',
} as const

/**
 * Countries of which every port counts, with two letters. Left out: Guyana (calls to offshore installations only), and passing by within
 * 12 nautical miles of a country. Ukraine is listed by its waters.
 */
export const listedCountries: readonly string[] =
  'AE BH BJ DJ ER IL IQ IR KW LB LY NG OM PK QA RU SA SD SO SY TG UA VE YE'.split(' ')

/** Waters by the corners of their outline, longitude first, from the sources above; points on land close it along the coast. */
export const listedWaters: readonly { name: string; outline: readonly Position[] }[] = [
  {
    // All of it, from the mouth of the Bosphorus on; the other points are on land.
    name: 'Black Sea and Sea of Azov',
    outline: [
      [27, 48],
      [42, 48],
      [43, 43],
      [42.3, 41.3],
      [40.5, 40.6],
      [38, 40.6],
      [35, 40.9],
      [32.5, 41.2],
      [30.5, 40.9],
      [29.6, 41.1],
      [29.12, 41.2],
      [28.6, 41.2],
      [27, 42],
    ],
  },
  {
    name: 'Persian or Arabian Gulf, Gulf of Oman, Indian Ocean, Gulf of Aden and Southern Red Sea',
    outline: [
      [65, 25 + 19.25 / 60],
      [65, 10 + 48 / 60],
      [60 + 15 / 60, 10 + 48 / 60],
      [48 + 45 / 60, -(6 + 45 / 60)],
      [41 + 34 / 60, -(1 + 40 / 60)],
      // Over land: Africa, Arabia north of the Gulf, Iran and Pakistan.
      [41, 2],
      [43, 8],
      [40, 12],
      [36, 18],
      [33, 22],
      [33, 25.5],
      [40, 25.5],
      [46, 31],
      [52, 31],
      [57, 28.5],
      [62, 27],
      [65, 25.9],
    ],
  },
  {
    name: 'Cabo Delgado',
    outline: [
      [40 + 18.9 / 60, -(10 + 19.6 / 60)],
      [40 + 34.44 / 60, -(10 + 10.3 / 60)],
      [40 + 49.7 / 60, -(13 + 29.97 / 60)],
      [40 + 31.6 / 60, -(13 + 30 / 60)],
    ],
  },
  {
    // Between the border of Ghana and Togo and Cape Lopez (Aon, “Revised Hull War”, 2020, on JWLA-025); the corner at sea is an estimate.
    name: 'Gulf of Guinea',
    outline: [
      [1.2, 6.11],
      [3, -0.67],
      [8.7, -0.63],
      [10, 0],
      [10, 5],
      [6, 7],
      [1.2, 7],
    ],
  },
]

import type { Position } from '@tradelane/freight'

/**
 * The Joint War Committee's Listed Areas, where war cover is agreed voyage by voyage. JWLA-033 of 3 March 2026 is the newest that we
 * found. Its own text is not public: it is JWLA-032 of 18 December 2023 as Steamship Mutual published it (hellenicshippingnews.com, “A
 * review by the Joint War Committee”, 21 December 2023), with the five countries that JWLA-033 added (Reuters, 3 March 2026, in
 * maritimeprofessional.com “London Marine Insurance Market Widens Risk Zone in Middle East”). How JWLA-033 changed the limits of the
 * Indian Ocean area is not public either: they are those of JWLA-032. `listed-areas.test.ts` compares with second sources.
 */
export const listedAreas = { number: 'JWLA-033', date: '2026-03-03' } as const

/**
 * Countries of which every port counts, with two letters. Left out: Guyana (calls to offshore installations only), and passing by within
 * 12 nautical miles of a country.
 */
export const listedCountries: readonly string[] =
  'AE BH BJ DJ ER IL IQ IR KW LB LY NG OM PK QA RU SA SD SO SY TG UA VE YE'.split(' ')

/** Waters by the corners of their outline, longitude first, from the sources above; points on land close it along the coast. */
export const listedWaters: readonly { name: string; outline: readonly Position[] }[] = [
  {
    name: 'Black Sea and Sea of Azov',
    outline: [
      [29 + 45.929 / 60, 45 + 10.858 / 60],
      [29 + 51.14 / 60, 45 + 11.235 / 60],
      [29 + 59.563 / 60, 45 + 11.474 / 60],
      [30 + 2.408 / 60, 45 + 5.354 / 60],
      [30 + 58.722 / 60, 44 + 46.625 / 60],
      [31 + 10.497 / 60, 44 + 44.244 / 60],
      [31 + 24.602 / 60, 44 + 2.877 / 60],
      [31 + 19.954 / 60, 43 + 27.091 / 60],
      [40 + 0.599 / 60, 43 + 23.126 / 60],
      [42, 48],
      [29, 48],
    ],
  },
  {
    name: 'Indian Ocean, Gulf of Aden and Southern Red Sea',
    outline: [
      [37, 18],
      [42, 18],
      [46, 18],
      [53 + 6.5 / 60, 16 + 38.5 / 60],
      [53 + 50 / 60, 14 + 55 / 60],
      [60 + 15 / 60, 10 + 48 / 60],
      [48 + 45 / 60, -(6 + 45 / 60)],
      [41 + 34 / 60, -(1 + 40 / 60)],
      [41, 2],
      [43, 8],
      [40, 12],
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
  {
    // With the Gulf of Oman west of 58° E (Lexology, “Joint War Committee updates Listed Areas”, May 2019, on JWLA-024).
    name: 'Persian or Arabian Gulf and adjacent waters',
    outline: [
      [47, 31],
      [52, 30],
      [58, 27],
      [58, 23],
      [55, 23],
      [50, 23.5],
      [47, 28],
    ],
  },
]

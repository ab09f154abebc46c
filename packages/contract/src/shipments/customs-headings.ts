/**
 * Goods that customs stops without something, by the first digits of their codes. Where only some goods of a heading are
 * meant ("ex"), the whole heading is listed: its shipper has an answer for the others. No rate of duty is here: they change every month.
 */

type Headings = { source: string; read: string; codes: readonly string[]; except: readonly string[] }

const codesOf = (text: string): string[] => text.trim().split(/\s+/)

/** Where the threshold of 50 t does not hold. */
export const cbamWithoutThreshold = ['2716', '280410']

export const cbamHeadings: Headings = {
  source: 'Regulation (EU) 2023/956, Annex I; threshold of 50 t a year by Regulation (EU) 2025/2083',
  read: '2026-11-28',
  codes: codesOf(`
    250700 2523 2716
    2808 2814 283421 3102 3105
    72 260112 7301 7302 7303 7304 7305 7306 7307 7308 7309 7310 7311 7318 7326
    7601 7603 7604 7605 7606 7607 7608 7609 7610 7611 7612 7613 7614 7616
    280410`),
  except: codesOf('310560 7204 72022 720230 720250 720270 720280 720291 720292 720293 720299'),
}

/** Printed products of chapter 49 were taken out in December 2025. A draft of 4 May 2026 to change the annex was not found as law. */
export const eudrHeadings: Headings = {
  source: 'Regulation (EU) 2023/1115, Annex I, as amended by Regulation (EU) 2025/2650',
  read: '2026-11-28',
  codes: codesOf(`
    0102 0201 0202 020610 020622 020629 160250 4101 4104 4107
    1801 1802 1803 1804 1805 1806
    0901
    120710 1511 151321 151329 230660 290545 291570 291590 382311 382312 382319 382370
    4001 4005 4006 4007 4008 4010 4011 4012 4013 4015 4016 4017
    1201 120810 1507 2304
    44 47 48 9401 940330 940340 940350 940360 940391 940610`),
  except: [],
}
/**
 * For large and medium-sized operators. For natural persons, micro and small undertakings half a year later, but not for what Regulation (EU)
 * No 995/2010 has covered: wood, pulp, paper and wooden furniture (article 38 (3) of Regulation (EU) 2023/1115; EY, 20 January 2026).
 */
export const eudrFrom = '2026-12-30'
export const eudrOfSmallFrom = '2027-06-30'

/** Iron, steel and aluminium: where they were melted and poured, or smelted and cast, decides about duties of section 232. */
export const meltedHeadings: Headings = {
  source:
    'U.S. Customs and Border Protection, entry summary of goods under section 232 (chapters 72, 73 and 76)',
  read: '2026-11-28',
  codes: ['72', '73', '76'],
  except: [],
}

export const isUnder = (code: string, { codes, except }: Pick<Headings, 'codes' | 'except'>): boolean =>
  codes.some((heading) => code.startsWith(heading)) && !except.some((heading) => code.startsWith(heading))

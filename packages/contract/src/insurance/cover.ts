/** What an insurance covers, in words that page, certificate and price all share. What it costs is the server's table. */

export const clauses = ['ICC A', 'ICC B', 'ICC C'] as const
export type Clause = (typeof clauses)[number]

const exclusions = [
  'Wilful misconduct of the insured',
  'Ordinary leakage, loss in weight, wear and tear',
  'Insufficient packing',
  'Inherent vice of the goods',
  'Loss caused by delay',
  'Insolvency of the carrier, where it was known',
]
const basicPerils = [
  'Fire or explosion',
  'Vessel stranded, grounded, sunk or capsized',
  'Overturning or derailment on land',
  'Collision',
  'Discharge at a port of distress',
  'General average and salvage',
  'Jettison',
]
const namedPerils = [
  'Earthquake, volcanic eruption or lightning',
  'Washing overboard',
  'Entry of sea, lake or river water',
  'A whole package lost overboard, or dropped while loading or unloading',
]

type Cover = { inShort: string; covers: readonly string[]; excludes: readonly string[] }

/** After the Institute Cargo Clauses of 1 January 2009, much shortened: the clauses themselves are what holds. */
export const coverOf: Record<Clause, Cover> = {
  'ICC A': {
    inShort: 'All risks of loss or damage, except what is excluded',
    covers: [
      ...basicPerils,
      ...namedPerils,
      'Theft, pilferage and non-delivery',
      'Rough handling, breakage, rain',
      'Malicious damage by others',
    ],
    excludes: exclusions,
  },
  'ICC B': {
    inShort: 'Only the perils that are named, water and earthquake among them',
    covers: [...basicPerils, ...namedPerils],
    excludes: [
      'Theft, pilferage and non-delivery',
      'Rough handling, breakage, rain',
      'Malicious damage by others',
      ...exclusions,
    ],
  },
  'ICC C': {
    inShort: 'Only major casualties: fire, sinking, collision, overturning',
    covers: basicPerils,
    excludes: [
      ...namedPerils,
      'Theft, pilferage and non-delivery',
      'Rough handling, breakage, rain',
      'Malicious damage by others',
      ...exclusions,
    ],
  },
}

/** The deductible of each loss, in percent of the insured value. */
export const deductibles = ['0', '0.5', '1'] as const
export type Deductible = (typeof deductibles)[number]

export const carriages = ['sea', 'air', 'road', 'rail'] as const
export type Carriage = (typeof carriages)[number]
/** What carries the goods: without a vessel, its fields have the number of the flight or train. */
export const vesselTerms: Readonly<Record<Carriage, string>> = {
  sea: 'Vessel and voyage',
  air: 'Flight',
  road: 'Truck',
  rail: 'Train',
}

/** `isOffered`: priced at once. The others go to the quote desk. */
export const goodsClasses = {
  general: { label: 'General merchandise', isOffered: true },
  textiles: { label: 'Textiles and clothing', isOffered: true },
  machinery: { label: 'New machinery and parts', isOffered: true },
  electronics: { label: 'Electronics', isOffered: true },
  vehicles: { label: 'New vehicles', isOffered: true },
  furniture: { label: 'Furniture', isOffered: true },
  metals: { label: 'Metals and metal goods', isOffered: true },
  plastics: { label: 'Plastics and rubber', isOffered: true },
  paper: { label: 'Paper and timber', isOffered: true },
  chemicals: { label: 'Chemicals, not dangerous', isOffered: true },
  pharmaceuticals: { label: 'Pharmaceuticals, not cooled', isOffered: true },
  food_dry: { label: 'Dry food, coffee, grain', isOffered: true },
  food_cooled: { label: 'Cooled or frozen food', isOffered: true },
  beverages: { label: 'Beverages', isOffered: true },
  fragile: { label: 'Glass, ceramics, stone', isOffered: true },
  dangerous: { label: 'Dangerous goods', isOffered: false },
  valuables: { label: 'Valuables, jewellery, art', isOffered: false },
  live_animals: { label: 'Live animals', isOffered: false },
  used_goods: { label: 'Used goods and machinery', isOffered: false },
  project_cargo: { label: 'Project cargo', isOffered: false },
} as const
export type GoodsClass = keyof typeof goodsClasses

/** The form's field is free text: finds a class by its name or label, ignoring case. */
export function findGoodsClass(category: string): GoodsClass | undefined {
  const wanted = category.trim().toLowerCase()
  const known = Object.entries(goodsClasses) as [GoodsClass, { label: string }][]
  return known.find(([name, { label }]) => name === wanted || label.toLowerCase() === wanted)?.[0]
}

/** 'ICC A', 'ICC (A)', 'A', 'ICC (Air)' and 'Institute Cargo Clauses (A) CL382 1/1/09' are one. */
export function findClause(cover: string): Clause | undefined {
  const [, name] =
    /^(?:icc|institute cargo clauses)?\s*\(?([abc]|air)\)?(?:\s+cl38\d)?(?:\s+1[./]1[./]09)?$/i.exec(
      cover.trim(),
    ) ?? []
  return clauses.find((clause) => clause.endsWith(` ${name?.charAt(0).toUpperCase()}`))
}

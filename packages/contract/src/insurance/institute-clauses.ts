import type { Carriage, Clause } from './cover.ts'

/**
 * The clauses of the London market that a certificate names, all of 1 January 2009. Titles and dates: Sompo Japan's list of cargo
 * clauses (sompo-japan.co.jp/info/cargo_nk). Numbers CL382, CL384, CL385 and CL386: the clauses as a Finnish insurer reprints them
 * (documents.pub, “Cargo insurance, international clauses”). The series goes on without a gap: CL383, CL387, CL388 and CL389 are ours to
 * fill in, and no page that we could read confirms them.
 */
const dated = '1/1/09'
const [cargo, war, strikes] = [
  'Institute Cargo Clauses',
  'Institute War Clauses',
  'Institute Strikes Clauses',
]

const bySea = {
  cargo: { 'ICC A': `${cargo} (A) CL382`, 'ICC B': `${cargo} (B) CL383`, 'ICC C': `${cargo} (C) CL384` },
  war: `${war} (Cargo) CL385`,
  strikes: `${strikes} (Cargo) CL386`,
}
/** War is covered on the water and in the air only, by the clauses' own words and the market's Waterborne Agreement of 1937. */
const byLand = { ...bySea, war: undefined }
type ClauseSet = { cargo: Partial<Record<Clause, string>>; war: string | undefined; strikes: string }

/** By air there is one set of clauses, which covers all risks. */
const sets: Record<Carriage, ClauseSet> = {
  sea: bySea,
  air: {
    cargo: { 'ICC A': `${cargo} (Air) CL387` },
    war: `${war} (Air Cargo) CL388`,
    strikes: `${strikes} (Air Cargo) CL389`,
  },
  road: byLand,
  rail: byLand,
}

/** The risks that all cargo clauses exclude, and that are bought back with clauses of their own. */
export const politicalRisks = ['war_strikes', 'strikes', 'none'] as const
export type PoliticalRisks = (typeof politicalRisks)[number]

export const coversWar = (carriage: Carriage, risks: PoliticalRisks): boolean =>
  risks === 'war_strikes' && sets[carriage].war !== undefined
export const coversStrikes = (risks: PoliticalRisks): boolean => risks !== 'none'

/** 'Institute Cargo Clauses (A) CL382 1/1/09'; undefined where the carriage has no such clauses. */
export const cargoClauses = (carriage: Carriage, clause: Clause): string | undefined =>
  withDate(sets[carriage].cargo[clause])
export const warClauses = (carriage: Carriage): string | undefined => withDate(sets[carriage].war)
export const strikesClauses = (carriage: Carriage): string => `${sets[carriage].strikes} ${dated}`

const withDate = (name: string | undefined): string | undefined => name && `${name} ${dated}`

/** How a clause is called where three stand side by side. */
export const shortName = (carriage: Carriage, clause: Clause): string =>
  carriage === 'air' ? 'ICC (Air)' : clause

/** All clauses of a cover, as a certificate names them. A cover that is not known is named as it was written. */
export function namedClauses(
  carriage: Carriage,
  cover: { clause: Clause | undefined; text: string },
  risks: PoliticalRisks,
): string[] {
  const named = cover.clause && cargoClauses(carriage, cover.clause)
  const added = [
    coversWar(carriage, risks) ? warClauses(carriage) : undefined,
    coversStrikes(risks) ? strikesClauses(carriage) : undefined,
  ]
  return [named ?? cover.text, ...added.flatMap((name) => name ?? [])]
}

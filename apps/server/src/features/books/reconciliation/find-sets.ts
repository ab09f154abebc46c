export type Candidate = { id: string; amount: bigint }

/** How much a search does at most. */
export type SearchBounds = {
  mostInSet: number
  mostSets: number
  /** Sums that are looked at. */
  mostSteps: number
}

export type FoundSets<C> = {
  /** The smallest first; sets of one size in the order of the candidates. */
  sets: C[][]
  /** A bound was reached: there may be others. */
  isCut: boolean
}

/**
 * All sets of candidates that sum to the target exactly, each once. A set that contains another one is left out: what it has besides sums to nothing.
 * The last member of a set is looked up by the amount that is missing, so that sets of n take the time of those of n − 1.
 */
export function findSets<C extends Candidate>(
  all: readonly C[],
  target: bigint,
  bounds: SearchBounds,
): FoundSets<C> {
  const candidates = all.filter(({ amount }) => amount !== 0n)
  const search: Search<C> = { candidates, byAmount: placesByAmount(candidates), bounds, sets: [], steps: 0 }
  if (target === 0n) return { sets: [], isCut: false }
  for (let size = 1; size <= Math.min(bounds.mostInSet, candidates.length); size++)
    if (!extend(search, [], target, size)) return { sets: setsOf(search), isCut: true }
  return { sets: setsOf(search), isCut: false }
}

type Search<C> = {
  candidates: readonly C[]
  /** The places of the candidates with an amount, ascending. */
  byAmount: ReadonlyMap<bigint, readonly number[]>
  bounds: SearchBounds
  /** As places. */
  sets: number[][]
  steps: number
}

const setsOf = <C>({ sets, candidates }: Search<C>): C[][] =>
  sets.map((places) => places.flatMap((place) => candidates[place] ?? []))

function placesByAmount(candidates: readonly Candidate[]): Map<bigint, number[]> {
  const places = new Map<bigint, number[]>()
  for (const [place, { amount }] of candidates.entries())
    places.set(amount, [...(places.get(amount) ?? []), place])
  return places
}

/** Sets with these places and `more` behind them, for what is left of the sum. False where a bound was reached. */
function extend<C extends Candidate>(
  search: Search<C>,
  chosen: readonly number[],
  left: bigint,
  more: number,
): boolean {
  const after = chosen.at(-1) ?? -1
  if (more === 1) return complete(search, chosen, left, after)
  for (let place = after + 1; place <= search.candidates.length - more; place++) {
    const candidate = search.candidates[place]
    if (!candidate) break
    search.steps++
    if (search.steps > search.bounds.mostSteps) return false
    if (!extend(search, [...chosen, place], left - candidate.amount, more - 1)) return false
  }
  return true
}

function complete<C>(search: Search<C>, chosen: readonly number[], left: bigint, after: number): boolean {
  for (const place of search.byAmount.get(left) ?? []) {
    search.steps++
    if (search.steps > search.bounds.mostSteps) return false
    if (place <= after) continue
    const set = [...chosen, place]
    if (search.sets.some((found) => found.every((member) => set.includes(member)))) continue
    if (search.sets.length >= search.bounds.mostSets) return false
    search.sets.push(set)
  }
  return true
}

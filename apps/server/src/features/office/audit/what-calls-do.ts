import type { Deps } from '../../../deps/deps.ts'

const known = new WeakMap<Deps['features'], ReadonlyMap<string, string>>()

/** What each call does, in the words of the contract, by its path. Its conditions, behind the semicolon, say nothing of one entry. */
export function whatCallsDo({ features }: Pick<Deps, 'features'>): ReadonlyMap<string, string> {
  const earlier = known.get(features)
  if (earlier) return earlier
  const calls = features
    .flatMap(({ routes = [] }) => routes)
    .flatMap(({ contract }) => Object.values(contract))
    .map(({ path, summary }) => [path, summary.split(';')[0] ?? summary] as const)
  const made = new Map(calls)
  known.set(features, made)
  return made
}

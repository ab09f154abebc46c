import type { WireOldFact } from '@tradelane/contract/facts/calls'
import type { Deps } from '../../../deps/deps.ts'
import { listOldFacts } from './facts.ts'

/** Every page asks for them, and they change when somebody has read a fact: another process knows it a minute later. */
const goodForMs = 60_000

type Known = { facts: Promise<WireOldFact[]>; day: string; until: number }
const knownOf = new WeakMap<Deps['pool'], Known>()

export function knownOldFacts(deps: Deps): Promise<WireOldFact[]> {
  const now = deps.clock.now()
  const day = now.toISOString().slice(0, 10)
  const known = knownOf.get(deps.pool)
  if (known && known.day === day && now.getTime() < known.until) return known.facts
  const facts = listOldFacts(deps)
  knownOf.set(deps.pool, { facts, day, until: now.getTime() + goodForMs })
  facts.catch(() => knownOf.delete(deps.pool))
  return facts
}

/** After somebody has read one. */
export const forgetOldFacts = ({ pool }: Pick<Deps, 'pool'>): boolean => knownOf.delete(pool)

import type { PaymentProvider } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'

/** What the provider could not say, or did not say in time, is not asked again for so long. */
const quietMs = 60_000
const mostKept = 1_000

type Question = { answer: Promise<unknown>; until: number }
const askedOf = new WeakMap<PaymentProvider, Map<string, Question>>()

/**
 * One question at a time for all who need the same, in this process. An answer is kept by its caller; that there is none is kept here, for a
 * minute, so that many forms and payments at once do not wait for, and burden, a provider that cannot say.
 */
export async function askOnce<Answer>(
  { payments, clock }: Pick<Deps, 'payments' | 'clock'>,
  key: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const asked = askedOf.get(payments) ?? new Map<string, Question>()
  askedOf.set(payments, asked)
  const known = asked.get(key)
  if (known && clock.now().getTime() < known.until) return known.answer as Promise<Answer | undefined>
  const mine: Question = { answer: ask(), until: Number.POSITIVE_INFINITY }
  asked.delete(key)
  asked.set(key, mine)
  const [oldest] = asked.keys()
  if (asked.size > mostKept && oldest !== undefined) asked.delete(oldest)
  try {
    const answer = (await mine.answer) as Answer | undefined
    if (answer === undefined) mine.until = clock.now().getTime() + quietMs
    else asked.delete(key)
    return answer
  } catch (error) {
    asked.delete(key)
    throw error
  }
}

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'

/** Few companies, keys and holds, so that a walk keeps coming back to the same ones. */
const company = fc.nat(2)
const hold = fc.nat(4)
const amount = fc.bigInt(1n, 60n)
const payment = fc.record({
  key: fc.nat(9),
  from: company,
  to: company,
  amount,
  fee: fc.bigInt(1n, 3n),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('post' as const), payment }),
  fc.record({ do: fc.constant('post many' as const), payments: fc.array(payment, { maxLength: 6 }) }),
  fc.record({ do: fc.constant('place' as const), hold, company, amount }),
  fc.record({ do: fc.constantFrom('capture' as const, 'release' as const, 'expire' as const), hold }),
)
export const steps = fc.array(step, { minLength: 5, maxLength: 30 })
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
export type Payment = typeof payment extends fc.Arbitrary<infer T> ? T : never

/** The accounts and amounts of a walk's numbers; no two walks share any. */
export type Names = { companies: string[]; holds: string[]; keys: string }

export function newNames(companies: string[]): Names {
  return { companies, holds: Array.from({ length: 5 }, () => randomUUID()), keys: randomUUID() }
}

export const companyOf = ({ companies }: Names, number: number) => companies[number] ?? ''
export const holdOf = ({ holds }: Names, number: number) => holds[number] ?? ''

/** `account` is an owner and an account's name: 'platform fees'. */
export type ModelEntry = { account: string; amount: bigint }

/** Each account comes once in a journal: who would pay itself pays out instead. */
export function entriesOf(names: Names, { from, to, amount, fee }: Payment): ModelEntry[] {
  const target = from === to ? 'platform payouts' : `${companyOf(names, to)} available`
  return [
    { account: `${companyOf(names, from)} available`, amount: -amount - fee },
    { account: target, amount },
    { account: 'platform fees', amount: fee },
  ]
}

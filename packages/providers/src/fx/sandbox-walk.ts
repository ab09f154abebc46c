import { createHash } from 'node:crypto'
import { type Currency, type Rate, rateFromText, rateText } from '@tradelane/money'
import { ecbTable } from './ecb-table.ts'
import { lastTargetDay, nextTargetDay } from './target-days.ts'

/** How far a currency is from the shipped table, in millionths of its rate. */
type Offsets = ReadonlyMap<Currency, bigint>

const million = 1_000_000n
/** At most 12 % from the table. */
const band = 120_000n
/** A 256th of the distance is walked back each day: most days lie within 6 % of the table. */
const pull = 256n

/**
 * One euro in each currency on a publishing day: a walk from the shipped table, one step for each publishing day, each step
 * made from a hash of currency and day. Whole numbers only, so that every machine has the same rates. Days before the
 * table's have the table's rates.
 */
export function walkedRates(day: string): Partial<Record<Currency, string>> {
  const offsets = offsetsOn(lastTargetDay(day))
  const rates = shippedRates.map(([currency, text]) => [currency, moved(currency, text, offsets)])
  return Object.fromEntries(rates) as Partial<Record<Currency, string>>
}

/** The rouble too: the ECB stopped publishing it, and the sandbox walks on from its last rate. */
const shippedRates: readonly (readonly [Currency, string])[] = [
  ...(Object.entries(ecbTable.perEuro) as [Currency, string][]),
  ...Object.entries(ecbTable.suspended).map(
    ([currency, { perEuro }]) => [currency as Currency, perEuro] as const,
  ),
]

/** With as many decimals as the table has. */
function moved(currency: Currency, text: string, offsets: Offsets): string {
  const shipped = rateFromText(text, 'EUR', currency)
  const factor = million + (offsets.get(currency) ?? 0n)
  const rate: Rate = {
    ...shipped,
    numerator: shipped.numerator * factor,
    denominator: shipped.denominator * million,
  }
  return rateText(rate, text.split('.')[1]?.length ?? 0)
}

const start = { day: ecbTable.asOf as string, offsets: new Map() as Offsets }
/** The last day that was asked for: the next question is nearly always about the same day or a later one. */
let reached = start

function offsetsOn(day: string): Offsets {
  if (day <= start.day) return start.offsets
  let at = day < reached.day ? start : reached
  while (at.day < day) {
    const next = nextTargetDay(at.day)
    at = { day: next, offsets: stepped(at.offsets, next) }
  }
  reached = at
  return at.offsets
}

/** The Hong Kong dollar is pegged to the US dollar: it takes the same steps. */
const steppedWith: Partial<Record<Currency, Currency>> = { HKD: 'USD' }

function stepped(offsets: Offsets, day: string): Offsets {
  const next = shippedRates.map(([currency]) => {
    const before = offsets.get(currency) ?? 0n
    const after = before - before / pull + stepOf(steppedWith[currency] ?? currency, day)
    return [currency, within(after)] as const
  })
  return new Map(next)
}

const within = (offset: bigint): bigint => (offset > band ? band : offset < -band ? -band : offset)

/** Four dice of 16 bits make small steps likely: about 0.24 % as a rule, never more than 0.82 %. */
function stepOf(currency: Currency, day: string): bigint {
  const hash = createHash('sha256').update(`${currency} ${day}`).digest()
  const dice = [0, 2, 4, 6].reduce((sum, offset) => sum + BigInt(hash.readUInt16BE(offset)), 0n)
  return (dice - 131_070n) / 16n
}

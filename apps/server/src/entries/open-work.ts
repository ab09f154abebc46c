import { type Currency, type Money, money } from '@tradelane/money'

/** One line of what waits: how many, about how much money, and the page that lists it. */
export type OpenWork = {
  key: string
  title: string
  /** Why it waits, and for whom. */
  explanation: string
  count: number
  amounts: readonly Money[]
  link: `/admin/${string}`
}

/** Where lines come from, by its name and page: said in their place when they cannot be read. */
export type OpenWorkSource<Deps> = Pick<OpenWork, 'title' | 'link'> & {
  read(deps: Deps): Promise<OpenWork[]>
}

type SumRow = { currency: string; count: bigint; amount: string | bigint | null }

/** Count and amounts of lines that the database has summed up; several lines of one currency become one. */
export function summed(rows: readonly SumRow[]): Pick<OpenWork, 'count' | 'amounts'> {
  const sums = new Map<string, bigint>()
  for (const { currency, amount } of rows)
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount ?? 0))
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    amounts: [...sums].map(([currency, amount]) => money(amount, currency as Currency)),
  }
}

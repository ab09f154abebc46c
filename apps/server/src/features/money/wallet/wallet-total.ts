import { type Currency, convert, decimalText, type Money, money, plus, zero } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { findOpeningFunding } from './fundings.ts'
import { asDecimal } from './quoted-rates.ts'
import { quotedRateText } from './quotes.ts'
import { readBalances } from './read-balances.ts'

const totalCurrency = 'USD'

/**
 * What all wallets hold in US dollars: each balance at the day's reference rate, rounded half-up, the totals the sums of what is
 * shown. A balance without a rate that is new enough is listed, and is not in the totals.
 */
export async function readWalletTotal(deps: Deps, scope: OneCompanyScope) {
  const totals = { available: zero(totalCurrency), held: zero(totalCurrency) }
  const accounts = []
  for (const { currency, available, held } of await walletsOf(deps, scope)) {
    const rate = await rateOf(deps, currency)
    const inTotal = rate && { available: rate.worth(available), held: rate.worth(held) }
    if (inTotal) {
      totals.available = plus(totals.available, inTotal.available)
      totals.held = plus(totals.held, inTotal.held)
    }
    accounts.push({
      currency,
      available: decimalText(available),
      held: decimalText(held),
      available_in_total: inTotal ? decimalText(inTotal.available) : null,
      held_in_total: inTotal ? decimalText(inTotal.held) : null,
      rate: rate?.shown ?? null,
    })
  }
  return {
    currency: totalCurrency,
    available: decimalText(totals.available),
    held: decimalText(totals.held),
    accounts,
    starting_balance: await startingBalanceOf(deps, scope),
  } as const
}

type Balances = { currency: Currency; available: Money; held: Money }

async function walletsOf({ pool }: Deps, scope: OneCompanyScope): Promise<Balances[]> {
  const rows = await readBalances(pool, scope)
  const amountOf = (account: string, currency: Currency) =>
    money(rows.find((row) => row.account === account && row.currency === currency)?.balance ?? 0n, currency)
  return rows
    .filter(({ account }) => account === 'available')
    .map(({ currency }) => ({
      currency,
      available: amountOf('available', currency),
      held: amountOf('held', currency),
    }))
}

/** How an account is counted, and the rate to show for it; dollars need none. Undefined where there is no current rate. */
async function rateOf(deps: Deps, currency: Currency) {
  if (currency === totalCurrency) return { worth: (amount: Money) => amount, shown: null }
  const found = await findReferenceRate(deps, currency, totalCurrency)
  if (!found) return undefined
  // The rate that is shown is the rate that is counted with.
  const rate = asDecimal(found.rate)
  return {
    worth: (amount: Money) => convert(amount, rate, 'half-up'),
    shown: { rate: quotedRateText(rate), as_of: found.asOf, rate_source: found.source },
  }
}

/** What the sandbox gave the company to begin with; null outside the sandbox. */
async function startingBalanceOf({ db }: Deps, scope: OneCompanyScope) {
  const opening = await findOpeningFunding(db, scope)
  if (opening?.state !== 'added') return null
  return { currency: opening.amount.currency, amount: decimalText(opening.amount) }
}

import type { Db } from '@tradelane/db'
import { type Finding, moneyOfSubjects } from '@tradelane/ledger'
import { type Currency, formatMoney, money } from '@tradelane/money'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type MovedMoney, servicesOf } from '../../../entries/service-entry.ts'
import { costLinesOf } from '../../../registry/cost-lines.ts'
import { recordsOfTrades, type TradeRecord } from '../../../registry/records-of-trades.ts'
import { listUnpaidRefunds } from '../../money/wallet/index.ts'
import { ledgerSubjectsOf } from './ledger-subjects.ts'
import { transactionNumber } from './transactions.ts'

const tradesAtOnce = 500
const everybody: OfficeScope = { kind: 'office', administratorId: 'system' }

/**
 * Compares what every trade costs by its services with what the ledger has booked and holds for it, in each currency, in one
 * database snapshot; an empty list means that all agree. Reads every journal: for nightly runs and tests, not for requests.
 */
export function checkTrades({ db, ...checked }: Checked): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const findings: Finding[] = []
      for (let after = ''; ; ) {
        const trades = await listTrades(tx, after)
        const last = trades.at(-1)
        if (!last) return findings
        findings.push(...(await compare({ db: tx, ...checked }, trades)))
        after = last.transaction_id
      }
    })
}

const listTrades = (db: Db, after: string) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .$if(after !== '', (query) => query.where('transaction_id', '>', after))
    .orderBy('transaction_id')
    .limit(tradesAtOnce)
    .execute()

type Trade = Awaited<ReturnType<typeof listTrades>>[number]
type Checked = Pick<Deps, 'db' | 'features' | 'clock'>
type Kind = 'paid' | 'held'

async function compare(checked: Checked, trades: readonly Trade[]): Promise<Finding[]> {
  const ids = trades.map(({ transaction_id }) => transaction_id)
  const records = await recordsOfTrades(checked, ids)
  const tradeOf = new Map(records.map(({ id, transaction_id }) => [id, transaction_id]))
  const [services, ledger] = [new Sums(), new Sums()]
  for (const { id, amount, standing, isHeld } of await costLinesOf(checked, everybody, records)) {
    if (standing === 'paid') services.add(tradeOf.get(id), 'paid', amount)
    if (standing === 'committed' && isHeld) services.add(tradeOf.get(id), 'held', amount)
  }
  for (const { id, kind, amount } of await movedBesides(checked, records))
    services.add(tradeOf.get(id), kind, amount)
  const { subjects, fundings: refunds } = await ledgerSubjectsOf(checked, records)
  for (const { subject, currency, booked, held } of await moneyOfSubjects(checked.db, [...subjects.keys()])) {
    ledger.add(subjects.get(subject), 'paid', { amount: booked, currency })
    ledger.add(subjects.get(subject), 'held', { amount: held, currency })
  }
  for (const refund of await listUnpaidRefunds(checked.db, [...refunds.keys()]))
    ledger.add(refunds.get(refund.funding_id), 'paid', {
      amount: -refund.amount,
      currency: refund.currency as Currency,
    })
  const numbers = new Map(trades.map((trade) => [trade.transaction_id, transactionNumber(trade)]))
  return differences(services, ledger, numbers)
}

async function movedBesides(
  { db, features }: Checked,
  records: readonly TradeRecord[],
): Promise<MovedMoney[]> {
  const moved = await Promise.all(
    servicesOf({ features }).map(({ info, movedBesidesCosts }) => {
      const ids = records.filter(({ subject }) => subject === info.subject).map(({ id }) => id)
      return ids.length > 0 && movedBesidesCosts ? movedBesidesCosts(db, ids) : []
    }),
  )
  return moved.flat()
}

function differences(services: Sums, ledger: Sums, numbers: ReadonlyMap<string, string>): Finding[] {
  const keys = new Set([...services.byKey.keys(), ...ledger.byKey.keys()])
  return [...keys].flatMap((key) => {
    const [cost, booked] = [services.byKey.get(key) ?? 0n, ledger.byKey.get(key) ?? 0n]
    if (cost === booked) return []
    const [trade = '', kind, currency] = key.split(' ')
    const text = (amount: bigint) => formatMoney(money(amount, currency as Currency))
    return {
      rule: 'a trade costs what the ledger has booked and holds for it',
      detail: `${numbers.get(trade)}, ${kind}: ${text(cost)} by its services, ${text(booked)} in the ledger`,
    }
  })
}

/** Amounts in minor units by trade, kind and currency. */
class Sums {
  readonly byKey = new Map<string, bigint>()

  add(trade: string | undefined, kind: Kind, { amount, currency }: { amount: bigint; currency: Currency }) {
    const key = `${trade} ${kind} ${currency}`
    this.byKey.set(key, (this.byKey.get(key) ?? 0n) + amount)
  }
}

import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import type { TradeRecord } from '../../../registry/records-of-trades.ts'

/** What the ledger calls these records, with their refunds: the trade of each subject. `fundings` are the refunds alone, by their own ids. */
export async function ledgerSubjectsOf(
  { db, features }: Pick<Deps, 'db' | 'features'>,
  records: readonly TradeRecord[],
): Promise<{ subjects: Map<string, string>; fundings: Map<string, string> }> {
  const services = servicesOf({ features })
  const subjects = records.flatMap(({ subject, id, transaction_id }) => {
    const { alsoCosts = [] } = services.find(({ info }) => info.subject === subject) ?? {}
    return [subject, ...alsoCosts].map((name) => [`${name}:${id}`, transaction_id] as const)
  })
  const trades = new Map(records.map(({ id, transaction_id }) => [id, transaction_id]))
  const fundings = new Map(trades)
  for (const { info, alsoRefunds } of services) {
    const ids = records.filter(({ subject }) => subject === info.subject).map(({ id }) => id)
    for (const { id, fundingId } of (await alsoRefunds?.(db, ids)) ?? [])
      fundings.set(fundingId, trades.get(id) ?? '')
  }
  const refunds = [...fundings].map(([id, trade]) => [`funding:${id}`, trade] as const)
  return { subjects: new Map([...subjects, ...refunds]), fundings }
}

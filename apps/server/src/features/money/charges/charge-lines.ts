import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money, sum } from '@tradelane/money'
import type { ChargeLine } from '../../../entries/billed-charge.ts'

/** What lines of one currency add up to, and the platform's share inside it. */
export function totalsOf(lines: readonly ChargeLine[]): { amount: Money; fee: Money } {
  const currency = lines[0]?.amount.currency
  if (!currency) throw new Error('a charge has lines')
  const totalOf = (some: readonly ChargeLine[]) =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    )
  return { amount: totalOf(lines), fee: totalOf(lines.filter(({ fee }) => fee)) }
}

export async function insertLines(
  tx: Tx,
  { companyId, chargeId }: { companyId: string; chargeId: string },
  lines: readonly ChargeLine[],
): Promise<void> {
  await tx
    .insertInto('service_charge_lines')
    .values(
      lines.map(({ kind, description, amount, fee }, index) => ({
        charge_id: chargeId,
        uid: companyId,
        position: index + 1,
        kind,
        description,
        amount: amount.amount,
        fee_rate: fee?.rate ?? null,
        fee_rate_version: fee?.version ?? null,
      })),
    )
    .execute()
}

/** The lines of a charge in the order of the bill. */
export async function listLines(
  db: Db | Tx,
  { companyId, chargeId, amount: { currency } }: { companyId: string; chargeId: string; amount: Money },
): Promise<ChargeLine[]> {
  const rows = await db
    .selectFrom('service_charge_lines')
    .selectAll()
    .where('uid', '=', companyId)
    .where('charge_id', '=', chargeId)
    .orderBy('position')
    .execute()
  return rows.map((row) => toLine(row, currency))
}

type Row = {
  kind: string
  description: string
  amount: bigint
  fee_rate: string | null
  fee_rate_version: string | null
}

function toLine(
  { kind, description, amount, fee_rate, fee_rate_version }: Row,
  currency: Currency,
): ChargeLine {
  const line = { kind, description, amount: money(amount, currency) }
  return fee_rate === null || fee_rate_version === null
    ? line
    : { ...line, fee: { rate: fee_rate, version: fee_rate_version } }
}

import type { Db, Tx } from '@tradelane/db'
import { formatMoney, money } from '@tradelane/money'
import { sql } from 'kysely'
import { type Named, pairsOf, type Subject } from './subjects.ts'

type PolicyRow = { insurance_id: string; number: string; value: bigint; origin: string; destination: string }

export async function namePolicies(db: Db | Tx, subjects: readonly Subject[]): Promise<Named> {
  if (subjects.length === 0) return []
  const { rows } = await sql<PolicyRow>`
    select insurance_id, ${numberOf('IN')} as number, insured_value as value,
           place_of_origin as origin, place_of_destination as destination
      from insurance_policies policy
     where ${pairsOf(subjects, 'policy.uid', 'policy.insurance_id')}`.execute(db)
  return rows.flatMap(({ insurance_id, number, value, origin, destination }) => {
    const name = {
      what: `Insurance ${number}`,
      detail: `${formatMoney(money(value, 'USD'))}, ${origin} to ${destination}`,
    }
    return ['insurance', 'insurance_payment'].map((subject) => [`${subject} ${insurance_id}`, name] as const)
  })
}

export async function nameClaims(db: Db | Tx, subjects: readonly Subject[]): Promise<Named> {
  if (subjects.length === 0) return []
  const { rows } = await sql<{ claim_id: string; number: string; amount: bigint | null }>`
    select claim_id, ${numberOf('CL')} as number, amount from insurance_claims claim
     where ${pairsOf(subjects, 'claim.uid', 'claim.claim_id')}`.execute(db)
  return rows.map(({ claim_id, number, amount }) => [
    `insurance_claim ${claim_id}`,
    { what: `Claim ${number}`, detail: amount === null ? '' : formatMoney(money(amount, 'USD')) },
  ])
}

/** As the insurance's own pages write it: IN-2026-000123. */
const numberOf = (prefix: 'IN' | 'CL') =>
  sql`${`${prefix}-`} || to_char(created_at at time zone 'UTC', 'YYYY-') || lpad(number::text, greatest(6, length(number::text)), '0')`

import { createHash } from 'node:crypto'
import { checkInvariants } from '@tradelane/ledger'
import { reconcileProvider } from '../../src/features/books/reconciliation/index.ts'
import { verifyTrail } from '../../src/features/office/audit/verify-trail.ts'
import type { TestApp } from '../test-app.ts'
import type { KeptLedger, KeptLine } from './kept-ledger.ts'

type Found = Record<string, string[]>

/** Where a clock jumps, a quote may have ended meanwhile. */
const understood = ['PROVIDER_REFUSED', 'QUOTE_EXPIRED']

/** Compares what was acknowledged with what there is: each list is empty where all is well. */
export async function judge(app: TestApp, ledger: KeptLedger): Promise<Found> {
  const lines = ledger.read()
  const asked = new Map(lines.flatMap((line) => (line.kind === 'asked' ? [[line.id, line] as const] : [])))
  const paid = new Set(lines.flatMap((line) => (line.kind === 'paid' ? [line.id] : [])))
  // The provider's refusal is an answer about a payment that was made; every other refusal says that none was.
  const refused = new Set(
    lines.flatMap((line) => (line.kind === 'refused' && line.code === 'PROVIDER_REFUSED' ? [line.id] : [])),
  )
  const { rows } = await app.deps.pool.query<{ id: string; state: string; payouts: number }>(
    `select simple_payment_id as id, state,
            (select count(*)::int from provider_sandbox.payouts where key = simple_payment_id::text) as payouts
       from simple_payments where state <> 'draft'`,
  )
  const there = new Map(rows.map((row) => [row.id, row]))
  const ends = (id: string) => endOf(asked.get(id)?.reference ?? '')
  const answered = [...paid, ...refused]
  return {
    'acknowledged payments that are lost': answered.filter((id) => !there.has(id)),
    'payments there that were never acknowledged': [...there.keys()].filter((id) => !answered.includes(id)),
    'payments made twice at the provider': rows.filter(({ payouts }) => payouts > 1).map(({ id }) => id),
    'payments paid without the provider': rows
      .filter(({ state, payouts }) => payouts === 0 && state !== 'rejected')
      .map(({ id }) => id),
    'payments with another end than the provider gave them': rows
      .filter(({ id, state }) => state !== ends(id))
      .map(({ id, state }) => `${id} ${asked.get(id)?.reference}: ${state}`),
    'answers that are no success, no refusal of the provider and not “try again”': lines.flatMap((line) =>
      line.kind === 'refused' && !understood.includes(line.code ?? '') ? [`${line.status} ${line.code}`] : [],
    ),
    'acknowledged uploads that are lost or changed': await lostDocuments(app, lines),
    'broken invariants of the books': (await checkInvariants(app.db)).map(
      ({ rule, detail }) => `${rule} ${detail}`,
    ),
    'differences from the provider': (await reconcileProvider(app.deps)).differences.map((one) =>
      JSON.stringify(one),
    ),
    'faults of the audit trail': await trailFaults(app),
  }
}

/** Whether every payment has come to an end, so that it can be judged. */
export async function isSettled({ deps: { pool } }: TestApp): Promise<boolean> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from simple_payments s left join provider_sandbox.payouts p on p.key = s.simple_payment_id::text
      where s.state in ('submitted', 'processing', 'sent') or p.next_at is not null
         or (p.status = 'returned' and s.state <> 'returned')`,
  )
  return rows[0]?.open === 0
}

function endOf(reference: string): string {
  if (reference.includes('SIM-REJECT')) return 'rejected'
  return reference.includes('SIM-RETURN') ? 'returned' : 'paid'
}

async function lostDocuments({ deps }: TestApp, lines: readonly KeptLine[]): Promise<string[]> {
  const lost: string[] = []
  for (const line of lines) {
    if (line.kind !== 'stored') continue
    const documentId = /[0-9a-f-]{36}/.exec(line.documentUrl)?.[0]
    const { rows } = await deps.pool.query<{ stored_id: string }>(
      'select stored_id from documents where document_id = $1',
      [documentId],
    )
    const kept = rows[0] && (await deps.files.get(rows[0].stored_id))
    const isSame = kept && createHash('sha256').update(kept.bytes).digest('hex') === line.sha256
    if (!isSame) lost.push(line.documentUrl)
  }
  return lost
}

async function trailFaults({ deps }: TestApp): Promise<string[]> {
  const found = await verifyTrail(deps)
  return found.verdict === 'intact' ? [] : [`${found.verdict}: ${found.why}`]
}

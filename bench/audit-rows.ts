import type pg from 'pg'
import type { AuditKeys } from '../apps/server/src/audit/audit-keys.ts'
import {
  hashOfContent,
  hashOfLink,
  noHash,
  sealOf,
  timeText,
} from '../apps/server/src/audit/entry-content.ts'

const atOnce = 5_000

/** A trail of so many entries with their links, as the product writes them, but in large pieces. */
export async function insertTrail(pool: pg.Pool, keys: AuditKeys, entries: number): Promise<void> {
  const client = await pool.connect()
  try {
    // Neither is the sealer's queue measured, nor what the writing of the search's texts costs.
    await client.query('set session_replication_role = replica')
    // The check reads nothing of it, and it takes longer to fill than all the rest.
    await client.query('drop index audit_texts_by_text')
    const write = linkedRows(keys)
    for (let first = 1; first <= entries; first += atOnce) {
      const rows = Array.from({ length: Math.min(atOnce, entries - first + 1) }, (_, index) =>
        write(first + index),
      )
      await client.query(insertEntries, [JSON.stringify(rows)])
    }
    await client.query(
      'insert into audit_texts select entry_id, audit_text_of(entry) from audit_entries entry',
    )
    await client.query("select setval(pg_get_serial_sequence('audit_entries', 'entry_id'), $1)", [entries])
  } finally {
    await client.query('set session_replication_role = origin')
    client.release()
  }
}

const insertEntries = `
  with given as materialized (select * from json_to_recordset($1::json) as row (
      number bigint, kind text, at timestamptz, actor text, actor_id text, role text, action text, subject text, subject_id text, company text,
      before text, after text, reason text, request_id text, content_hash text, seal text, previous_hash text, hash text)),
    entries as (
      insert into audit_entries (entry_id, kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, reason,
          request_id, content_hash, seal) overriding system value
      select number, kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, reason, request_id,
          decode(content_hash, 'hex'), decode(seal, 'hex') from given)
  insert into audit_chain (number, entry_id, previous_hash, content_hash, hash)
  select number, number, decode(previous_hash, 'hex'), decode(content_hash, 'hex'), decode(hash, 'hex') from given`

/** A clerk's decision on a company's verification: about 700 bytes, as most entries are. */
function linkedRows(keys: AuditKeys) {
  let previousHash = noHash
  const start = Date.UTC(2026, 0, 1)
  return (number: number) => {
    const at = new Date(start + number * 20_000)
    const company = idOf(number % 5_000)
    const content = {
      kind: 'change' as const,
      at: timeText(at),
      actor: `clerk-${number % 40}@tradelane.example`,
      actor_id: `administrator:${idOf(number % 40)}`,
      role: 'compliance',
      action: '/admin/customers/kyb_decide',
      ...{ subject: 'company', subject_id: company, company },
      before: JSON.stringify({ records: [{ subject: 'company', id: company, state: 'IN_PROGRESS' }] }),
      after: JSON.stringify({
        asked: { uid: company, decision: 'refuse', reason: 'The register has no such company' },
        records: [
          { subject: 'company', id: company, state: 'Refused', facts: { risk: 'high', ends: number } },
        ],
      }),
      reason: 'The register has no such company',
      request_id: idOf(number),
    }
    const contentHash = hashOfContent(content)
    const hash = hashOfLink({ number, previousHash, contentHash })
    const row = {
      ...{ number, ...content, content_hash: hex(contentHash), seal: hex(sealOf(keys.seal, contentHash)) },
      ...{ previous_hash: hex(previousHash), hash: hex(hash) },
    }
    previousHash = hash
    return row
  }
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

import { type RawBuilder, sql } from 'kysely'

/**
 * Readable numbers, e.g. IN-2026-000123: a prefix, the year (UTC) in which the record was made, and a number of its own. The database shuffles them, so
 * that they do not tell how many records there are (decision 193).
 */
export function recordNumber(prefix: string, number: bigint | number, madeAt: Date): string {
  return `${prefix}-${madeAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`
}

/** The same in SQL, from columns such as `policy.number` and `policy.created_at`. */
export function sqlRecordNumber(prefix: string, number: string, madeAt: string): RawBuilder<string> {
  const digits = sql`${sql.ref(number)}::text`
  return sql<string>`${prefix}::text || '-' || to_char(${sql.ref(madeAt)} at time zone 'UTC', 'YYYY-')
    || lpad(${digits}, greatest(6, length(${digits})), '0')`
}

/** The number of its own in a whole number, with any separators or none: "FB-2026-000123", "fb 2026 000123", "FB2026000123". */
export function readWholeNumber(prefix: string, text: string): bigint | undefined {
  const match = new RegExp(`^${prefix}[-\\s]?\\d{4}[-\\s]?(\\d{6,18})$`, 'i').exec(text.trim())
  return match?.[1] === undefined ? undefined : BigInt(match[1])
}

/** The number of its own in a record's number, typed whole or in part: "in-2026-000123", "IN 123", "123". */
export function readRecordNumber(prefix: string, text: string): bigint | undefined {
  const whole = readWholeNumber(prefix, text)
  if (whole !== undefined) return whole
  const match = new RegExp(`^(?:${prefix}[-\\s]?)?(?:\\d{4}-)?0*(\\d{1,18})$`, 'i').exec(text.trim())
  return match?.[1] === undefined ? undefined : BigInt(match[1])
}

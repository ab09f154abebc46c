import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { Refusal } from '../../../refusal.ts'

const hourMs = 60 * 60_000
/** More than a company pays for the first time, and too few to go through names and accounts. */
const mostChecks = [
  { within: hourMs, most: 60, text: 'hour' },
  { within: 24 * hourMs, most: 200, text: '24 hours' },
] as const

/**
 * Counts questions to banks before they are asked, as many of these as the company still has. The others get the refusal that a person
 * would see. Questions at the same moment count one after the other.
 */
export async function countChecks(
  db: Db,
  companyId: string,
  wanted: number,
  now: Date,
): Promise<{ allowed: number; refusal: Refusal | undefined }> {
  if (wanted === 0) return { allowed: 0, refusal: undefined }
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`name checks:${companyId}`}, 0))`.execute(tx)
    const dayAgo = new Date(now.getTime() - 24 * hourMs)
    await tx
      .deleteFrom('name_check_asks')
      .where('uid', '=', companyId)
      .where('asked_at', '<=', dayAgo)
      .execute()
    const rows = await tx
      .selectFrom('name_check_asks')
      .select('asked_at')
      .where('uid', '=', companyId)
      .orderBy('asked_at', 'desc')
      .execute()
    const times = rows.map(({ asked_at }) => asked_at.getTime())
    const left = mostChecks.map(({ within, most, text }) => {
      const counted = times.filter((time) => time > now.getTime() - within)
      return {
        text,
        most,
        left: Math.max(0, most - counted.length),
        freeAt: (counted.at(-1) ?? now.getTime()) + within,
      }
    })
    const [least] = left.toSorted((a, b) => a.left - b.left || b.freeAt - a.freeAt)
    const allowed = Math.min(wanted, least?.left ?? wanted)
    if (allowed > 0)
      await tx
        .insertInto('name_check_asks')
        .values(Array.from({ length: allowed }, () => ({ uid: companyId, asked_at: now })))
        .execute()
    const refusal = least && allowed < wanted ? tooMany(least, now) : undefined
    return { allowed, refusal }
  })
}

function tooMany({ most, text, freeAt }: { most: number; text: string; freeAt: number }, now: Date): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
  return new Refusal('TOO_MANY_NAME_CHECKS', {
    retryAfterSeconds,
    message: `Banks can be asked for the names of ${most} accounts in ${text === 'hour' ? 'an hour' : text}. This one was not asked for yet. Please try again in ${waitText(retryAfterSeconds)}.`,
  })
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}

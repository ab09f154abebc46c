import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'

const keptDays = 7

/** The job: quotes that nobody used are forgotten a week after they expired, unless a draft still names them. */
export async function sweepOldQuotes({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await sql`
    delete from quotes where used_at is null and expires_at < ${before}
      and not exists (select from simple_payments payment where payment.quote_id = quotes.quote_id)
  `.execute(db)
}

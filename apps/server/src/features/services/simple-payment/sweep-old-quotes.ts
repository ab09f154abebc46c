import type { Deps } from '../../../deps/deps.ts'
import { deleteQuotes, listForgottenQuotes } from '../../money/wallet/index.ts'
import { listNamedQuotes } from './index.ts'

const keptDays = 7
const atOnce = 1_000

/** The job: deletes quotes that nobody used a week after they expired, unless a draft still names them. */
export async function sweepOldQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  let after: string | undefined
  for (;;) {
    const quoteIds = await listForgottenQuotes(db, { before, after, limit: atOnce })
    const named = await listNamedQuotes(db, quoteIds)
    await deleteQuotes(
      db,
      quoteIds.filter((id) => !named.has(id)),
    )
    after = quoteIds.at(-1)
    if (quoteIds.length < atOnce) return
  }
}

import type { Db, Tx } from '@tradelane/db'
import {
  captureHold,
  type Entry,
  expireHold,
  type Journal,
  placeHold,
  postJournal,
  postJournals,
  releaseHold,
} from '@tradelane/ledger'
import { money } from '@tradelane/money'
import type { ModelLedger } from './model-ledger.ts'
import {
  companyOf,
  entriesOf,
  holdOf,
  type ModelEntry,
  type Names,
  type Payment,
  type Step,
} from './walk-steps.ts'

const eventAt = new Date('2026-02-01T00:00:00Z')

/** Takes a step in the real ledger, and answers in the model's words. */
export async function takeStep(db: Db, model: ModelLedger, step: Step): Promise<string[]> {
  const { names } = model
  if (step.do === 'post many') {
    const outcomes = await postJournals(
      db,
      step.payments.map((payment) => journalOf(names, payment)),
    )
    return outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.reason : outcome.status))
  }
  const once = (work: (tx: Tx) => Promise<{ isNew: boolean }>) => answer(db.transaction().execute(work))
  if (step.do === 'post') return [await once((tx) => postJournal(tx, journalOf(names, step.payment)))]
  const id = holdOf(names, step.hold)
  if (step.do === 'place') {
    const [owner, amount] = [companyOf(names, step.company), money(step.amount, 'USD')]
    return [await once((tx) => placeHold(tx, { id, owner, amount, description: 'Held', eventAt }))]
  }
  const end = { id, description: 'Ended', eventAt }
  if (step.do === 'release') return [await once((tx) => releaseHold(tx, end))]
  if (step.do === 'expire') return [await once((tx) => expireHold(tx, end))]
  const entries = [{ account: 'platform payouts', amount: model.holds.get(id)?.amount ?? 1n }].map(toEntry)
  return [await once((tx) => captureHold(tx, { ...end, kind: 'payment.sent', entries }))]
}

function journalOf(names: Names, payment: Payment): Journal {
  return {
    key: `${names.keys} ${payment.key}`,
    kind: 'test.moved',
    description: 'Moved by a test',
    eventAt,
    entries: entriesOf(names, payment).map(toEntry),
  }
}

function toEntry({ account, amount }: ModelEntry): Entry {
  const [owner = '', name = ''] = account.split(' ')
  return { owner, account: name, amount: money(amount, 'USD') }
}

async function answer(posting: Promise<{ isNew: boolean }>): Promise<string> {
  try {
    return (await posting).isNew ? 'posted' : 'repeated'
  } catch (error) {
    if (error instanceof Error && 'constraint' in error) return String(error.constraint)
    throw error
  }
}

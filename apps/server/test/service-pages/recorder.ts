import type { Deps } from '../../src/deps/deps.ts'
import type { FeatureEntry } from '../../src/entries/feature-entry.ts'
import { servicesOf } from '../../src/entries/service-entry.ts'
import type { TestApp } from '../app-on.ts'

type Entry = { account: string; currency: string; amount: string }
export type Journal = { kind: string; entries: Entry[] }
/** A call or a run of jobs, and what the database then had which it had not before. */
export type Step = { who: string; does: string; summary: string; moves: string[]; journals: Journal[] }

/** The jobs that ran since they were last asked for. */
export type JobLog = { names: string[] }

/** The features, with each of their jobs noted as it runs. */
export const noted = (features: readonly FeatureEntry<Deps>[], log: JobLog): FeatureEntry<Deps>[] =>
  features.map((entry) => {
    const tasks = Object.entries(entry.tasks ?? {}).map(([name, task]) => [
      name,
      (...given: never[]) => {
        log.names.push(name)
        return (task as (...given: never[]) => Promise<void>)(...given)
      },
    ])
    return { ...entry, ...(entry.tasks && { tasks: Object.fromEntries(tasks) }) }
  })

/** The application, with every call and every run of jobs noted, in the names of these people. */
export function recorderOf(app: TestApp, jobs: JobLog) {
  const steps: Step[] = []
  const people = new Map<string, string>()
  let seen: Seen = { event: '0', journal: '0' }
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await app.deps.pool.query(text, values)).rows as Row[]

  async function note(step: Pick<Step, 'who' | 'does' | 'summary'>): Promise<void> {
    const since = seen
    seen = (await query<Seen>(newest))[0] ?? seen
    const moves = await query<Event>(movesSince, [since.event])
    const entries = await query<Entry & { journal_id: string; kind: string }>(entriesSince, [since.journal])
    steps.push({
      ...step,
      moves: moves.map((event) => moveOf(app.deps, event)),
      journals: journalsOf(entries),
    })
  }

  const recorded: TestApp = {
    ...app,
    async call(endpoint, input, options = {}) {
      const answer = await app.call(endpoint, input, options)
      if (answer.status >= 400) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.body)}`)
      const who = people.get(options.token ?? '') ?? (options.token ? 'Back office' : 'Without an account')
      await note({ who, does: `${endpoint.method} ${endpoint.path}`, summary: endpoint.summary })
      return answer
    },
    async runJobs() {
      jobs.names.length = 0
      await app.runJobs()
      await note({ who: 'The worker', does: [...new Set(jobs.names)].toSorted().join(', '), summary: 'Jobs' })
    },
    async playSandbox() {
      await app.playSandbox()
      await note({ who: 'Outside parties', does: 'webhooks', summary: 'The provider moves on' })
    },
  }
  return {
    app: recorded,
    people,
    /** Forgets what happened so far: it was no part of the service. */
    async begin() {
      seen = (await query<Seen>(newest))[0] ?? seen
      steps.splice(0)
    },
    steps,
  }
}

type Seen = { event: string; journal: string }

type Event = { subject: string; from_state: string | null; to_state: string }

/** What happens to a record without a change of its state is shown behind the state. */
function moveOf(deps: Deps, { subject, from_state: from, to_state: to }: Event): string {
  if (from === null) return `${subject}: ${to}`
  const states = servicesOf(deps).find(({ info }) => info.subject === subject)?.lifecycle.states
  return states && !(to in states) ? `${subject} (${from}): ${to}` : `${subject}: ${from} → ${to}`
}

const newest = `
  select coalesce(max(event_id), 0)::text as event,
         (select coalesce(max(journal_id), 0)::text from ledger_journals) as journal
    from events`

const movesSince = `
  select subject, from_state, to_state from events where event_id > $1 order by event_id`

const entriesSince = `
  select entry.journal_id, journal.kind, account.currency, entry.amount::text as amount,
         case account.owner when 'platform' then 'platform' else 'customer' end || ' ' ||
         regexp_replace(account.account, ':.*', '') as account
    from ledger_entries as entry
    join ledger_journals as journal using (journal_id)
    join ledger_accounts as account using (account_id)
   where entry.journal_id > $1
   order by entry.journal_id, account.account_id`

function journalsOf(entries: readonly (Entry & { journal_id: string; kind: string })[]): Journal[] {
  const byId = Map.groupBy(entries, ({ journal_id }) => journal_id)
  return [...byId.values()].map((rows) => ({
    kind: rows[0]?.kind ?? '',
    entries: rows.map(({ account, currency, amount }) => ({ account, currency, amount })),
  }))
}

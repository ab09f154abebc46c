import type { Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { Rule } from '../../../entries/rule.ts'
import { dueAfter } from '../../../lifecycle/due-dates.ts'
import { findRule, findRuleKey } from '../../../registry/find-rule.ts'
import { factsToKeep, type KeptFacts } from '../../../registry/wording.ts'
import { inTransaction } from '../../../transaction.ts'
import { changeTasks, type TaskChange } from '../tasks/index.ts'
import { type Notice, notify } from './notify.ts'
import { type TakenEvent, takeEvents } from './take-events.ts'

type Matched = { event: TakenEvent; ruleKey: string; rule: Rule }
type Ruled = Matched & {
  facts: KeptFacts
  /** The country of the person who has to act: its holidays count for the due date. */
  country: string | null
}

/**
 * Makes notifications, tasks and the services' jobs from the next events, and returns how many events there were. Each event is processed exactly once,
 * also when several processes call this or crash: one transaction takes the events and writes what follows.
 */
export async function processEvents(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const events = (await takeEvents(tx)) ?? []
    for (const event of events) await tellFeatures(deps, tx, event)
    const matched = events.flatMap((event) => matchRule(deps, event))
    if (matched.length === 0) return events.length
    const facts = await factsToKeep(
      deps,
      tx,
      matched.map(({ event }) => event),
    )
    const countryOf = await countriesOfTasks(deps, tx, matched)
    const ruled = matched.map(
      (one, index): Ruled => ({ ...one, facts: facts[index] as KeptFacts, country: countryOf(one) }),
    )
    await changeTasks(tx, ruled.flatMap(changesOf))
    await notify(deps, tx, ruled.flatMap(noticesOf))
    return events.length
  })
}

/** Other services hear of it in jobs of their own: one that fails keeps nobody from being notified. */
async function tellFeatures({ features }: Deps, tx: Tx, event: TakenEvent): Promise<void> {
  const { companyId, subject, subjectId, to } = event
  if (companyId === null) return
  for (const { hears = {} } of features) {
    const task = hears[`${subject} ${to}`]
    // What hears of it may pay for it.
    if (task) await enqueue(tx, task, { companyId, subject, subjectId, to }, { isFirst: true })
  }
}

function matchRule(deps: Deps, event: TakenEvent): Matched[] {
  const ruleKey = findRuleKey(deps, event)
  const rule = ruleKey === undefined ? undefined : findRule(deps, ruleKey)
  return ruleKey === undefined || rule === undefined ? [] : [{ event, ruleKey, rule }]
}

/** Due dates count the days of the office's country for its own tasks, and of the company's for the company's. */
async function countriesOfTasks({ config }: Deps, tx: Tx, matched: readonly Matched[]) {
  const companies = matched.flatMap(({ event: { companyId }, rule: { opens } }) =>
    companyId !== null && opens && opens.who !== 'back_office' ? companyId : [],
  )
  const countries = await countriesOfCompanies(tx, companies)
  return ({ event: { companyId }, rule: { opens } }: Matched): string | null =>
    opens?.who === 'back_office' ? config.officeCountry : (countries.get(companyId ?? '') ?? null)
}

function changesOf({ event, ruleKey, rule: { opens, closes = [] }, facts, country }: Ruled): TaskChange[] {
  const { eventId, companyId, subjectId, at } = event
  const closing = closes.map((kind) => ({
    closes: { eventId, companyId, kind, subjectId, closedAt: at },
  }))
  if (!opens || opens.unless?.(facts.after)) return closing
  const opened = {
    eventId,
    companyId,
    kind: opens.task,
    rule: ruleKey,
    facts,
    subject: opens.about?.(facts.after) ?? event.subject,
    subjectId,
    who: opens.who,
    openedAt: at,
    dueAt: opens.dueAt?.(facts.after) ?? dueAfter(opens, at, country),
  }
  return [...closing, { opens: opened }]
}

function noticesOf({ event, ruleKey, rule: { notifies }, facts }: Ruled): Notice[] {
  const { companyId, eventId, subject, subjectId, actor, at } = event
  if (!notifies || companyId === null || notifies.unless?.(facts.after)) return []
  const { kind, who } = notifies
  return [{ eventId, companyId, kind, who, actor, subject, subjectId, at, rule: ruleKey, facts }]
}

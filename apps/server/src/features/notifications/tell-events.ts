import type { Deps } from '../../boot/deps.ts'
import { afterBusinessDays } from '../../lifecycle/promises.ts'
import type { Facts, Rule } from '../../services/rule.ts'
import { inTransaction } from '../../transaction.ts'
import { changeTasks, type TaskChange } from '../tasks/index.ts'
import { factsOf } from './facts.ts'
import { findRule } from './find-rule.ts'
import { type News, notify } from './notify.ts'
import { type TakenEvent, takeEvents } from './take-events.ts'

type Ruled = { event: TakenEvent; rule: Rule; facts: Facts }

/**
 * Makes notifications and tasks of the next events that nobody was told of, and answers how many there were. Each event
 * is told exactly once, however many processes call this and whenever they die: taking it and telling it are one
 * transaction.
 */
export async function tellEvents(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const events = (await takeEvents(tx)) ?? []
    const ruled = events.filter((event) => findRule(deps, event))
    if (ruled.length === 0) return events.length
    const facts = await factsOf(deps, tx, ruled)
    const matched = ruled.map(
      (event): Ruled => ({
        event,
        rule: findRule(deps, event) ?? {},
        facts: facts(event),
      }),
    )
    await changeTasks(tx, matched.flatMap(changesOf))
    await notify(deps, tx, matched.flatMap(newsOf))
    return events.length
  })
}

function changesOf({ event, rule: { opens, closes = [] }, facts }: Ruled): TaskChange[] {
  const { eventId, companyId, subjectId, at } = event
  const closing = closes.map((kind) => ({
    closes: { eventId, companyId, kind, subjectId, closedAt: at },
  }))
  if (!opens) return closing
  const opened = {
    eventId,
    companyId,
    kind: opens.task,
    title: opens.title(facts),
    subject: opens.about ?? event.subject,
    subjectId,
    who: opens.who,
    openedAt: at,
    dueAt: opens.businessDays === undefined ? null : afterBusinessDays(at, opens.businessDays),
  }
  return [...closing, { opens: opened }]
}

function newsOf({ event, rule: { tells }, facts }: Ruled): News[] {
  const { companyId, eventId, subject, subjectId, actor, at } = event
  if (!tells || companyId === null) return []
  const { kind, who } = tells
  return [
    {
      eventId,
      companyId,
      kind,
      who,
      actor,
      subject,
      subjectId,
      at,
      title: tells.title(facts),
      body: tells.body(facts),
    },
  ]
}

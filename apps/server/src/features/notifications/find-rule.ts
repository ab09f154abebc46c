import type { Deps } from '../../boot/deps.ts'
import type { Rule, Rules } from '../../services/rule.ts'
import { platformRules } from './rules.ts'
import type { TakenEvent } from './take-events.ts'

type Happened = Pick<TakenEvent, 'subject' | 'from' | 'to'>

/** What follows from an event. A rule that names the state before as well comes first. */
export function findRule({ services }: Pick<Deps, 'services'>, event: Happened): Rule | undefined {
  const { subject, from, to } = event
  const own = services.find(({ info }) => info.subject === subject)?.rules
  if (own) return own[`${from} > ${to}`] ?? own[to]
  return platformRules[`${subject} ${from} > ${to}`] ?? platformRules[`${subject} ${to}`]
}

/** Every rule, under `subject state`. */
export const rulesOf = ({ services }: Pick<Deps, 'services'>): Rules => ({
  ...platformRules,
  ...Object.fromEntries(
    services.flatMap(({ info, rules }) =>
      Object.entries(rules).map(([state, rule]) => [`${info.subject} ${state}`, rule]),
    ),
  ),
})

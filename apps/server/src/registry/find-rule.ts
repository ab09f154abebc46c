import type { Rule, Rules } from '../entries/rule.ts'
import type { ServiceEntry } from '../entries/service-entry.ts'
import { platformRules } from '../features/people/onboarding/rules.ts'

type WithServices = { services: readonly Pick<ServiceEntry<never>, 'info' | 'rules'>[] }
type Happened = { subject: string; from: string | null; to: string }

/**
 * The key of the rule that follows from an event: `subject state`, or `subject from > state`, which comes first. Notifications and
 * tasks keep the key. Undefined where nothing follows.
 */
export function findRuleKey(deps: WithServices, { subject, from, to }: Happened): string | undefined {
  const keys = [`${subject} ${from} > ${to}`, `${subject} ${to}`]
  return keys.find((key) => findRule(deps, key))
}

/** The rule of a stored key. Undefined once a later version of the product has no such rule. */
export function findRule({ services }: WithServices, key: string): Rule | undefined {
  const subject = key.slice(0, key.indexOf(' '))
  const own = services.find(({ info }) => info.subject === subject)?.rules
  return own ? own[key.slice(subject.length + 1)] : platformRules[key]
}

/** Every rule, under its key. */
export const rulesOf = ({ services }: WithServices): Rules => ({
  ...platformRules,
  ...Object.fromEntries(
    services.flatMap(({ info, rules }) =>
      Object.entries(rules).map(([state, rule]) => [`${info.subject} ${state}`, rule]),
    ),
  ),
})

import type { FeatureEntry } from '../entries/feature-entry.ts'
import type { Rule, Rules } from '../entries/rule.ts'

type WithRules = { features: readonly Pick<FeatureEntry<never>, 'rules'>[] }
type Happened = { subject: string; from: string | null; to: string }

/**
 * The key of the rule that follows from an event: `subject state`, or `subject from > state`, which comes first. Notifications and
 * tasks keep the key. Undefined where nothing follows.
 */
export function findRuleKey(deps: WithRules, { subject, from, to }: Happened): string | undefined {
  const keys = [`${subject} ${from} > ${to}`, `${subject} ${to}`]
  return keys.find((key) => findRule(deps, key))
}

/** The rule of a stored key. Undefined once a later version of the product has no such rule. */
export function findRule({ features }: WithRules, key: string): Rule | undefined {
  const subject = key.slice(0, key.indexOf(' '))
  for (const { rules } of features) {
    const own: Rules | undefined = (rules as Readonly<Record<string, Rules>> | undefined)?.[subject]
    if (own) return own[key.slice(subject.length + 1)]
  }
  return undefined
}

/** Every rule, under its key. */
export const rulesOf = ({ features }: WithRules): Rules =>
  Object.fromEntries(
    features
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .flatMap(([subject, own]) =>
        Object.entries(own).map(([state, rule]) => [`${subject} ${state}`, rule] as const),
      ),
  )

import type { Facts, Rule } from '../../services/rule.ts'

/** A notification whose rule no longer exists names its subject. */
export const wordsOfNotification = (rule: Rule | undefined, facts: Facts) => ({
  title: rule?.notifies?.title(facts) ?? facts.what,
  body: rule?.notifies?.body(facts) ?? '',
})

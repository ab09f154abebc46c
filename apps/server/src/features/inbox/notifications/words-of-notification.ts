import type { Facts, Rule } from '../../../entries/rule.ts'

/** A notification whose rule no longer exists names its subject. */
export const wordsOfNotification = (rule: Rule | undefined, facts: Facts) => ({
  title: rule?.notifies?.title(facts) ?? facts.what,
  body: rule?.notifies?.body(facts) ?? '',
})

import type { Facts, Rule } from '../../../entries/rule.ts'

/** A task whose rule no longer exists is called by its subject. */
export const titleOfTask = (rule: Rule | undefined, facts: Facts) => ({
  title: rule?.opens?.title(facts) ?? facts.what,
})

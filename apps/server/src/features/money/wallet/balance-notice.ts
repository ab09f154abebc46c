import type { Rule, Words } from '../../../entries/rule.ts'

/** News about a company's balance, for those who may move it. */
export const balanceNotice = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'balance',
  who: 'preparer',
  title,
  body,
})

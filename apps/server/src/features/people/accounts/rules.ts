import type { Rule, Rules } from '../../../entries/rule.ts'

const security = (title: string): NonNullable<Rule['notifies']> => ({
  kind: 'security',
  who: 'person',
  title: () => title,
  body: () => 'If this was not you, change your password at once and write to us.',
})

/** A company whose first user has confirmed its address. */
export const companyRules: Rules = {
  email_verified: {
    opens: {
      task: 'complete-business-info',
      who: 'owner',
      title: () => 'Complete business info',
      about: () => 'kyb',
    },
  },
}

export const userRules: Rules = {
  password_changed: { notifies: security('Your password was changed') },
  password_reset: { notifies: security('Your password was reset') },
  second_factor_on: { notifies: security('Your second factor was turned on') },
  second_factor_off: { notifies: security('Your second factor was turned off') },
}

export const securityQuestionRules: Rules = {
  saved: { notifies: security('Your security questions were changed') },
}

import type { MutatedFolder } from './folders.ts'

const features = 'apps/server/src/features'

/** On the server, beside the features: what all of them use. */
export const mutatedPlatform: MutatedFolder[] = [
  {
    folder: 'apps/server/src/lifecycle',
    files: [
      'bank-days',
      'begin',
      'due-dates',
      'local-days',
      'lock-row',
      'move',
      'next-step',
      'numbers',
      'work-days',
    ],
    tests: [
      `${features}/services/insurance/policy-races.test.ts`,
      `${features}/services/claims/decide-claim.test.ts`,
      `${features}/services/simple-payment/cancel-payment.test.ts`,
    ],
  },
  {
    folder: 'apps/server/src/approvals',
    files: [
      'binding',
      'bound-row',
      'check-password-and-code',
      'decide-release',
      'one-time-codes',
      'release-limit',
      'release-requests',
      'with-approval',
      'with-release',
    ],
    tests: [
      'apps/server/test/hardening/code-purposes.test.ts',
      `${features}/people/accounts/sign-up.test.ts`,
      `${features}/services/insurance/{bind-insurance,policy-races}.test.ts`,
      `${features}/services/shipments/**/{booking-races,pay-freight,release-freight}.test.ts`,
      `${features}/services/simple-payment/**/{dynamic-linking,release-payment}.test.ts`,
    ],
  },
  {
    folder: 'apps/server/src/work',
    files: ['each-due', 'failing-rows'],
    tests: ['apps/server/test/throwing-rows.test.ts'],
    without: ['apps/server/src/work/{foresight,pass-hours,hourly-schedule}.test.ts'],
  },
  {
    folder: 'apps/server/src/access',
    files: ['attempts', 'require-role', 'require-verified', 'scope', 'session-memory', 'session-tokens'],
    tests: [
      'apps/server/test/hardening/{roles,company-roles,ended-sessions,tenants}.test.ts',
      `${features}/people/accounts/*.test.ts`,
    ],
  },
  {
    folder: 'apps/server/src/http',
    files: ['authenticate', 'idempotency'],
    tests: ['apps/server/test/hardening/{roles,company-roles,ended-sessions}.test.ts'],
  },
]

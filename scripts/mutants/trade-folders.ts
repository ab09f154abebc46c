import type { MutatedFolder } from './folders.ts'

const features = 'apps/server/src/features'

/** The wings `trade` and `world`: what is traded with whom, and what is true of places, names and rates. */
export const mutatedTrade: MutatedFolder[] = [
  {
    folder: `${features}/trade/quote-requests`,
    files: ['missing-of', 'save-request', 'submit-request', 'what-services-need'],
  },
  {
    folder: `${features}/trade/transactions`,
    files: ['add-up', 'change-amount', 'check-trades', 'list-next-steps', 'move-service', 'transactions'],
  },
  { folder: `${features}/trade/transactions/budget`, files: ['compare-budget', 'write-budget'] },
  { folder: `${features}/trade/transactions/cash-flow`, files: ['read-cash-flow'] },
  { folder: `${features}/trade/transactions/files`, files: ['trade-paper', 'trade-workbook'] },
  { folder: `${features}/world/facts`, files: ['facts', 'note-due-facts', 'read-fact', 'shipped-facts'] },
  { folder: `${features}/world/screening/list-files` },
  {
    folder: `${features}/world/screening/names`,
    files: [
      'is-same-name',
      'jaro-winkler',
      'name-index',
      'normalise-name',
      'score-names',
      'split-legal-forms',
      'words-of',
    ],
    isQuick: true,
  },
  {
    folder: `${features}/world/places`,
    files: [
      'city-file',
      'city-keys',
      'city-text',
      'find-city',
      'fold-name',
      'matched-name',
      'place-names',
      'search-cities',
      'split-place',
    ],
    // They judge the data.
    without: [`${features}/world/places/{corrected-ports,regions}.test.ts`],
    isQuick: true,
  },
  {
    folder: `${features}/trade/partners`,
    files: [
      'add-{partner,supplier}',
      'bank-corrections',
      'check-{accounts,names}',
      'corridor-of-payee',
      'name-check{,-limit}',
      'parties-of-payee',
      'payee',
      'refuse-restricted-banks',
      'replace-accounts',
      'same-number-warning',
      'take-bank-name',
      'update-partner',
    ],
    tests: [
      `${features}/outside/provider-webhooks/account-corrections.test.ts`,
      `${features}/money/corridors/corridors.test.ts`,
      `${features}/world/restricted-countries/restricted-countries.test.ts`,
    ],
    // Of a rule in the database, and of many random names.
    without: [`${features}/trade/partners/{registration-key,partners.fuzz}.test.ts`],
  },
  { folder: `${features}/trade/availability`, files: ['check-places', 'save-availability'] },
  {
    folder: `${features}/trade/landed-cost`,
    files: [
      'charges-at-border',
      'customs-rules',
      'duty-and-tax',
      'estimate-landed-cost',
      'fees-of-customs',
      'find-duty-rate',
      'free-of-charge',
      'per-unit',
      'save-duty-rate',
      'split-price',
    ],
  },
]

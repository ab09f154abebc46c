import { nameOfLandingPart } from './landing-parts.ts'

type Group = {
  name: string | typeof nameOfLandingPart
  debugName?: string
  test: RegExp
  minShareCount?: number
  includeDependenciesRecursively?: boolean
}

/** Our own modules that many pages need, in one file: the bundler would make one for each set of pages. */
const together = (name: string, minShareCount: number, ...tests: string[]): Group => ({
  name,
  minShareCount,
  includeDependenciesRecursively: false,
  test: new RegExp(tests.join('|').replaceAll('/', '[\\\\/]')),
})

/**
 * A request costs a browser more than a kilobyte that it does not need: without these groups a page of a session loads 60 to
 * 100 files, most of them below 1 KB. A module joins the first group that matches. Add a new small module that several
 * pages share to one of them.
 */
export const chunkGroups: Group[] = [
  // The libraries of every page, in files that change only with their versions. The landing page needs only React.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'ground',
    // Without the queries that few pages ask for: several at once, or kept over a reload.
    test: /node_modules[\\/](react-router|@tanstack)[\\/](?!.*[\\/](hydration|queriesObserver|use\w*Queries)\.js$)/,
  },
  // What the landing page has in common with the others, kept apart from what would pull the router along, and
  // without what only pages behind the sign-in share with it.
  {
    name: nameOfLandingPart,
    debugName: 'parts',
    test: /(src[\\/](ui|lib)[\\/](?!.*(timeline|definition-list|social-icon|social-links|contact)\.)|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|contract[\\/]src[\\/]primitives[\\/]endpoint\.)/,
  },
  // What the sign-in page needs too.
  together(
    'basis',
    2,
    'ui/(?:\\w+/)?(banner|button|button-look|card|class-names|control-look|field|skeleton|spinner|split-field-props|text-input|toast)\\.',
    'icons/(circle-exclamation-point|circle-check|clock-3|info|loader-circle)\\.',
    'contract/src/accounts/calls\\.',
    'layout/(error-boundary|message-page|not-found-page|unexpected-error|page-boundary|page-skeleton)\\.',
    'lib/screens/lazy-page\\.',
  ),
  // One file instead of twenty: the landing page and the frame of a session show most of them.
  together(
    'icons',
    2,
    'icons/(globe|life-buoy|shield-check|ship|arrow-left-right|users-round|bell|building-complex|message-square|alarm-clock|clipboard-check|landmark|lock-keyhole|microscope|receipt-text|scale|check|x|handshake|list-todo|messages-square|hand-coins|message-circle-question-mark)\\.',
  ),
  // The frame of a session, with the list of screens.
  together(
    'session',
    2,
    'icons/(anchor|percent|building-complex|factory|id-card|check-check|file-spreadsheet|flask-conical|layout-grid|notebook-pen|scroll-text|shield-exclamation-point|log-\\w+|menu|tags|layers|route|circle-question-mark)\\.',
    'src/app/(screens|composed-pages)\\.ts',
    'inbox/(search/find-address|tour/start-tour)\\.',
    'layout/(drawer|app-frame|sidebar|guards|screen-routes)\\.',
    'features/[\\w-]+/[\\w-]+/screens\\.',
    'features/trade/availability/(availability-queries|route-flag|route-bar)\\.',
    'features/money/wallet/wallet-address\\.',
    'lib/(session/log-\\w+|queries/trades)\\.',
    'contract/src/([\\w-]+/service-info|services/registry|(availability|transactions)/calls)\\.',
    'ui/menu\\.',
  ),
  // What the landing page shares with some pages.
  together(
    'facts',
    2,
    'ui/(?:\\w+/)?(definition-list|timeline)\\.',
    'features/inbox/help-assistant/help-assistant\\.',
    'lib/queries/contact\\.',
  ),
  // What the pages of the other parties need too.
  together(
    'pieces',
    2,
    'icons/(arrow-left|chevron-down|chevron-left|chevron-right|search)\\.',
    'ui/(?:\\w+/)?(icon-button|place-from|dialog|dialog-layer|select|page-header|place-near|tooltip|status-badge|choice-buttons|search-field|list-filters|list-failure|list-page|data-columns|data-table|row-link|row-list|row-table|card-list|record-list|use-is-narrow|empty-state|pagination|checkbox|short-label)\\.|ui/says-empty\\.',
    'lib/(format/(format-number|format-date)|forms/use-settled|net/use-change|session/(profile|roles)|browser/use-address(-param)?|screens/write-address|queries/unread)\\.',
    'contract/src/(primitives/(roles|staff)|notifications/calls)\\.',
    'money/src/(iso-4217|currency)\\.',
  ),
  // Amounts, and what lists of records need.
  together(
    'figures',
    6,
    'money/src/',
    'lib/format/(format-amount|format-text|rate-origin)\\.',
    'lib/browser/use-list-address\\.',
    'lib/queries/(wallet|partners)\\.',
    'contract/src/((wallet|partners)/calls|lifecycle/state-table)\\.',
    'ui/(?:\\w+/)?(amount|may-only|list-frame|list-panel)\\.',
    'icons/plus\\.',
  ),
  // What the page of one record needs.
  together(
    'records',
    6,
    'ui/(?:\\w+/)?(history|next-step|record-page|progress-bar|form-dialog|dialog-button|use-dialog|closed-since|closed-button|typed-guard|confirm-dialog|reason-dialog|use-sending|use-form-focus|select-search|use-option-search|radio-group)\\.',
    'lib/forms/focus-first-fault\\.',
    'icons/(trash|copy)\\.',
  ),
  together(
    'documents',
    6,
    'ui/(?:\\w+/)?(file-|use-file|document-|download-)',
    'lib/(browser/save-file|forms/file-base64|net/api-upload|queries/(documents|links))\\.',
    'contract/src/((documents|links)/calls|documents/types)\\.',
    'icons/(file-text|download)\\.',
  ),
  // The validation library. `values` also needs money.
  together('schemas', 6, 'node_modules/zod/(?!.*iso)', 'contract/src/primitives/plain-text\\.'),
  together('values', 6, 'node_modules/zod/', 'contract/src/(primitives/|documents/forms\\.)'),
  together(
    'wizard',
    6,
    'lib/wizard/',
    'ui/(?:\\w+/)?(wizard|trade-field|change-trade|leave-guard|money-field|number-field|typed-amount|use-amount)',
    'lib/forms/use-settled\\.',
    'contract/src/lists/(offered-currencies|incoterms)\\.',
  ),
  together(
    'code',
    6,
    'node_modules/input-otp/',
    'ui/(?:\\w+/)?(code-input|use-code-field|resend-code|message-of-link)\\.',
    'lib/browser/use-seconds-until\\.',
  ),
  // What the dashboard shares with the pages that its panels link to.
  together(
    'panels',
    2,
    'features/\\w+/(dashboard/(dashboard-queries|payment-columns|payment-link)|tasks/(parts/(task-queries|due-date)|customer/task-row)|messages/(parts/(message-queries|thread-row)|customer/thread-address)|quotes/use-quotes-address|partners/(account-summary|edit-button|partner-dialog|use-partner-dialog)|wallet/wallet-queries)\\.',
    'contract/src/((simple-payment|tasks|quotes|messages|financing|invoice-factoring)/calls|simple-payment/states|services/subject-links)\\.',
    'lib/queries/(quotes|requirements)\\.',
    'contract/src/(movements/calls|onboarding/(states|requirement-calls|kyb-rule))\\.',
    'icons/chart-column\\.',
  ),
]

import { HandCoins } from 'lucide-react'
import { LinkButton } from '../../../../ui/button.tsx'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { limitsQuery } from '../parts/credit-limit-queries.ts'
import { limitColumns } from '../parts/limit-columns.tsx'

/** /invoice-factoring/limits: the credit with each buyer, newest request first. */
export const LimitsPage = defineListPage({
  title: 'Credit limits',
  lead: 'The credit with each of your buyers, and the requests for it.',
  back: { to: '/invoice-factoring', label: 'Invoice Factoring' },
  actions: (
    <MayOnly who="preparer">
      <LinkButton to="/invoice-factoring?step=details" tone="main">
        Request a limit
      </LinkButton>
    </MayOnly>
  ),
  query: limitsQuery,
  rowsOf: ({ credit_limits }) => credit_limits,
  columns: limitColumns,
  linkOf: ({ credit_limit_id }) => `/invoice-factoring/limits/${credit_limit_id}`,
  empty: {
    icon: HandCoins,
    text: 'Your credit limits will appear here. Request the first one for a buyer.',
  },
})

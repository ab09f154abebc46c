import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { draftAddress, paymentAddress } from './payment-address.ts'
import { paymentColumns, waitingColumns } from './payment-columns.tsx'
import { paymentsQuery } from './payment-queries.ts'

const choices = ['waiting', 'submitted', 'drafts'] as const
const titles = { waiting: 'Waiting for release', submitted: 'Submitted', drafts: 'Drafts' }
const emptyTexts = {
  all: 'Your payments will appear here, each with its status.',
  waiting: 'Payments above your limit appear here until a second person releases them.',
  submitted: 'Your payments will appear here, each with its status.',
  drafts: 'Payments that you save before sending appear here.',
}

/** /payments: everything that was paid or prepared, newest first. */
export function PaymentsPage() {
  const address = useListAddress({ choices, filter: 'show' })
  const shown = address.chosen ?? 'all'
  const { data: user } = useQuery(profileQuery)
  const { waiting, ...others } = titles
  return (
    <ListPage
      title="Payments"
      lead="The payments that you have sent and prepared, and their status."
      back={{ to: '/dashboard', label: 'Dashboard' }}
      actions={
        <MayOnly who="preparer">
          <LinkButton to="/simple-payment" tone="main">
            New payment
          </LinkButton>
        </MayOnly>
      }
      address={address}
      filter={{
        label: 'Show',
        everything: 'All',
        // Without a team no payment waits for another person.
        options: user?.team_enabled || shown === 'waiting' ? { waiting, ...others } : others,
        isButtons: true,
      }}
      list={{
        label: 'Payments',
        query: useQuery(paymentsQuery({ shown, page: address.page })),
        rowsOf: ({ data }) => data,
        columns: shown === 'waiting' ? waitingColumns : paymentColumns,
        rowKey: ({ simple_payment_id }) => simple_payment_id,
        rowLink: ({ simple_payment_id: id, save_as_draft }) =>
          save_as_draft === 1 ? draftAddress(id) : paymentAddress(id),
        failureText: 'Your payments could not be loaded.',
        empty: {
          icon: ArrowLeftRight,
          title: 'No record found',
          text: emptyTexts[shown],
          action: (
            <Link to="/simple-payment" className="text-link">
              Make a payment
            </Link>
          ),
        },
      }}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../lib/browser/use-page-param.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { useMay } from '../../lib/session/roles.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { draftAddress, paymentAddress } from './payment-address.ts'
import { paymentColumns, waitingColumns } from './payment-columns.tsx'
import { paymentsQuery, type ShownList, shownLists } from './queries.ts'

const titles: Record<ShownList, string> = {
  all: 'All',
  waiting: 'Waiting for approval',
  submitted: 'Submitted',
  drafts: 'Drafts',
}

/** /payments: everything that was paid or prepared, newest first; which of it, and the page, are in the address. */
export function PaymentsPage() {
  const [show = '', setShow] = useAddressParam('show')
  const shown: ShownList = show in shownLists ? (show as ShownList) : 'all'
  const [page, setPage] = usePageParam()
  const mayPrepare = useMay('preparer')
  const { data, error, refetch } = useQuery(paymentsQuery({ shown, page }))
  return (
    <>
      <PageHeader
        title="Payments"
        lead="What you have paid and prepared, and where each payment stands."
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={
          mayPrepare && (
            <LinkButton to="/simple-payment" tone="main">
              New payment
            </LinkButton>
          )
        }
      />
      <Card isFlush>
        <Filter shown={shown} onShow={(list) => setShow(list === 'all' ? undefined : list, { page: '' })} />
        {error && !data ? (
          <Unavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Payments"
            columns={shown === 'waiting' ? waitingColumns : paymentColumns}
            rows={data?.data}
            rowKey={({ simple_payment_id }) => simple_payment_id}
            rowLink={({ simple_payment_id: id, save_as_draft }) =>
              save_as_draft === 1 ? draftAddress(id) : paymentAddress(id)
            }
            skeletonRows={8}
            empty={<Nothing shown={shown} />}
          />
        )}
        {data && (
          <Pagination
            page={data.pagination.current_page}
            totalPages={data.pagination.total_pages}
            total={data.pagination.total}
            isLeast={data.pagination.total_is_least}
            onPage={setPage}
          />
        )}
      </Card>
    </>
  )
}

function Filter({ shown, onShow }: { shown: ShownList; onShow: (list: ShownList) => void }) {
  const { data: user } = useQuery(profileQuery)
  // Where one person does everything nothing ever waits.
  const lists = (Object.keys(titles) as ShownList[]).filter(
    (list) => list !== 'waiting' || user?.team_enabled || list === shown,
  )
  return (
    <fieldset aria-label="Show" className="flex flex-wrap gap-2 p-5 pb-3">
      {lists.map((list) => (
        <Button
          key={list}
          size="sm"
          tone={list === shown ? 'plain' : 'quiet'}
          aria-pressed={list === shown}
          onClick={() => onShow(list)}
        >
          {titles[list]}
        </Button>
      ))}
    </fieldset>
  )
}

const nothings: Record<ShownList, string> = {
  all: 'Payments stand here, each with its status.',
  waiting: 'Payments above your limit wait here for somebody who did not prepare them.',
  submitted: 'Payments stand here, each with its status.',
  drafts: 'A payment you save before sending waits here.',
}

function Nothing({ shown }: { shown: ShownList }) {
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title="No record found"
      action={
        <Link to="/simple-payment" className="text-link">
          Make a payment
        </Link>
      }
    >
      {nothings[shown]}
    </EmptyState>
  )
}

function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="p-5">
      <Banner
        tone="lost"
        isNews
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'Your payments could not be loaded.')}
      </Banner>
    </div>
  )
}

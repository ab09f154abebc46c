import { useQuery } from '@tanstack/react-query'
import { partnersPerPage, type WirePartner } from '@tradelane/contract/partners/calls'
import { Building2, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../lib/format/format-date.ts'
import { partnersQuery } from '../../lib/queries/partners.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MayOnly } from '../../ui/may-only.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { accountSummary } from './account-summary.ts'
import { EditButton } from './edit-button.tsx'
import { PartnersUnavailable } from './partners-unavailable.tsx'
import { usePartnerDialog } from './use-partner-dialog.tsx'

/** /partners: all companies that the company trades with. */
export function PartnersPage() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const { data, error, refetch } = useQuery(partnersQuery(search))
  const { add, edit, dialog } = usePartnerDialog(data)
  const addButton = (
    <MayOnly who="preparer">
      <Button tone="main" onClick={add}>
        <Plus size={16} aria-hidden />
        Add New Partner
      </Button>
    </MayOnly>
  )
  return (
    <>
      <PageHeader
        title="Partner Companies"
        lead="The companies you trade with, and the accounts you pay to."
        actions={addButton}
      />
      <Card isFlush>
        <div className="p-5 pb-3">
          <SearchField
            label="Search partner companies"
            placeholder="Name or registration number"
            value={search}
            onSearch={(text) => setAddress(text === '' ? {} : { search: text }, { replace: true })}
          />
        </div>
        {error && !data ? (
          <PartnersUnavailable onRetry={refetch} />
        ) : (
          <DataTable
            label="Partner Companies"
            columns={columns(edit)}
            rows={data}
            rowKey={(partner) => partner.beneficiary_id}
            empty={search === '' ? <NoPartners onAdd={add} /> : <EmptyState title="No results" />}
          />
        )}
        {data?.length === partnersPerPage && (
          <p className="px-5 py-4 text-ink-2">
            These are the first {partnersPerPage}. Search to find the others.
          </p>
        )}
      </Card>
      {dialog}
    </>
  )
}

const columns = (edit: (beneficiaryId: string) => void): Column<WirePartner>[] => [
  {
    key: 'company',
    title: 'Company',
    cell: (partner) => <span className="font-medium break-words">{partner.company_name}</span>,
    isMain: true,
  },
  { key: 'number', title: 'Registration number', cell: (partner) => partner.company_registration_number },
  { key: 'contact', title: 'Contact', cell: (partner) => partner.contact_person_name },
  { key: 'accounts', title: 'Accounts', cell: accountSummary, className: 'num' },
  { key: 'added', title: 'Added', cell: (partner) => formatDay(partner.created_at), className: 'num' },
  {
    key: 'edit',
    title: 'Action',
    cell: (partner) => <EditButton partner={partner} onEdit={edit} />,
    isRight: true,
  },
]

function NoPartners({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={Building2}
      title="No record found"
      action={<Button onClick={onAdd}>Add your first partner</Button>}
    >
      The companies you buy from and sell to will appear here.
    </EmptyState>
  )
}

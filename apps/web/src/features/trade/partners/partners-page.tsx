import { useQuery } from '@tanstack/react-query'
import { partnersPerPage, type WirePartner } from '@tradelane/contract/partners/calls'
import { nameCheckLabels } from '@tradelane/contract/partners/name-check'
import { Building2, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { partnersQuery } from '../../../lib/queries/partners.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { accountSummary } from './account-summary.ts'
import { EditButton } from './edit-button.tsx'
import { usePartnerDialog } from './use-partner-dialog.tsx'

/** /partners: every company that the customer trades with. */
export function PartnersPage() {
  const address = useListAddress()
  const query = useQuery(partnersQuery(address.search))
  const { add, edit, dialog } = usePartnerDialog(query.data)
  return (
    <>
      <ListPage
        title="Partner Companies"
        lead="The companies you trade with, and the accounts you pay to."
        actions={
          <MayOnly who="preparer">
            <Button tone="main" onClick={add}>
              <Plus size={16} aria-hidden />
              Add New Partner
            </Button>
          </MayOnly>
        }
        address={address}
        search="Search partner companies"
        placeholder="Name or registration number"
        list={{
          label: 'Partner Companies',
          query,
          rowsOf: (partners) => partners,
          columns: columns(edit),
          rowKey: ({ beneficiary_id }) => beneficiary_id,
          failureText: 'Your partners could not be loaded',
          empty: {
            icon: Building2,
            title: 'No record found',
            text: 'The companies you buy from and sell to will appear here.',
            action: <Button onClick={add}>Add your first partner</Button>,
          },
          narrowed: { title: 'No results', text: 'Try fewer words.' },
        }}
        note={
          query.data?.length === partnersPerPage && (
            <p className="px-5 py-4 text-ink-2">
              These are the first {partnersPerPage}. Search to find the others.
            </p>
          )
        }
      />
      {dialog}
    </>
  )
}

function PayLink({ partner: { beneficiary_id: id, company_name } }: { partner: WirePartner }) {
  return (
    <MayOnly who="preparer">
      <LinkButton size="sm" to={`/simple-payment?beneficiary_id=${id}`} aria-label={`Pay ${company_name}`}>
        Pay
      </LinkButton>
    </MayOnly>
  )
}

/** With what their banks say against a name. */
function Accounts({ partner }: { partner: WirePartner }) {
  const results = partner.account_details.map(({ name_check }) => name_check?.result)
  const doubt = (['no_match', 'close_match'] as const).find((result) => results.includes(result))
  return (
    <>
      {accountSummary(partner)}
      {partner.account_details.some(({ bank_correction }) => bank_correction) && (
        <span className="block text-sm text-wait">The bank corrected an account</span>
      )}
      {doubt && (
        <span className={classNames('block text-sm', doubt === 'no_match' ? 'text-lost' : 'text-wait')}>
          {nameCheckLabels[doubt]}
        </span>
      )}
    </>
  )
}

const columns = (edit: (beneficiaryId: string) => void): Column<WirePartner>[] => [
  {
    key: 'company',
    title: 'Company',
    cell: ({ beneficiary_id: id, company_name }) => (
      <Link to={`/dashboard/insights?beneficiary_id=${id}`} className="text-link font-medium break-words">
        {company_name}
      </Link>
    ),
    isMain: true,
  },
  { key: 'number', title: 'Registration number', cell: (partner) => partner.company_registration_number },
  { key: 'contact', title: 'Contact', cell: (partner) => partner.contact_person_name },
  { key: 'accounts', title: 'Accounts', cell: (partner) => <Accounts partner={partner} />, className: 'num' },
  {
    key: 'added',
    title: 'Added',
    cell: (partner) => formatDay(partner.created_at),
    className: 'num whitespace-nowrap',
  },
  {
    key: 'edit',
    title: 'Action',
    cell: (partner) => (
      <span className="inline-flex flex-wrap justify-end gap-2">
        <PayLink partner={partner} />
        <EditButton partner={partner} onEdit={edit} />
      </span>
    ),
    isRight: true,
  },
]

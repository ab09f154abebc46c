import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type AuditKind, audit, type WireAuditEntry } from '@tradelane/contract/audit/calls'
import { staffOnly } from '@tradelane/contract/primitives/staff'
import { ScrollText } from 'lucide-react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { administratorQuery, useStaffMay } from '../../../lib/session/staff.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { AuditEntry, RecordOf } from './audit-entry.tsx'
import { AuditFilters, useAuditFilter } from './audit-filters.tsx'
import { auditFile, auditQuery } from './audit-queries.ts'
import { CheckTrailButton, TrailVerdict, useTrailCheck } from './check-trail.tsx'

const kinds: Record<AuditKind, string> = { change: 'Changed', reveal: 'Seen', approval: 'Approved' }
// A kind is no state: nothing waits, and nothing has failed.
const tones = { change: 'idle', reveal: 'idle', approval: 'done' } as const

const columns: Column<WireAuditEntry>[] = [
  { key: 'number', title: 'Number', className: 'num', cell: ({ number }) => number },
  {
    key: 'what',
    title: 'What',
    isMain: true,
    className: 'wrap-anywhere',
    cell: ({ what, reason }) => (
      <>
        {what}
        {reason && <div className="text-xs text-ink-2">{reason}</div>}
      </>
    ),
  },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => <Badge tone={tones[kind]}>{kinds[kind]}</Badge> },
  {
    key: 'record',
    title: 'Record',
    className: 'min-w-36 wrap-anywhere',
    cell: (entry) => (
      <>
        <RecordOf entry={entry} />
        {entry.company_name && <div className="text-xs text-ink-2">{entry.company_name}</div>}
      </>
    ),
  },
  {
    key: 'actor',
    title: 'Who',
    className: 'min-w-48 wrap-anywhere',
    cell: ({ actor, role }) => (
      <>
        <Address of={actor} />
        <div className="text-xs text-ink-2">{role}</div>
      </>
    ),
  },
  { key: 'at', title: 'When', className: 'num whitespace-nowrap', cell: ({ at }) => formatInstant(at) },
  {
    key: 'action',
    title: 'Action',
    isRight: true,
    cell: (entry) => (
      <DialogButton text="Details" size="sm" aria-label={`Details of entry ${entry.number}`}>
        {(close) => <AuditEntry entry={entry} onClose={close} />}
      </DialogButton>
    ),
  },
]

/** Goes on below after its @, not within a word. */
function Address({ of: address }: { of: string }) {
  const [name, domain] = address.split('@')
  return (
    <>
      {name}
      {domain && (
        <>
          @<wbr />
          {domain}
        </>
      )}
    </>
  )
}

/** /admin/audit: who of the staff changed or saw what, and what customers approved. */
export function AuditPage() {
  useSuspenseQuery(administratorQuery)
  if (useStaffMay(audit.list)) return <Trail />
  return (
    <>
      <PageHeader title="Audit trail" />
      <Banner tone="wait">{staffOnly(audit.list.staff, 'read this page')}</Banner>
    </>
  )
}

function Trail() {
  const address = useListAddress()
  const filtering = useAuditFilter(address.search)
  const { filter } = filtering
  const query = useQuery(auditQuery(filter, address.page))
  const check = useTrailCheck()
  const isNarrowed = Object.values(filter).some((value) => value !== '')
  return (
    <ListPage
      title="Audit trail"
      lead="Who changed or saw what, newest first. Nobody can change an entry without being noticed."
      actions={
        <>
          <StaffOnly call={audit.verify}>
            <CheckTrailButton check={check} />
          </StaffOnly>
          <StaffOnly call={audit.file}>
            <DownloadButton {...auditFile(filter)} />
          </StaffOnly>
        </>
      }
      address={address}
      above={<TrailVerdict check={check} />}
      filters={<AuditFilters {...filtering} address={address} />}
      list={{
        label: 'Audit trail',
        query,
        rowsOf: ({ entries }) => entries,
        columns,
        rowKey: ({ number }) => String(number),
        empty: isNarrowed
          ? { icon: ScrollText, text: 'Try fewer words or another filter.' }
          : { icon: ScrollText, text: 'Decisions and changes of the back office will appear here.' },
      }}
    />
  )
}

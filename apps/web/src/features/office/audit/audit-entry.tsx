import { audit, type WireAuditEntry } from '@tradelane/contract/audit/calls'
import { officeLink } from '@tradelane/contract/services/subject-links'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { receiptFile } from './audit-queries.ts'
import { inWords, nameInWords, stateInWords } from './in-words.ts'

/** One entry: who did what and why, with before and after beside each other. */
export function AuditEntry({ entry, onClose }: { entry: WireAuditEntry; onClose: () => void }) {
  const { number, at, what, actor, role, action, reason, company_name, request_id, hash, after } = entry
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={`Entry ${number}`}
      lead={what}
      actions={
        <StaffOnly call={audit.receipt}>
          <DownloadButton {...receiptFile(number)} />
        </StaffOnly>
      }
    >
      <div className="grid gap-5">
        <DefinitionList
          facts={[
            { term: 'Who', value: `${actor} (${role})` },
            { term: 'When', value: formatInstant(at) },
            { term: 'Record', value: <RecordOf entry={entry} /> },
            { term: 'Company', value: company_name },
            ...(after?.approved ? [{ term: 'Approved', value: nameInWords(after.approved) }] : []),
            { term: 'Reason', value: reason ?? 'Not given' },
            { term: 'Call', value: action },
            { term: 'Request', value: request_id },
            { term: 'Hash', value: <span className="text-xs">{hash}</span> },
          ]}
        />
        <BeforeAndAfter entry={entry} />
        <Facts title="Asked for" facts={after?.asked} />
      </div>
    </Dialog>
  )
}

export function RecordOf({ entry }: { entry: WireAuditEntry }) {
  const { subject, subject_kind, subject_id } = entry
  if (!subject_kind || !subject_id) return '–'
  // Its name is beside it.
  const unnamed = subject_kind === 'company' ? 'Customer profile' : undefined
  const text = subject ?? unnamed ?? `${nameInWords(subject_kind)} ${subject_id.slice(0, 8)}`
  const link = officeLink(subject_kind, subject_id)
  return link ? (
    <Link to={link} className="text-link">
      {text}
    </Link>
  ) : (
    text
  )
}

function BeforeAndAfter({ entry: { before, after } }: { entry: WireAuditEntry }) {
  const records = after?.records ?? []
  if (records.length === 0) return null
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-xs text-ink-2 max-sm:sr-only">
        <tr>
          {['Record', 'Before', 'After'].map((head) => (
            <th key={head} scope="col" className="py-1 pr-4 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ subject, id, state, by, facts }, index) => (
          <tr key={index} className="border-t border-line align-top max-sm:block max-sm:py-2">
            <td className={`${cell} max-sm:font-medium`}>{nameInWords(subject)}</td>
            <td className={cell}>
              <span className="text-ink-2 sm:hidden">Before: </span>
              {stateInWords(before?.records[index]?.state)}
            </td>
            <td className={`${cell} sm:w-1/2`}>
              <span className="text-ink-2 sm:hidden">After: </span>
              {stateInWords(state)}
              {by && <div className="text-xs text-ink-2">by {by.split(':')[0]}</div>}
              <Facts facts={facts} key={id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Below each other on a phone, where three columns would break words. */
const cell = 'max-sm:block sm:py-2 sm:pr-4'

function Facts({ title, facts }: { title?: string; facts: unknown }) {
  const known = inWords(facts)
  if (known.length === 0) return null
  return (
    <section className="mt-1 grid gap-2 text-xs">
      {title && <h3 className="text-sm font-medium">{title}</h3>}
      <DefinitionList facts={known} />
    </section>
  )
}

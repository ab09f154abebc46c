import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { tradeDocumentStateTable } from '@tradelane/contract/trade-documents/states'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { DocumentActions } from './document-actions.tsx'
import { contentOf } from './document-queries.ts'
import { ReadFields } from './read-fields.tsx'
import { nameOf, newerThan } from './versions.ts'

const shownFirst = 10

type DocumentRowsProps = {
  transactionId: string
  /** The newest, or all. */
  documents: readonly WireTradeDocument[]
  types: Types
  /** Asks for all. */
  onWhole: () => void
  onView: (document: WireTradeDocument) => void
}
type Types = readonly { type: WireTradeDocument['type']; count: number }[]

const documentCount = (types: Types): number => types.reduce((sum, { count }) => sum + count, 0)

/** The newest ten, and the others once they are asked for: a trade may have hundreds. */
export function DocumentRows({ transactionId, documents, types, onWhole, onView }: DocumentRowsProps) {
  const [most, setMost] = useState(shownFirst)
  const [type, setType] = useState('')
  if (documents.length === 0)
    return (
      <p className="text-ink-2">
        The documents of this trade appear here. Add a file, or make one from what the trade says.
      </p>
    )
  const chosen = documents.filter((one) => type === '' || one.type === type)
  const counted = types.filter((one) => type === '' || one.type === type)
  const count = documentCount(counted)
  const left = count - most
  return (
    <section aria-label="Documents of this trade">
      <FoldOnPhone title={`Documents of this trade: ${documentCount(types)}`} rows={documents.length} isInset>
        {(type !== '' || count > shownFirst) && (
          <TypeChoice
            types={types}
            type={type}
            onType={(chosenType) => {
              setType(chosenType)
              onWhole()
            }}
          />
        )}
        <ul className="divide-y divide-line">
          {chosen.slice(0, most).map((document) => (
            <DocumentRow
              key={document.document_id}
              {...{ transactionId, document, onView }}
              name={nameOf(document, documents)}
              newer={newerThan(document, documents)}
            />
          ))}
        </ul>
        {left > 0 && (
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              setMost(most + 50)
              onWhole()
            }}
          >
            Show {Math.min(left, 50)} more of {count} documents
          </Button>
        )}
      </FoldOnPhone>
    </section>
  )
}

type TypeChoiceProps = {
  types: Types
  type: string
  onType: (type: string) => void
}

/** Those types that the trade has, each with how many. */
function TypeChoice({ types, type, onType }: TypeChoiceProps) {
  const options = types.map(({ type: value, count }) => ({
    value,
    label: `${tradeDocumentTypes[value]} (${count})`,
  }))
  return (
    <Select
      className="mb-4 sm:max-w-72"
      label="Show"
      placeholder={`All documents (${documentCount(types)})`}
      options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
      value={type}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

type DocumentRowProps = Pick<DocumentRowsProps, 'transactionId' | 'onView'> & {
  document: WireTradeDocument
  name: string
  newer: number | undefined
}

function DocumentRow({ transactionId, document, name, newer, onView }: DocumentRowProps) {
  const { state, reason, expires_on, link, read, is_locked } = document
  const content = contentOf(document)
  const named = { ...document, title: name }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2 wrap-anywhere first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <button type="button" className="text-link text-start" onClick={() => onView(named)}>
          {name}
        </button>{' '}
        {state !== 'issued' && <StatusBadge states={tradeDocumentStateTable} state={state} />}
        {reason && <div className="text-lost">{reason}</div>}
        {expires_on && <div className="num text-xs text-ink-2">Good until {formatDay(expires_on)}</div>}
        <div className="num text-xs text-ink-2">
          {originOf(document)}
          {link && (
            <>
              {'. '}
              <Link className="text-link" to={link}>
                Open what it belongs to
              </Link>
            </>
          )}
        </div>
        <div className="text-xs text-ink-2">{viewsOf(document)}</div>
        {is_locked && !read && <div className="text-xs text-ink-2">It needs a password to be opened.</div>}
        {read && <ReadFields read={read} />}
      </div>
      {content && <DownloadButton size="sm" tone="quiet" label={`${name} as JSON`} {...content} />}
      <DocumentActions document={named} {...{ transactionId, newer }} />
    </li>
  )
}

function originOf({ type, title, state, size, from, uploaded_at, file_name }: WireTradeDocument): string {
  const at = formatInstant(uploaded_at)
  if (state === 'issued') return `From ${from}, ${at}`
  const name = file_name === title ? tradeDocumentTypes[type] : file_name
  return [name, size !== null && formatSize(size), `added by ${from}, ${at}`].filter(Boolean).join(', ')
}

function viewsOf({ views, view_count }: WireTradeDocument): string {
  const [last] = views
  if (!last) return 'Not opened yet'
  return `Opened ${view_count === 1 ? 'once' : `${view_count} times`}, last by ${last.by}, ${formatInstant(last.at)}`
}

import { queryOptions } from '@tanstack/react-query'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { useState } from 'react'
import { apiFile } from '../../../lib/net/api.ts'
import { FileDialog } from '../../../ui/dialogs/document-dialog.tsx'

/** Never cached beyond the page, and never written to storage. */
const offerFileQuery = (offer_id: string) =>
  queryOptions({
    queryKey: ['document', 'offer', offer_id],
    queryFn: ({ signal }) => apiFile(quoteOffers.file, { body: { offer_id } }, { signal }),
    meta: { isPrivate: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type OfferFileProps = { offer: { offer_id: string; file_name: string | null } }

/** The file that came with an offer. */
export function OfferFile({ offer: { offer_id, file_name } }: OfferFileProps) {
  return file_name && <NamedFile query={offerFileQuery(offer_id)} name={file_name} />
}

type NamedFileProps = { query: ReturnType<typeof offerFileQuery>; name: string }

/** The name of a file, which opens it. */
export function NamedFile({ query, name }: NamedFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="text-link text-start text-xs wrap-anywhere"
        onClick={() => setIsOpen(true)}
      >
        {name}
      </button>
      {isOpen && <FileDialog query={query} title={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { useState } from 'react'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { AmendmentsCard } from '../parts/amendments-card.tsx'
import type { EscrowPageData } from '../parts/escrow-queries.ts'

/** The changes of an escrow, which buyer and seller agree on without the back office. */
export function AmendmentsOfEscrow({ amendments }: Pick<EscrowPageData, 'amendments'>) {
  const [url, setUrl] = useState<string>()
  return (
    <>
      <AmendmentsCard
        amendments={amendments}
        onView={({ files }, { item_id }) => setUrl(files[item_id ?? ''])}
      />
      <DocumentDialog url={url} title="Added document" onClose={() => setUrl(undefined)} />
    </>
  )
}

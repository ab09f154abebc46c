import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { documentQuery } from '../../../../lib/queries/documents.ts'
import { notShownInView } from '../../../../lib/session/not-shown-in-view.ts'
import { FileDialog, useObjectUrl } from '../../../../ui/dialogs/document-dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

/** A photo, small; pressed, it is shown large. */
export function PhotoImage({ query, title }: { query: ReturnType<typeof documentQuery>; title: string }) {
  const { data: file, error } = useQuery(query)
  const address = useObjectUrl(file?.blob)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`View ${title}`}
        className="block aspect-square w-full overflow-hidden rounded-md border border-line"
        onClick={() => setIsLarge(true)}
      >
        {address ? (
          <img src={address} alt={title} className="size-full object-cover" />
        ) : notShownInView(error) ? (
          <span className="grid size-full place-items-center p-2 text-center text-ink-2 text-xs">
            Not shown in a view
          </span>
        ) : (
          <Skeleton className="size-full" />
        )}
      </button>
      {isLarge && <FileDialog query={query} title={title} onClose={() => setIsLarge(false)} />}
    </>
  )
}

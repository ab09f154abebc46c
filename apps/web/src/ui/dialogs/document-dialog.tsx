import { useQuery } from '@tanstack/react-query'
import { wordType, xmlType } from '@tradelane/contract/documents/types'
import { useEffect, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import type { DownloadedFile } from '../../lib/net/api.ts'
import { ApiError, withRequestId } from '../../lib/net/api-error.ts'
import { documentQuery } from '../../lib/queries/documents.ts'
import { notShownInView } from '../../lib/session/not-shown-in-view.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Dialog } from './dialog.tsx'
import { OpenForReason } from './open-for-reason.tsx'

type DocumentDialogProps = {
  /** The link of the stored document; undefined closes. */
  url: string | undefined
  title: string
  onClose: () => void
}

/** A stored document to look at, picture or PDF, and to save. What colleagues open for a reason asks for it once, as long as the page is open. */
export function DocumentDialog({ url, title, onClose }: DocumentDialogProps) {
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  if (url === undefined) return null
  const give = (reason: string) => setReasons({ ...reasons, [url]: reason })
  return (
    <FileDialog query={documentQuery(url, reasons[url])} title={title} onClose={onClose} onReason={give} />
  )
}

type FileDialogProps = {
  query: ReturnType<typeof documentQuery>
  title: string
  onClose: () => void
  /** Gets the reason, where the file is opened for one only. */
  onReason?: (reason: string) => void
  /** Instead of what no browser can show by itself. */
  notShown?: string
}

/** The same for a file that is read in another way. */
export function FileDialog({ query, title, onClose, onReason, notShown }: FileDialogProps) {
  const { data: file, error, refetch } = useQuery(query)
  if (onReason && error instanceof ApiError && error.fields.reason)
    return <OpenForReason title={title} onReason={onReason} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      actions={file && <Button onClick={() => saveFile(file, 'document')}>Download</Button>}
    >
      {notShownInView(error) ? (
        <Banner tone="info" isAlert>
          {notShownInView(error)}
        </Banner>
      ) : error && !file ? (
        <Banner
          tone="lost"
          isAlert
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {withRequestId('Something went wrong please try again!', error)}
        </Banner>
      ) : (
        <Preview file={file} title={title} notShown={notShown} />
      )}
    </Dialog>
  )
}

type PreviewProps = { file: DownloadedFile | undefined; title: string; notShown: string | undefined }

function Preview({ file, title, notShown }: PreviewProps) {
  const address = useObjectUrl(file?.blob)
  if (notShown) return <p className="py-8 text-center text-ink-2">{notShown}</p>
  if (!file || !address) return <Skeleton className="h-[60dvh]" />
  if (file.blob.type === wordType)
    return <p className="py-8 text-center text-ink-2">Download the Word document to read it.</p>
  // Never shown: a browser would run what an XML file says.
  if (file.blob.type === xmlType)
    return (
      <p className="py-8 text-center text-ink-2">
        This is an electronic invoice (XML) without a page to show. Download the file.
      </p>
    )
  if (file.blob.type === 'application/pdf' && !navigator.pdfViewerEnabled)
    return (
      <p className="py-8 text-center text-ink-2">
        This browser cannot show PDFs. Download the document to read it.
      </p>
    )
  if (file.blob.type === 'application/pdf')
    return <iframe src={address} title={title} className="h-[60dvh] w-full rounded-md border border-line" />
  return <img src={address} alt={title} className="mx-auto max-h-[60dvh] rounded-md" />
}

/** An address for bytes that are only in this page's memory, as long as they are shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}

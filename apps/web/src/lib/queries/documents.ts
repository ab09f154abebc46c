import { queryOptions } from '@tanstack/react-query'
import { documents } from '@tradelane/contract/documents/calls'
import { links } from '@tradelane/contract/links/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { fileBase64 } from '../forms/file-base64.ts'
import { apiFile, type DownloadedFile } from '../net/api.ts'
import { apiUpload } from '../net/api-upload.ts'

/** Stores a file of the user's company in one of the specification's folders ('user' for onboarding); returns its link. */
export const uploadTo =
  (folder: string) =>
  async (file: File, onProgress: (share: number) => void): Promise<string> => {
    const base64File = await fileBase64(file)
    const body = { base64File, folder_name: folder, file_name: file.name }
    return (await apiUpload(documents.upload, { body }, onProgress)).url
  }

type Uploaded = WireOutput<typeof documents.upload>

/** The same for an invoice, which may be XML. `onRead` gets what an electronic one says. */
export const uploadInvoiceTo =
  (folder: string, onRead?: (invoice: Uploaded['e_invoice']) => void) =>
  async (file: File, onProgress: (share: number) => void): Promise<string> => {
    const base64File = await fileBase64(file)
    const body = { base64File, folder_name: folder, file_name: file.name, is_invoice: true }
    const { url, e_invoice } = await apiUpload(documents.upload, { body }, onProgress)
    onRead?.(e_invoice)
    return url
  }

const fileOptions = (key: readonly string[], read: (signal: AbortSignal) => Promise<DownloadedFile>) =>
  queryOptions({
    queryKey: [...key],
    queryFn: ({ signal }) => read(signal),
    meta: { isPrivate: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The stored file behind a link; colleagues give a reason for a paper of a person. Never cached beyond the page, and never written to storage. */
export const documentQuery = (url: string, reason?: string) =>
  fileOptions(['document', url, ...(reason === undefined ? [] : [reason])], (signal) =>
    apiFile(documents.serveFile, { query: { file: url }, body: { reason } }, { signal }),
  )

/** The same of a file that an opened link shows to somebody without an account. */
export const linkFileQuery = (opened: { token: string; session: string }, file: string) =>
  fileOptions(['link-file', opened.token, file], (signal) =>
    apiFile(links.file, { body: { ...opened, file } }, { signal }),
  )

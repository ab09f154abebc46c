import { queryOptions } from '@tanstack/react-query'
import { documents } from '@tradelane/contract/documents/calls'
import { fileBase64 } from '../forms/file-base64.ts'
import { apiFile } from '../net/api.ts'
import { apiUpload } from '../net/api-upload.ts'

/** Stores a file of the user's company in one of the specification's folders ('user' for onboarding); returns its link. */
export const uploadTo =
  (folder: string) =>
  async (file: File, onProgress: (share: number) => void): Promise<string> => {
    const base64File = await fileBase64(file)
    const body = { base64File, folder_name: folder, file_name: file.name }
    return (await apiUpload(documents.upload, { body }, onProgress)).url
  }

/** The stored file behind a link. Never cached beyond the page, and never written to storage. */
export const documentQuery = (url: string) =>
  queryOptions({
    queryKey: ['document', url],
    queryFn: ({ signal }) => apiFile(documents.serveFile, { query: { file: url } }, { signal }),
    meta: { isPrivate: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

import { useRef, useState } from 'react'
import { ApiError, isNetworkFailure, messageOf } from '../../lib/net/api-error.ts'
import { toast } from '../toast.ts'
import { type FileTypes, whyRefused } from './file-rules.ts'

export type UploadFile = (file: File, onProgress: (share: number) => void) => Promise<string>

export type FileUpload = {
  /** 0 to 1 while a file is on its way. */
  progress: number | undefined
  /** Of the file on its way, else of the last one that was stored. */
  fileName: string | undefined
  problem: string | undefined
  /** Of the file that the problem is about. */
  refusedName: string | undefined
  start: (file: File) => void
}

/** Why the server refused the file, said once: beside the field. The toast says only that it was. */
function reasonOf(error: unknown): string | undefined {
  if (isNetworkFailure(error)) return 'We received no response. Try again.'
  if (!(error instanceof ApiError)) return undefined
  const { base64File: why } = error.fields
  if (why === undefined) return messageOf(error)
  return error.status >= 500 ? `${why}. Try again later.` : `${why}. Choose another file.`
}

/** Uploads one file at a time. A toast also shows the outcome, because the user may be on another page by then. */
export function useFileUpload(
  upload: UploadFile,
  onUploaded: (url: string, fileName: string) => void,
  { failure = 'Rejected, please try again', types }: { failure?: string | undefined; types?: FileTypes } = {},
): FileUpload {
  const [progress, setProgress] = useState<number>()
  const [sendingName, setSendingName] = useState<string>()
  const [storedName, setStoredName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [refusedName, setRefusedName] = useState<string>()
  const latest = useRef(0)

  const start = async (file: File) => {
    const refusal = whyRefused(file, types)
    setProblem(refusal)
    setRefusedName(file.name)
    if (refusal) return
    const turn = ++latest.current
    setSendingName(file.name)
    setProgress(0)
    const sending = upload(file, (share) => turn === latest.current && setProgress(share))
    toast.promise(sending, {
      pending: 'File is uploading',
      success: 'File has been uploaded',
      failure,
    })
    try {
      const url = await sending
      // Unless the user has chosen another file since.
      if (turn === latest.current) {
        setStoredName(file.name)
        onUploaded(url, file.name)
      }
    } catch (error) {
      if (turn === latest.current) {
        setProblem(reasonOf(error) ?? failure)
        setRefusedName(file.name)
      }
    }
    if (turn === latest.current) setProgress(undefined)
  }
  return {
    progress,
    // A refused file is not stored: its name must not be shown in the place of the stored one's.
    fileName: progress === undefined ? storedName : sendingName,
    problem,
    refusedName,
    start: (file) => void start(file),
  }
}

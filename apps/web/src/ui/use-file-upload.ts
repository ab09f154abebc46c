import { useRef, useState } from 'react'
import { whyRefused } from './file-rules.ts'
import { toast } from './toast.ts'

export type UploadFile = (file: File, onProgress: (share: number) => void) => Promise<string>

export type FileUpload = {
  /** 0 to 1 while a file is on its way. */
  progress: number | undefined
  fileName: string | undefined
  problem: string | undefined
  start: (file: File) => void
}

/** Sends one file at a time; the outcome is also told by a toast, because it may come when the person is elsewhere. */
export function useFileUpload(
  upload: UploadFile,
  onUploaded: (url: string) => void,
  failure = 'Rejected, please try again',
): FileUpload {
  const [progress, setProgress] = useState<number>()
  const [fileName, setFileName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)

  const start = async (file: File) => {
    const refusal = whyRefused(file)
    setProblem(refusal)
    if (refusal) return
    const turn = ++latest.current
    setFileName(file.name)
    setProgress(0)
    const sending = upload(file, (share) => turn === latest.current && setProgress(share))
    toast.promise(sending, {
      pending: 'File is uploading',
      success: 'File has been uploaded',
      failure,
    })
    try {
      const url = await sending
      // A file chosen since then has taken this one's place.
      if (turn === latest.current) onUploaded(url)
    } catch {
      if (turn === latest.current) setProblem(failure)
    }
    if (turn === latest.current) setProgress(undefined)
  }
  return { progress, fileName, problem, start: (file) => void start(file) }
}

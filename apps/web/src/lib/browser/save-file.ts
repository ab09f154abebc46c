import type { DownloadedFile } from '../net/api.ts'

/** A file that is made when somebody asks for it, and the text of its button. */
export type Paper = {
  text: string
  file: () => Promise<DownloadedFile>
  /** Where the answer has no name for it. */
  fileName: string
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: DownloadedFile, otherwise: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName ?? otherwise
  link.click()
  // The download has started by then; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

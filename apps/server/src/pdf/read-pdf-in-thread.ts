import { threadOf } from '../threads/ask-thread.ts'
import type { PdfQuestion, ReadPdf } from './read-pdf.ts'

/** Opens a PDF of a stranger on a thread of its own, which is ended where the file asks for too much time or memory: then it throws. */
export const readPdfInThread = threadOf<PdfQuestion, ReadPdf>(
  new URL('./read-pdf-thread.ts', import.meta.url),
  { taskMs: 10_000, memoryMb: 256 },
)

import { threadOf } from '../threads/ask-thread.ts'
import type { PdfContent } from './pdf-content.ts'

/**
 * Renders a document as PDF on a worker thread: it takes a tenth of a second, or more with a long table, during which
 * the process would answer nobody.
 */
export const renderPdfInThread = threadOf<PdfContent, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url))

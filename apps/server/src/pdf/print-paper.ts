import { threadOf } from '../work/ask-thread.ts'
import type { Paper } from './paper.ts'

/**
 * Renders a document as PDF on a worker thread: it takes a tenth of a second, or more with a long table, during which
 * the process would answer nobody.
 */
export const printPaper = threadOf<Paper, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url))

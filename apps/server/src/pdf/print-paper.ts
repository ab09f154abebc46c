import { threadOf } from '../work/ask-thread.ts'
import type { Paper } from './paper.ts'

/**
 * Draws a paper as PDF, on a thread of its own: it takes a tenth of a second, or with a long table some, in which nobody
 * else would be answered.
 */
export const printPaper = threadOf<Paper, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url))

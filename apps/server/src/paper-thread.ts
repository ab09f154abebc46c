import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'

/** The other side of `print-paper.ts`: draws what it is sent, one paper after the other. */
parentPort?.on('message', async ({ number, paper }: { number: number; paper: Paper }) => {
  try {
    const bytes = await drawPaper(paper)
    parentPort?.postMessage({ number, bytes })
  } catch (error) {
    parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
  }
})

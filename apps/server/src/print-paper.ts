import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'

type Printed = { number: number; bytes: Uint8Array } | { number: number; error: string }
type Waiting = { done(bytes: Uint8Array): void; failed(error: Error): void }

let printer: { thread: Worker; waiting: Map<number, Waiting> } | undefined
let papers = 0

/**
 * Draws a paper as PDF on a thread of its own: it takes a tenth of a second, or with a long table some, in which nobody
 * else would be answered. The thread starts with the first paper, and keeps no process from ending.
 */
export function printPaper(paper: Paper): Promise<Uint8Array> {
  printer ??= startPrinter()
  const { thread, waiting } = printer
  papers += 1
  const number = papers
  return new Promise((done, failed) => {
    waiting.set(number, { done, failed })
    thread.postMessage({ number, paper })
  })
}

function startPrinter() {
  const thread = new Worker(new URL('./paper-thread.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  thread.unref()
  thread.on('message', (printed: Printed) => {
    const caller = waiting.get(printed.number)
    waiting.delete(printed.number)
    if ('bytes' in printed) caller?.done(printed.bytes)
    else caller?.failed(new Error(`the paper could not be drawn: ${printed.error}`))
  })
  const end = (error?: Error) => {
    printer = undefined
    for (const { failed } of waiting.values()) failed(error ?? new Error('the printing thread ended'))
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end())
  return { thread, waiting }
}

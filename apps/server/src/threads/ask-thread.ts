import { parentPort, Worker } from 'node:worker_threads'

type PendingTask<Question> = { number: number; question: Question }
type Answered<Answer> = { number: number; answer: Answer } | { number: number; error: string }
type Waiting<Answer> = { done(answer: Answer): void; failed(error: Error): void }

/**
 * Runs slow work on a worker thread, so that the process keeps answering meanwhile. The thread starts with the first
 * task and is unref'd: it does not keep the process alive unless a task waits for it. A thread that ended is restarted.
 */
export function threadOf<Question, Answer>(file: URL): (question: Question) => Promise<Answer> {
  let running: { thread: Worker; waiting: Map<number, Waiting<Answer>> } | undefined
  let questions = 0

  function start() {
    const thread = new Worker(file)
    const waiting = new Map<number, Waiting<Answer>>()
    thread.on('message', (answered: Answered<Answer>) => {
      const asker = waiting.get(answered.number)
      waiting.delete(answered.number)
      if (waiting.size === 0) thread.unref()
      if ('answer' in answered) asker?.done(answered.answer)
      else asker?.failed(new Error(answered.error))
    })
    const end = (error = new Error('The thread ended.')) => {
      running = undefined
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    thread.on('error', end)
    thread.on('exit', () => end())
    return { thread, waiting }
  }

  return (question) => {
    running ??= start()
    const { thread, waiting } = running
    const asked: PendingTask<Question> = { number: questions++, question }
    return new Promise((done, failed) => {
      waiting.set(asked.number, { done, failed })
      thread.ref()
      thread.postMessage(asked)
    })
  }
}

/** The thread's side: runs one task after another. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): void {
  parentPort?.on('message', async ({ number, question }: PendingTask<Question>) => {
    try {
      parentPort?.postMessage({ number, answer: await work(question) })
    } catch (error) {
      parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
    }
  })
}

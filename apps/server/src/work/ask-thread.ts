import { parentPort, Worker } from 'node:worker_threads'

type Asked<Question> = { number: number; question: Question }
type Answered<Answer> = { number: number; answer: Answer } | { number: number; error: string }
type Waiting<Answer> = { done(answer: Answer): void; failed(error: Error): void }

/**
 * Puts work that takes long on a thread of its own, so that everybody else is answered meanwhile. The thread starts with the
 * first question and keeps no process from ending that waits for none; one that ends is started anew.
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
    const asked: Asked<Question> = { number: questions++, question }
    return new Promise((done, failed) => {
      waiting.set(asked.number, { done, failed })
      thread.ref()
      thread.postMessage(asked)
    })
  }
}

/** The thread's own side: answers what it is asked, one question after the other. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): void {
  parentPort?.on('message', async ({ number, question }: Asked<Question>) => {
    try {
      parentPort?.postMessage({ number, answer: await work(question) })
    } catch (error) {
      parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
    }
  })
}

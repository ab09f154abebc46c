import { parentPort, Worker } from 'node:worker_threads'

type PendingTask<Question> = { number: number; question: Question }
type Answered<Answer> = { number: number; answer: Answer } | { number: number; error: string }
type Waiting<Answer> = { done(answer: Answer): void; failed(error: Error): void }

/** For work whose length strangers choose. Who waits for a thread that is ended gets an error. */
type Limits = {
  /** A task that takes longer ends the thread. */
  taskMs: number
  /** A thread that nobody has asked for so long is ended: it gives its memory back. */
  idleMs: number
  memoryMb: number
}

/**
 * Runs slow work on a worker thread, so that the process keeps answering meanwhile. The thread starts with the first
 * task and is unref'd: it does not keep the process alive unless a task waits for it. A thread that ended is restarted.
 */
export function threadOf<Question, Answer>(
  file: URL,
  limits?: Limits,
): (question: Question) => Promise<Answer> {
  let running: ReturnType<typeof start> | undefined
  let questions = 0

  function start() {
    const thread = new Worker(file, limits && { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } })
    const waiting = new Map<number, Waiting<Answer>>()
    let timer: NodeJS.Timeout | undefined
    const watch = (ms: number | undefined) => {
      clearTimeout(timer)
      if (ms !== undefined) timer = setTimeout(() => void thread.terminate(), ms).unref()
    }
    thread.on('message', (answered: Answered<Answer>) => {
      const asker = waiting.get(answered.number)
      waiting.delete(answered.number)
      if (waiting.size === 0) thread.unref()
      // The next task begins now.
      watch(waiting.size === 0 ? limits?.idleMs : limits?.taskMs)
      if ('answer' in answered) asker?.done(answered.answer)
      else asker?.failed(new Error(answered.error))
    })
    const end = (error = new Error('The thread ended.')) => {
      if (running?.thread === thread) running = undefined
      clearTimeout(timer)
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    thread.on('error', end)
    thread.on('exit', () => end())
    return { thread, waiting, watch }
  }

  return (question) => {
    running ??= start()
    const { thread, waiting, watch } = running
    const asked: PendingTask<Question> = { number: questions++, question }
    return new Promise((done, failed) => {
      waiting.set(asked.number, { done, failed })
      thread.ref()
      if (waiting.size === 1) watch(limits?.taskMs)
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

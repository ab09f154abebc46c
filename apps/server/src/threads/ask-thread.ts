import { parentPort, Worker } from 'node:worker_threads'

type Answered<Answer> = { answer: Answer } | { error: string }
type Waiting<Question, Answer> = {
  question: Question
  done(answer: Answer): void
  failed(error: Error): void
}

/** For work whose length strangers choose. A task beyond them ends the thread, and gets an error. */
type Limits = {
  taskMs: number
  /** Of the thread's objects, and as much again of the bytes that they hold. */
  memoryMb: number
}

/** A thread that nobody has asked for so long is ended: it gives back its memory, some 50 MB. The next begins within a second. */
const idleMs = 30_000
/** Of new objects. By the settings of the process it would be 48 MB, of which a thread that works now and then has no use. */
const youngMb = 8

const memoryCheckMs = 100

/**
 * Runs slow work on a worker thread, so that the process keeps answering meanwhile. The thread starts with the first
 * task and is unref'd: it does not keep the process alive unless a task waits for it. It gets one task after another: those
 * that wait for a thread that has ended go on in a new one.
 */
export function threadOf<Question, Answer>(
  file: URL,
  limits?: Limits,
): (question: Question) => Promise<Answer> {
  const resourceLimits = {
    maxYoungGenerationSizeMb: youngMb,
    ...(limits && { maxOldGenerationSizeMb: limits.memoryMb }),
  }
  /** The thread works on the first of them. */
  const waiting: Waiting<Question, Answer>[] = []
  let running: Worker | undefined
  let stopWatching: () => void = () => undefined

  function start(): Worker {
    const thread = new Worker(file, { resourceLimits })
    thread.on('message', (answered: Answered<Answer>) => {
      if (running !== thread) return
      const asker = waiting.shift()
      goOn()
      if ('answer' in answered) asker?.done(answered.answer)
      else asker?.failed(new Error(answered.error))
    })
    thread.on('error', (error) => end(thread, error))
    thread.on('exit', () => end(thread))
    return thread
  }

  function end(thread: Worker, error = new Error('The thread ended.')): void {
    if (running !== thread) return
    running = undefined
    void thread.terminate()
    const asker = waiting.shift()
    goOn()
    asker?.failed(error)
  }

  function goOn(): void {
    stopWatching()
    const [first] = waiting
    if (first) running ??= start()
    const thread = running
    if (!thread) return
    if (!first) {
      thread.unref()
      stopWatching = watch(thread, { taskMs: idleMs }, () => end(thread))
      return
    }
    thread.ref()
    // What was measured of one task may arrive in the next.
    if (limits) stopWatching = watch(thread, limits, () => waiting[0] === first && end(thread))
    thread.postMessage(first.question)
  }

  return (question) =>
    new Promise((done, failed) => {
      waiting.push({ question, done, failed })
      if (waiting.length === 1) goOn()
    })
}

/** Calls `end` when it has taken too long or too much. Returns how to stop that. */
function watch(
  thread: Worker,
  { taskMs, memoryMb }: Pick<Limits, 'taskMs'> & Partial<Limits>,
  end: () => unknown,
): () => void {
  const timer = setTimeout(end, taskMs).unref()
  const memoryTimer = memoryMb === undefined ? undefined : whenTooLarge(thread, memoryMb, end)
  return () => {
    clearTimeout(timer)
    clearInterval(memoryTimer)
  }
}

/** The limit of the thread itself does not count the bytes of arrays: of a small file they may be gigabytes. */
const whenTooLarge = (thread: Worker, memoryMb: number, end: () => unknown): NodeJS.Timeout =>
  setInterval(() => {
    thread.getHeapStatistics().then(
      ({ external_memory }) => external_memory > memoryMb * 2 ** 20 && end(),
      // It has ended meanwhile.
      () => undefined,
    )
  }, memoryCheckMs).unref()

/** The thread's side. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): void {
  parentPort?.on('message', async (question: Question) => {
    try {
      parentPort?.postMessage({ answer: await work(question) })
    } catch (error) {
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
    }
  })
}

import { ThreadsPoolWorker } from 'vitest/node'

type Options = ConstructorParameters<typeof ThreadsPoolWorker>[0]
type Listener = Parameters<ThreadsPoolWorker['on']>
type Message = Parameters<ThreadsPoolWorker['send']>[0]

/**
 * A Vitest pool with one thread that outlives a run. Stryker runs Vitest once per mutant, and a new thread would load
 * the whole application for a test of half a second. Vitest still evaluates the test files again in every run.
 */
export const keptThread = {
  name: 'kept thread',
  createPoolWorker: (options: Options) => new KeptThread(options),
}

let kept: ThreadsPoolWorker | undefined
/** A static mutant acts while its module loads: it needs a new thread, and nothing else may use that thread later. */
let hasStaticMutant = false

class KeptThread {
  readonly name = keptThread.name
  readonly #options: Options
  #listeners: Listener[] = []
  #isNew = false
  #config: unknown

  constructor(options: Options) {
    this.#options = options
  }

  async start(): Promise<void> {
    const context = { mutantActivation: '', ...this.#options.project.getProvidedContext() }
    const isStatic = context.mutantActivation === 'static'
    if (isStatic || hasStaticMutant) await endThread()
    hasStaticMutant = isStatic
    if (kept) return
    this.#isNew = true
    const thread = new ThreadsPoolWorker(this.#options)
    await thread.start()
    thread.on('exit', () => {
      if (kept === thread) kept = undefined
    })
    kept = thread
  }

  send(message: Message): void {
    // The thread gets its configuration when it starts, which is once. Each run has its own: the names of its tests.
    if (message.type === 'start') this.#config = message.context.config
    if (message.type === 'run') Object.assign(message.context, { config: this.#config })
    if (message.type === 'start' && !this.#isNew) this.#answer('started')
    // A thread that was stopped would no longer listen.
    else if (message.type === 'stop') this.#answer('stopped')
    else kept?.send(message)
  }

  on(event: Listener[0], listener: Listener[1]): void {
    this.#listeners.push([event, listener])
    kept?.on(event, listener)
  }

  off(event: Listener[0], listener: Listener[1]): void {
    this.#listeners = this.#listeners.filter(([, known]) => known !== listener)
    kept?.off(event, listener)
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) kept?.off(event, listener)
  }

  deserialize(data: unknown): unknown {
    return data
  }

  #answer(type: 'started' | 'stopped'): void {
    const listeners = this.#listeners.filter(([event]) => event === 'message')
    setImmediate(() => {
      for (const [, listener] of listeners) listener({ type, __vitest_worker_response__: true })
    })
  }
}

async function endThread(): Promise<void> {
  const thread = kept
  kept = undefined
  await thread?.stop()
}

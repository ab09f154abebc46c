import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The part of a query that is left out in this run, by its number; none in the first run. */
    mutantQueryPart: number
  }
  interface TaskMeta {
    /** The parts that this file's tests have reached. */
    queryParts?: number[]
  }
}

const missing = inject('mutantQueryPart')
const reached = new Set<number>()

/** Called by the instrumented code: whether this part is the one that is left out. */
Object.assign(globalThis, {
  queryPart: (number: number) => {
    reached.add(number)
    return number === missing
  },
})

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter to see what the hook wants.
afterAll(({}, suite) => {
  suite.meta.queryParts = [...reached]
})

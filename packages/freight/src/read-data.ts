import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of `data/`, which the scripts in `scripts/` make. Loaded on first use, so that it does not slow the start. */
export function readData<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, `../data/${name}.json`), 'utf8')) as T
}

/** Computed at the first call, kept from then on. */
export function lazily<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}

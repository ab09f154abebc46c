import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One of the files in `data/`, whose scripts stand in `scripts/`. Read on first use, so that nobody's start pays for it. */
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

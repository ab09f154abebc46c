import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What somebody outside the product knows for sure: what was asked for, and what was answered. */
export type KeptLine =
  | { kind: 'asked'; id: string; companyId: string; reference: string; amount: number }
  /** `at` is the time of the machine that asks, which no fault touches. */
  | { kind: 'paid'; id: string; at: number }
  | { kind: 'refused'; id: string; at: number; status: number; code: string | undefined }
  | { kind: 'stored'; documentUrl: string; sha256: string; at: number }

/** A file that only grows. Each line is on the disk before its writer goes on. */
export function keptLedger(file: string) {
  const handle = openSync(file, 'a', 0o600)
  return {
    add(line: KeptLine): void {
      writeSync(handle, `${JSON.stringify(line)}\n`)
      fsyncSync(handle)
    },
    read: (): KeptLine[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as KeptLine),
    close: () => closeSync(handle),
  }
}

export type KeptLedger = ReturnType<typeof keptLedger>

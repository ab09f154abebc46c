import type { Result } from './collect.ts'
import { type Measured, NotInstalled } from './measure.ts'

// Runs the bench of this file, and sends what came of it to the process that asked.

const { run } = (await import(String(process.argv[2]))) as { run(): Promise<Measured> }
const result: Result = await run().then(
  (measured) => ({ measured }),
  (error: unknown) => {
    if (error instanceof NotInstalled) return { needs: error.message }
    console.error(error)
    return { failed: String(error) }
  },
)
process.send?.(result, () => process.exit())

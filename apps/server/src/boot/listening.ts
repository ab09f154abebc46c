import type { Deps } from './deps.ts'

/** Starts what hears from other processes through the database: ended sessions, and the sandbox's clock. */
export async function startListening({ sessions, sandbox }: Deps): Promise<void> {
  await Promise.all([sessions.listen(), sandbox?.clock.listen()])
}

export async function stopListening({ sessions, sandbox }: Deps): Promise<void> {
  await Promise.all([sessions.close(), sandbox?.clock.close()])
}

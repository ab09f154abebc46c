import type { Deps } from '../deps/deps.ts'

/**
 * Starts what connects this process with others through the database: it is known to be alive, and hears of ended sessions
 * and of the sandbox's clock.
 */
export async function startListening({ sessions, sandbox, identity }: Deps): Promise<void> {
  await Promise.all([sessions.listen(), sandbox?.clock.listen(), identity.start()])
}

export async function stopListening({ sessions, sandbox, identity }: Deps): Promise<void> {
  await Promise.all([sessions.close(), sandbox?.clock.close(), identity.end()])
}

import type { Deps } from '../../../deps/deps.ts'

const everyMs = 250
/** The target of webhooks: HTTP to ourselves, or directly into the server in a test. */
export type PostWebhook = (headers: Record<string, string>, body: string) => Promise<{ status: number }>

/** Advances the sandbox provider once: payouts take their next step, and their webhooks are delivered. */
export async function playSandboxOnce(deps: Deps, post: PostWebhook): Promise<void> {
  await deps.sandbox?.payments?.advance()
  await deps.sandbox?.payments?.deliver(post)
}

/** The same in a loop, until the returned function is called. */
export function playSandbox(deps: Deps, webhookUrl: string): () => Promise<void> {
  let isStopped = false
  const post: PostWebhook = (headers, body) =>
    fetch(webhookUrl, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const turns = (async () => {
    while (!isStopped) {
      await playSandboxOnce(deps, post).catch((error: unknown) => {
        if (!isStopped) deps.log.warn({ err: error }, 'the sandbox paused')
      })
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    isStopped = true
    await turns
  }
}

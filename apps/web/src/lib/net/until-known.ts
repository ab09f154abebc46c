import { isBusy, parsed, type RawAnswer } from './api-answer.ts'

const againAfterMs = 1_000
/** The server itself waits ten seconds before it answers that a request is busy. */
const mostTimes = 6

/**
 * Sends a request again, under its own key, while the first sending of it has no outcome yet: its connection was lost, or the
 * server's process died and another one takes over.
 */
export async function untilKnown(send: () => Promise<RawAnswer>, signal?: AbortSignal): Promise<RawAnswer> {
  for (let times = 1; ; times++) {
    const answer = await send()
    if (answer.status !== 409 || !isBusy(parsed(answer.text)) || times === mostTimes) return answer
    await new Promise((resolve) => setTimeout(resolve, againAfterMs))
    signal?.throwIfAborted()
  }
}

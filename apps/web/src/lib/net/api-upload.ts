import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { networkFailure, readAnswer } from './api-answer.ts'
import { apiRequest } from './api-request.ts'

/** `api` for large bodies: `onProgress` gets the share that was sent, 0 to 1, which `fetch` cannot report. */
export function apiUpload<const E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
  onProgress: (share: number) => void,
): Promise<WireOutput<E>> {
  const request = apiRequest(endpoint, input, {})
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(endpoint.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onerror = () => reject(networkFailure())
    call.onload = () => {
      const requestId = call.getResponseHeader('x-request-id') ?? undefined
      try {
        const answer = readAnswer(request, { status: call.status, text: call.responseText, requestId })
        resolve(answer as WireOutput<E>)
      } catch (error) {
        reject(error)
      }
    }
    call.send(request.body)
  })
}

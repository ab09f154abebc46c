/** What the sandbox may use of webhooks. */
export { receiveWebhook } from './receive-webhook.ts'

export { mailNotification } from './mail-notification.ts'
export { processEvents } from './process-events.ts'
export { hasNewEvents } from './take-events.ts'

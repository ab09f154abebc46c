export { mailNotification } from './mail-notification.ts'
export { tellEvents } from './tell-events.ts'

export { mailNotification } from './mail-notification.ts'
export { nameSubjects } from './subject-names.ts'
export { tellEvents } from './tell-events.ts'

export { listRefusedPayments } from './list-refused-payments.ts'
export { tasksFor } from './list-tasks.ts'
export { changeTasks, type TaskChange } from './task-changes.ts'

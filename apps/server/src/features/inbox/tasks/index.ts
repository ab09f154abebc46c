export { tasksFor } from './list-tasks.ts'
export { changeTasks, type TaskChange } from './task-changes.ts'

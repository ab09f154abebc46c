export { tasksFor } from './list-tasks.ts'
export { changeTasks, type TaskChange, type TaskFor } from './task-changes.ts'

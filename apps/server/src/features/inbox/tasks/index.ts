export { tasksFor } from './list-tasks.ts'
export { countOpenTasks } from './open-tasks.ts'
export { changeTasks, type TaskChange } from './task-changes.ts'

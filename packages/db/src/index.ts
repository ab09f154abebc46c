export { createDb, type Db, type Tx } from './create-db.ts'
export type { Database } from './database.ts'
export { type Listening, listenTo } from './listen.ts'
export { migrate } from './migrate.ts'

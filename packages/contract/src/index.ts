export * from './endpoint.ts'
export * from './errors.ts'
export * from './roles.ts'
export * from './values.ts'

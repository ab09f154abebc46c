export * from './primitives/endpoint.ts'
export * from './primitives/errors.ts'
export * from './primitives/roles.ts'
export * from './primitives/values.ts'

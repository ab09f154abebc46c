export { lastReadOn } from './facts.ts'

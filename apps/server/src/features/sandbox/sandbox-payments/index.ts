export { playedProvider } from './played-provider.ts'

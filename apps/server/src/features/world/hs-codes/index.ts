export { checkHsCode } from './check-hs-code.ts'

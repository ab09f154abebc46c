export { checkHsCode, replacedText } from './check-hs-code.ts'

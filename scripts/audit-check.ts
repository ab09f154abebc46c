import { readFile } from 'node:fs/promises'
import { checkReceipt } from '../apps/server/src/audit/receipt.ts'

// Proves a receipt of the audit trail without a database: exit status 1 where it proves nothing.
// npm run audit:check -- FILE [PUBLIC KEY]

const [file, expectedKey] = process.argv.slice(2)
if (!file) throw new Error('Name the file of the receipt: npm run audit:check -- FILE')
const answer = checkReceipt(await readFile(file, 'utf8'))
if (!answer.isGood) console.log(`Not proven: ${answer.why}`)
else if (expectedKey && expectedKey.toLowerCase() !== answer.publicKey)
  console.log(`Not proven: the receipt is signed by another key, ${answer.publicKey}`)
else if (expectedKey)
  console.log(
    `Proven: the entry was in the audit trail, as this receipt has it.\nSigned by ${answer.publicKey}`,
  )
else
  console.log(
    `Consistent, and signed by ${answer.publicKey}\nIt proves the entry if this is the key that was published. Name that key after the file, and it is compared.`,
  )
const isProven = answer.isGood && (!expectedKey || expectedKey.toLowerCase() === answer.publicKey)
process.exitCode = isProven ? 0 : 1

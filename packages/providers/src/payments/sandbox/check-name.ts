import { ProviderUnavailable } from '../../provider-unavailable.ts'
import { type AccountToCheck, isCheckedCorridor, type NameCheck, notCheckedThere } from '../name-check.ts'

/**
 * The account holder's name chooses what its bank says, where banks are asked at all:
 *
 *     SIM-CLOSE      nearly the same; the bank has the name without this word, and with "Trading"
 *     SIM-OTHER      another name, which the bank does not say
 *     SIM-GONE       the bank does not know the account
 *     SIM-UNCHECKED  the bank does not take part
 *     SIM-SILENT     the provider does not answer
 *
 * Any other name is the bank's own.
 */
export async function checkName(account: AccountToCheck): Promise<NameCheck> {
  if (!isCheckedCorridor(account)) return notCheckedThere(account)
  const { name } = account
  if (name.includes('SIM-SILENT')) throw new ProviderUnavailable('the sandbox did not answer')
  if (name.includes('SIM-UNCHECKED'))
    return { result: 'not_possible', reason: 'The bank did not say whose account it is.' }
  if (name.includes('SIM-GONE')) return { result: 'no_match', reason: 'The bank does not know this account.' }
  if (name.includes('SIM-OTHER')) return { result: 'no_match' }
  if (!name.includes('SIM-CLOSE')) return { result: 'match' }
  const rest = name.replaceAll('SIM-CLOSE', ' ').replace(/\s+/g, ' ').trim()
  return { result: 'close_match', bankName: `${rest} Trading`.trim() }
}

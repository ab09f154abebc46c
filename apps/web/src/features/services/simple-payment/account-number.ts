/** "DE89 3704 0044 0532 0130 00": IBANs are printed in groups of four; other numbers stay as the bank writes them. */
export function groupAccountNumber(accountNumber: string): string {
  const plain = accountNumber.replace(/\s/g, '')
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain) ? plain.replace(/(.{4})(?=.)/g, '$1 ') : accountNumber
}

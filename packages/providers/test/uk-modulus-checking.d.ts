declare module 'uk-modulus-checking' {
  export default class UkModulusChecking {
    constructor(account: { accountNumber: string; sortCode: string })
    isValid(): boolean
  }
}

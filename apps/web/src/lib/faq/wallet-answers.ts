import type { FaqEntry } from './faq-entry.ts'

export const walletAnswers: FaqEntry[] = [
  {
    id: 'which-currencies',
    question: 'Which currencies can I hold?',
    answer:
      '20: USD, EUR, JPY, GBP, AUD, CAD, CHF, CNY, SEK, NZD, MXN, SGD, HKD, NOK, KRW, TRY, INR, RUB, BRL and ZAR. You have a dollar and a euro account from the start. Open others at once and free of charge with “Add New Currency”.',
    terms: 'wallet account open dollar euro pound yen yuan rupee',
    link: { to: '/dashboard?wallet=open-currency', text: 'Add New Currency' },
  },
  {
    id: 'add-balance',
    question: 'How do I add money to my wallet?',
    answer:
      'Press “Add balance” on the dashboard, enter the amount in US dollars, and approve it with your password and the code that we send by email. Your business verification has to be cleared first.',
    terms: 'top up fund deposit load pay in prefund',
    link: { to: '/dashboard?wallet=add-balance', text: 'Add balance' },
  },
  {
    id: 'receive-money',
    question: 'How can others pay me?',
    answer:
      'Give them your account details and ask for a reference, such as your invoice number. The money appears in the movements of that account, with its sender and reference. We notify you when it has arrived.',
    terms: 'receive incoming buyer customer invoice collect deposit',
    link: { to: '/dashboard/wallet?kind=incoming', text: 'Money received' },
  },
  {
    id: 'account-details',
    question: 'Where are my account details?',
    answer:
      'In the wallet, beside each account. Press “Account details” to copy the numbers or download them as a PDF for a payer. They appear when your business is verified.',
    terms: 'routing number virtual account bank receive iban sort code swift bic pdf',
    link: { to: '/dashboard/wallet', text: 'Wallet' },
  },
  {
    id: 'what-is-held',
    question: 'Why is some of my money held?',
    answer:
      'It is reserved for a payment in progress. It is yours until the payment is sent, cannot be spent twice, and is available again at once if the payment is cancelled or refused. Money that arrives before your business is verified is held until it is.',
    terms: 'reserved blocked available pending balance',
  },
  {
    id: 'convert',
    question: 'How do I convert between currencies?',
    answer:
      'Press “Convert” on an account, enter either amount, and accept the rate while it is locked. A conversion between your own accounts has no fee; our rate includes a margin on the mid-market rate, which the page Prices shows for your company. You can convert once your business is verified.',
    terms: 'exchange fx swap change currency conversion',
    link: { to: '/dashboard/wallet?wallet=convert', text: 'Convert' },
  },
  {
    id: 'where-rates-come-from',
    question: 'Where do the exchange rates come from?',
    answer:
      'Prices come from our payments provider. Beside them we show the European Central Bank’s reference rate of the day; at weekends and holidays it is the one of the last working day. Every rate shows its date and source, and a rate that is older than four days is not used. In the sandbox the rates are invented, and marked “Sandbox rate”.',
    terms: 'source ecb date mid rate provider sandbox weekend old',
  },
  {
    id: 'movements',
    question: 'Where do I see all movements of my money?',
    answer:
      'On the wallet page: every movement of each account, with the balance after it. Filter by type, direction, amount and text, and export the list as CSV.',
    terms: 'transactions history ledger account csv export filter',
    link: { to: '/dashboard/wallet', text: 'Wallet' },
  },
  {
    id: 'statements',
    question: 'How do I get a statement of an account?',
    answer:
      'Under Statements, for each currency and any period: as a PDF, as CSV, or as the bank message camt.053 for your accounting. The opening balance and the entries always add up to the closing balance, and each document explains how to verify it.',
    terms: 'camt csv pdf download accounting bookkeeping report month',
    link: { to: '/dashboard/wallet/statements', text: 'Statements' },
  },
]

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
      'On the back of the US Dollar card on the dashboard. Press “Account details” to turn the card over.',
    terms: 'routing number virtual account bank receive iban',
    link: { to: '/dashboard', text: 'Dashboard' },
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
      'Press “Convert” on an account, enter either amount, and accept the rate while it is locked. A conversion between your own accounts has no fee; our rate includes a margin of 0.20 % on the mid-market rate.',
    terms: 'exchange fx swap change',
    link: { to: '/dashboard/wallet?wallet=convert', text: 'Convert' },
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

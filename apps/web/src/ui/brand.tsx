import { classNames } from './class-names.ts'

/** The sign and the name. `isOnNavy` on dark ground. */
export function Brand({ isOnNavy, suffix }: { isOnNavy?: boolean; suffix?: string }) {
  return (
    <span
      className={classNames('flex items-center gap-2.5 text-base font-semibold', isOnNavy && 'text-white')}
    >
      <svg viewBox="0 0 28 28" className="size-7 flex-none" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="#0b6e6e" />
        <path
          d="M5 17c4 0 4-4 9-4s5 4 9 4M5 21c4 0 4-4 9-4s5 4 9 4"
          stroke="#fff"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="14" cy="8" r="2" fill="#fff" />
      </svg>
      <span>
        Tradelane
        {suffix && <span className="font-normal text-navy-text-2"> {suffix}</span>}
      </span>
    </span>
  )
}

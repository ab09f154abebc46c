import { classNames } from './class-names.ts'

/** `main` once a page; `plain` beside it; `quiet` inside lists and cards; `danger` for what cannot be undone; `chosen` of several. */
type ButtonTone = 'main' | 'plain' | 'quiet' | 'danger' | 'chosen' | 'onNavy'
type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; isWide?: boolean }

const tones: Record<ButtonTone, string> = {
  main: 'border-sea-fill bg-sea-fill text-white enabled:hover:border-sea-fill-strong enabled:hover:bg-sea-fill-strong [a&]:hover:bg-sea-fill-strong',
  plain: 'border-line-2 bg-paper text-ink enabled:hover:bg-mist-2 [a&]:hover:bg-mist-2',
  quiet: 'border-transparent bg-transparent text-sea enabled:hover:bg-sea-wash [a&]:hover:bg-sea-wash',
  danger: 'border-lost-fill bg-lost-fill text-white enabled:hover:brightness-90',
  chosen: 'border-sea bg-sea-wash text-sea',
  onNavy: 'border-white/25 bg-white/10 text-white enabled:hover:bg-white/20 [a&]:hover:bg-white/20',
}
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1',
  md: 'min-h-10 px-4 py-2',
  lg: 'min-h-12 px-6 py-3 text-base',
}

export function buttonLook({ tone = 'plain', size = 'md', isWide }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors',
    'disabled:opacity-50 print:hidden',
    tones[tone],
    sizes[size],
    isWide && 'w-full',
  )
}

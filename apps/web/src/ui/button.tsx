import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** In flight: shows a spinner and `busyText`, and ignores further clicks while keeping the focus. */
    isBusy?: boolean
    busyText?: string
  }

export function Button({
  tone,
  size,
  isWide,
  isBusy,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose the focus, so a busy one only stops listening.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      className={classNames(
        buttonLook({ ...(tone && { tone }), ...(size && { size }), ...(isWide && { isWide }) }),
        className,
      )}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={click}
    >
      {isBusy && <Spinner />}
      {isBusy ? (busyText ?? children) : children}
    </button>
  )
}

export function LinkButton({ tone, size, isWide, className, ...rest }: LinkProps & ButtonLook) {
  const look = buttonLook({ ...(tone && { tone }), ...(size && { size }), ...(isWide && { isWide }) })
  return <Link className={classNames(look, className)} {...rest} />
}

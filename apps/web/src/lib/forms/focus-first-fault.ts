/** The first field on the page that is marked as faulty: one that is typed in, a choice, or the button of a file. */
export const focusFirstFault = (form: HTMLElement | null): void =>
  form
    ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input, button[data-invalid]')
    ?.focus()

type AskedRequirement = { what: string; about_name: string; remarks: string | null; is_mandatory: boolean }

/** What was asked for, one line each, for the mail and the notification. */
export const askedText = (asked: readonly AskedRequirement[]): string =>
  asked
    .map(
      ({ what, about_name, remarks, is_mandatory }) =>
        `${what} (${about_name})${is_mandatory ? '' : ', optional'}${remarks ? `: ${remarks}` : ''}`,
    )
    .join('\n')

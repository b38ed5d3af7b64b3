/** Formats counts and percentages. */
export const count = (value: number): string => value.toLocaleString('en')

export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`
